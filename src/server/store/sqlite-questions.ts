/** What can be asked of the database. */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ListedResult, Person, Result, Status, Summary, Tallied } from '../../tables/store.ts';
import type { Questions } from './sqlite-wire.ts';

const COLUMNS = 'id, game, seats, status, listed, tables.people, due, opened, tables.changed';

export function questionsOf(database: DatabaseSync): Questions {
  const prepared = (sql: string): StatementSync => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  };
  const length = prepared('SELECT length FROM tables JOIN journals USING (key) WHERE id = ?');
  const walk = prepared(`
    WITH RECURSIVE walk (previous, n, text) AS (
      SELECT previous, n, text FROM tables JOIN journals USING (key) JOIN entries ON at = last WHERE id = ?1 AND n >= ?2
      UNION ALL
      SELECT entries.previous, entries.n, entries.text FROM walk JOIN entries ON at = walk.previous WHERE entries.n >= ?2
    )
    SELECT n, text FROM walk`);
  const summary = prepared(`SELECT ${COLUMNS} FROM tables WHERE id = ?`);
  const tablesOf = prepared(
    `SELECT ${COLUMNS} FROM people JOIN tables USING (key) WHERE person = ? ORDER BY people.changed DESC, key DESC LIMIT ?`,
  );
  const listed = prepared(
    `SELECT ${COLUMNS} FROM tables WHERE listed = 1 AND status <> 'over' AND changed >= ? ORDER BY changed DESC, key DESC LIMIT ?`,
  );
  const due = prepared('SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due, key LIMIT ?');
  const tallies = prepared('SELECT at, id, text FROM tallies JOIN tables USING (key) WHERE at > ? ORDER BY at LIMIT ?');
  const talliesOf = prepared(
    'SELECT text FROM people JOIN tallies USING (key) WHERE person = ? ORDER BY people.changed DESC, key DESC LIMIT ?',
  );
  const untallied = prepared(
    `SELECT id FROM tables WHERE status = 'over' AND id > ? AND key NOT IN (SELECT key FROM tallies) ORDER BY id LIMIT ?`,
  );
  const person = prepared('SELECT id, name, owner, generation, since FROM persons WHERE id = ?');
  const result = prepared('SELECT challenge, person, rank, at, summary, record FROM results WHERE challenge = ? AND person = ?');
  const results = prepared(
    'SELECT challenge, person, rank, at, summary FROM results WHERE challenge = ? ORDER BY rank DESC, at, person LIMIT ?',
  );
  const count = prepared('SELECT count(*) FROM results WHERE challenge = ?');
  const better = prepared('SELECT count(*) FROM results WHERE challenge = ? AND rank > ?');

  return {
    read(table, from) {
      const texts: string[] = new Array(Math.max(0, (first(length, table) ?? 0) - from));
      let found = 0;
      for (const [n, text] of walk.all(table, from) as unknown as [number, string][]) {
        texts[n - from] = text;
        found++;
      }
      if (found !== texts.length) throw new Error(`the journal of ${table} has a gap: ${found} of ${texts.length} entries`);
      return texts;
    },
    length: (table) => first(length, table) ?? 0,
    summary: (table) => summaries(summary.all(table))[0],
    tablesOf: (id, most) => summaries(tablesOf.all(id, most)),
    listed: (since, most) => summaries(listed.all(since, most)),
    due: (now, most) => texts(due.all(now, most)),
    tallies: (after, most) =>
      (tallies.all(after, most) as unknown as [number, string, string][]).map(
        ([mark, table, tally]): Tallied => ({ mark, table, tally }),
      ),
    talliesOf: (id, most) => texts(talliesOf.all(id, most)),
    untallied: (after, most) => texts(untallied.all(after, most)),
    person(asked) {
      const row = person.get(asked) as unknown as [string, string, string | null, number, number] | undefined;
      if (row === undefined) return undefined;
      const [id, name, owner, generation, since] = row;
      return { id, name, owner, generation, since } satisfies Person;
    },
    result: (challenge, asked) => resultsOf(result.all(challenge, asked))[0],
    results: (challenge, most) => listedOf(results.all(challenge, most)),
    standing(challenge, asked) {
      const [own] = resultsOf(result.all(challenge, asked));
      const counted = (count.get(challenge) as unknown as [number])[0];
      const before = own && (better.get(challenge, own.rank) as unknown as [number])[0];
      return { count: counted, place: before === undefined ? null : before + 1 };
    },
  };
}

type ListedRow = readonly [challenge: string, person: string, rank: number, at: number, summary: string];

function listedOf(rows: readonly unknown[]): readonly ListedResult[] {
  return (rows as readonly ListedRow[]).map(([challenge, person, rank, at, summary]) => ({
    challenge,
    person,
    rank,
    at,
    summary,
  }));
}

function resultsOf(rows: readonly unknown[]): readonly Result[] {
  const records = rows as readonly (readonly [...ListedRow, record: string])[];
  return listedOf(rows).map((listed, row) => ({ ...listed, record: records[row]?.[5] ?? '' }));
}

function first(statement: StatementSync, asked: string): number | undefined {
  return (statement.get(asked) as unknown as [number] | undefined)?.[0];
}

function texts(rows: readonly unknown[]): readonly string[] {
  return (rows as readonly [string][]).map(([text]) => text);
}

type Row = readonly [string, string, number, Status, number, string, number | null, number, number];

function summaries(rows: readonly unknown[]): readonly Summary[] {
  return (rows as readonly Row[]).map(([id, game, seats, status, listed, people, due, opened, changed]) => ({
    id,
    game,
    seats,
    status,
    listed: listed === 1,
    people: JSON.parse(people) as readonly string[],
    due,
    opened,
    changed,
  }));
}
