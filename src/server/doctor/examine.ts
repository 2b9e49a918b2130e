/**
 * Goes through everything that a server keeps, and tells what is wrong with it. Only reads, at one
 * moment, while a server may write.
 */

import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { AnyGame } from '../../game.ts';
import { STATUSES, type Status, StoreFailure } from '../../tables/store.ts';
import { databaseIn } from '../store/place.ts';
import { checkWhole } from '../store/sqlite-check.ts';
import { failureOf } from '../store/sqlite-failure.ts';
import { foreignIn } from '../store/sqlite-foreign.ts';
import { questionsOf } from '../store/sqlite-queries.ts';
import { row, rows, value } from '../store/sqlite-row.ts';
import { checkIsOurs, VERSION, versionOf } from '../store/sqlite-schema.ts';
import { type Fault, inOneLine } from './fault.ts';
import { examineSummary, examineTally } from './index-entry.ts';
import { examineJournal } from './journal.ts';
import { examineModes, examineRoom, roomIn } from './place.ts';

export interface Findings {
  readonly database: string;
  readonly version: number;
  readonly tables: Readonly<Record<Status, number>>;
  readonly entries: number;
  readonly persons: number;
  /** Answers of chance that were worked out anew from the secrets. */
  readonly answers: number;
  /** Bytes that are free on the disk, if it is one of this machine. */
  readonly free?: number;
  readonly faults: readonly Fault[];
}

const PATIENCE = 5000;

/** Throws a StoreFailure if there is no database of ours to look into. */
export function examine(
  folder: string,
  games: readonly AnyGame[],
  progress: (done: number, total: number) => void,
): Findings {
  const file = databaseIn(folder);
  if (!existsSync(file)) throw new StoreFailure('broken', `there is no database ${file}`);
  const modes = examineModes(folder, file); // before it is opened: that may make files
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE });
    database.exec('PRAGMA trusted_schema = OFF');
    database.exec('BEGIN');
    checkIsOurs(database, file);
    const version = versionOf(database);
    if (version < VERSION)
      throw new StoreFailure(
        'broken',
        `${file} is of version ${version}: start the server once to bring it to ${VERSION}`,
      );
    const free = roomIn(folder);
    const faults = [...modes, ...examineRoom(free), ...examineFile(database, file)];
    return { database: file, version, free, ...examineTables(database, games, faults, progress) };
  } catch (error) {
    throw failureOf(error, file);
  } finally {
    database?.close();
  }
}

function examineFile(database: DatabaseSync, file: string): readonly Fault[] {
  try {
    checkWhole(database, file);
    return foreignIn(database).map((what) => ({
      what: `${file} was changed by somebody: ${what}`,
    }));
  } catch (error) {
    return [{ what: inOneLine(error) }];
  }
}

function examineTables(
  database: DatabaseSync,
  games: readonly AnyGame[],
  faults: Fault[],
  progress: (done: number, total: number) => void,
): Pick<Findings, 'tables' | 'entries' | 'persons' | 'answers' | 'faults'> {
  const questions = questionsOf(database);
  const listedFor = rowsOf(
    database,
    'SELECT person FROM people JOIN tables USING (key) WHERE id = ?',
  );
  const tallied = rowsOf(database, 'SELECT text FROM tallies JOIN tables USING (key) WHERE id = ?');
  const present = rowsOf(
    database,
    'SELECT n FROM entries WHERE journal = (SELECT key FROM tables WHERE id = ?) ORDER BY n',
  );
  const ids = rows<[string]>(rowsOf(database, 'SELECT id FROM tables ORDER BY key'));
  const tables = { open: 0, running: 0, over: 0 };
  let [entries, answers] = [0, 0];
  for (const [index, [id]] of ids.entries()) {
    progress(index, ids.length);
    try {
      const summary = questions.summary(id);
      if (summary !== undefined && STATUSES.includes(summary.status)) tables[summary.status]++;
      const lines = linesOf(id, () => questions.read(id, 0), present);
      entries += lines.length;
      const journal = examineJournal(id, lines, games);
      answers += journal.answers;
      faults.push(...journal.faults);
      const people = rows<[string]>(listedFor, id).map(([person]) => person);
      if (journal.table === undefined || summary === undefined) continue;
      const [tally] = row<[string]>(tallied, id) ?? [];
      faults.push(
        ...examineSummary(journal.table, summary, people),
        ...examineTally(journal.table, tally),
      );
    } catch (error) {
      faults.push(
        error instanceof Gap
          ? { table: id, entry: error.entry, what: error.message }
          : { table: id, what: inOneLine(error) },
      );
    }
  }
  progress(ids.length, ids.length);
  const persons = value<number>(rowsOf(database, 'SELECT count(*) FROM persons'));
  return { tables, entries, answers, persons, faults };
}

class Gap extends Error {
  readonly entry: number;

  constructor(entry: number) {
    super('is missing, or out of place');
    this.entry = entry;
  }
}

/** The journal as the server would read it; where it can't, which entry is missing. */
function linesOf(
  id: string,
  read: () => readonly string[],
  present: StatementSync,
): readonly string[] {
  try {
    return read();
  } catch (error) {
    const numbers = rows<[number]>(present, id).map(([n]) => n);
    const missing = numbers.findIndex((n, index) => n !== index);
    if (!inOneLine(error).includes('has a gap')) throw error;
    throw new Gap((missing < 0 ? numbers.length : missing) + 1);
  }
}

function rowsOf(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}
