/** A SQLite file, read from its first line to its last in one transaction. */

import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Person, StoreFailure } from '../../tables/store.ts';
import { checkIsUnused } from './backup.ts';
import { type Broken, type DumpLine, MOVE, type Source } from './dump-line.ts';
import { checkWhole } from './sqlite-check.ts';
import { failureOf } from './sqlite-failure.ts';
import { questionsOf } from './sqlite-queries.ts';
import { row, rows, value } from './sqlite-row.ts';
import { checkIsOurs, VERSION, versionOf } from './sqlite-schema.ts';

const PATIENCE = 5000;

export async function openSqliteSource(file: string, isAlone: boolean): Promise<Source> {
  if (!existsSync(file)) throw new StoreFailure('broken', `there is no database ${file}`);
  let database: DatabaseSync | undefined;
  try {
    if (isAlone) checkIsUnused(file);
    database = new DatabaseSync(file, { timeout: PATIENCE });
    database.exec('PRAGMA trusted_schema = OFF');
    checkIsOurs(database, file);
    const version = versionOf(database);
    if (version < VERSION)
      throw new StoreFailure(
        'broken',
        `${file} is of version ${version}: start the server once to bring it to ${VERSION}`,
      );
    database.exec('BEGIN');
    return new SqliteSource(database, file);
  } catch (error) {
    database?.close();
    throw failureOf(error, file);
  }
}

class SqliteSource implements Source {
  readonly name: string;
  readonly tables: number;
  readonly isEmpty: boolean;
  readonly version = VERSION;
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, file: string) {
    this.name = file;
    this.#database = database;
    this.tables = this.#count('SELECT count(*) FROM tables');
    this.isEmpty =
      this.tables === 0 &&
      this.#count('SELECT count(*) FROM persons') === 0 &&
      this.#count(`SELECT count(*) FROM kept WHERE name <> '${MOVE}'`) === 0;
  }

  async *lines(broken?: Broken): AsyncGenerator<DumpLine> {
    try {
      yield* this.#directory();
      yield* this.#tables(broken);
    } catch (error) {
      throw failureOf(error, this.name);
    }
  }

  *#directory(): Generator<DumpLine> {
    type PersonRow = [string, string, string | null, number, number, number];
    const persons = 'SELECT id, name, owner, generation, since, given FROM persons ORDER BY id';
    for (const [id, name, owner, generation, since, given] of this.#each<PersonRow>(persons)) {
      const person: Person = { id, name, owner, generation, since };
      yield { type: 'person', ...person, ...(given === 1 && { isNameGiven: true }) };
    }
    for (const [name, kept] of this.#each<[string, string]>(
      'SELECT name, value FROM kept ORDER BY name',
    ))
      if (name !== MOVE) yield { type: 'kept', name, value: kept };
    type ResultRow = [string, string, number, number, string, string];
    const results =
      'SELECT challenge, person, rank, at, summary, record FROM results ORDER BY challenge, person';
    for (const [challenge, person, rank, at, summary, record] of this.#each<ResultRow>(results))
      yield { type: 'result', challenge, person, rank, at, summary, record };
    for (const [process, at, over] of this.#each<[string, number, number]>(
      'SELECT process, at, over FROM beats ORDER BY process',
    ))
      yield { type: 'beat', process, at, isOver: over === 1 };
    for (const [from, until] of this.#each<[number, number]>(
      'SELECT since, until FROM downtimes ORDER BY since, until',
    ))
      yield { type: 'downtime', from, until };
  }

  *#tables(broken: Broken | undefined): Generator<DumpLine> {
    const questions = questionsOf(this.#database);
    for (const [id] of this.#each<[string]>('SELECT id FROM tables ORDER BY key')) {
      const summary = questions.summary(id);
      if (summary === undefined) throw new Error(`${id} is gone`);
      let texts: readonly string[];
      try {
        texts = questions.read(id, 0);
      } catch (error) {
        if (broken === undefined) throw error;
        broken(id, (error as Error).message);
        continue;
      }
      const attended = [...questions.attended(id)];
      yield { type: 'table', summary, length: texts.length, attended };
      for (const [n, text] of texts.entries()) yield { type: 'entry', table: id, n, text };
    }
    for (const [table, text] of this.#each<[string, string]>(
      'SELECT id, text FROM tallies JOIN tables USING (key) ORDER BY at',
    ))
      yield { type: 'tally', table, text };
  }

  /** Of a file `gobelet doctor` knows more (src/server/doctor/examine.ts). */
  async faults(): Promise<readonly string[]> {
    try {
      checkWhole(this.#database, this.name);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  }

  async kept(name: string): Promise<string | undefined> {
    const asked = this.#database.prepare('SELECT value FROM kept WHERE name = ?');
    asked.setReturnArrays(true);
    return row<[string]>(asked, name)?.[0];
  }

  async forget(name: string): Promise<void> {
    this.#database.exec('COMMIT');
    this.#database.prepare('DELETE FROM kept WHERE name = ?').run(name);
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #count(sql: string): number {
    const asked = this.#database.prepare(sql);
    asked.setReturnArrays(true);
    return value<number>(asked);
  }

  #each<T extends readonly unknown[]>(sql: string): readonly T[] {
    const asked = this.#database.prepare(sql);
    asked.setReturnArrays(true);
    return rows<T>(asked);
  }
}
