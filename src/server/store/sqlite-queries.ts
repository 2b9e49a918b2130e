/** What can be asked of the database. */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ListedResult, Person, Result, Status, Summary, Tallied } from '../../tables/store.ts';
import type { Queries } from './sqlite-messages.ts';
import { row, rows, value } from './sqlite-row.ts';

const COLUMNS = 'id, game, seats, status, listed, tables.people, due, opened, tables.changed';

export function questionsOf(database: DatabaseSync): Queries {
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
  const attended = prepared(
    'SELECT person, at FROM attendance WHERE key = (SELECT key FROM tables WHERE id = ?)',
  );
  const tallies = prepared(
    'SELECT at, id, text FROM tallies JOIN tables USING (key) WHERE at > ? ORDER BY at LIMIT ?',
  );
  const talliesOf = prepared(
    'SELECT text FROM people JOIN tallies USING (key) WHERE person = ? ORDER BY people.changed DESC, key DESC LIMIT ?',
  );
  const untallied = prepared(
    `SELECT id FROM tables WHERE status = 'over' AND id > ? AND key NOT IN (SELECT key FROM tallies) ORDER BY id LIMIT ?`,
  );
  const person = prepared(
    'SELECT id, name, owner, generation, since, given FROM persons WHERE id = ?',
  );
  const result = prepared(
    'SELECT challenge, person, rank, at, summary, record FROM results WHERE challenge = ? AND person = ?',
  );
  const results = prepared(
    'SELECT challenge, person, rank, at, summary FROM results WHERE challenge = ? ORDER BY rank DESC, at, person LIMIT ?',
  );
  const count = prepared('SELECT count(*) FROM results WHERE challenge = ?');
  const better = prepared('SELECT count(*) FROM results WHERE challenge = ? AND rank > ?');

  return {
    read(table, from) {
      const texts: string[] = new Array(Math.max(0, (first(length, table) ?? 0) - from));
      let found = 0;
      for (const [n, text] of rows<[number, string]>(walk, table, from)) {
        texts[n - from] = text;
        found++;
      }
      if (found !== texts.length)
        throw new Error(`the journal of ${table} has a gap: ${found} of ${texts.length} entries`);
      return texts;
    },
    length: (table) => first(length, table) ?? 0,
    summary: (table) => summaries(rows(summary, table))[0],
    tablesOf: (id, most) => summaries(rows(tablesOf, id, most)),
    listed: (since, most) => summaries(rows(listed, since, most)),
    lengths: (tables) =>
      new Map(
        tables.flatMap((table): (readonly [string, number])[] => {
          const found = first(length, table);
          return found === undefined ? [] : [[table, found]];
        }),
      ),
    attended: (table) => new Map(rows<[string, number]>(attended, table)),
    tallies: (after, most) =>
      rows<[number, string, string]>(tallies, after, most).map(
        ([mark, table, tally]): Tallied => ({ mark, table, tally }),
      ),
    talliesOf: (id, most) => texts(rows(talliesOf, id, most)),
    untallied: (after, most) => texts(rows(untallied, after, most)),
    person: (asked) => personsOf(rows(person, asked))[0],
    persons: (ids) => [...new Set(ids)].flatMap((id) => personsOf(rows(person, id))),
    result: (challenge, asked) => resultsOf(rows(result, challenge, asked))[0],
    results: (challenge, most) => listedOf(rows(results, challenge, most)),
    standing(challenge, asked) {
      const [own] = resultsOf(rows(result, challenge, asked));
      const counted = value<number>(count, challenge);
      const before = own && value<number>(better, challenge, own.rank);
      return { count: counted, place: before === undefined ? null : before + 1 };
    },
  };
}

type PersonRow = readonly [string, string, string | null, number, number, 0 | 1];

function personsOf(found: readonly PersonRow[]): readonly Person[] {
  return found.map(([id, name, owner, generation, since, given]) => ({
    id,
    name,
    owner,
    generation,
    since,
    ...(given === 1 && { isNameGiven: true }),
  }));
}

type ListedRow = readonly [
  challenge: string,
  person: string,
  rank: number,
  at: number,
  summary: string,
];

function listedOf(found: readonly ListedRow[]): readonly ListedResult[] {
  return found.map(([challenge, person, rank, at, summary]) => ({
    challenge,
    person,
    rank,
    at,
    summary,
  }));
}

function resultsOf(found: readonly (readonly [...ListedRow, record: string])[]): readonly Result[] {
  return found.map(([challenge, person, rank, at, summary, record]) => ({
    challenge,
    person,
    rank,
    at,
    summary,
    record,
  }));
}

function first(statement: StatementSync, asked: string): number | undefined {
  return row<[number]>(statement, asked)?.[0];
}

function texts(found: readonly (readonly [string])[]): readonly string[] {
  return found.map(([text]) => text);
}

type SummaryRow = readonly [
  string,
  string,
  number,
  Status,
  number,
  string,
  number | null,
  number,
  number,
];

function summaries(found: readonly SummaryRow[]): readonly Summary[] {
  return found.map(([id, game, seats, status, listed, people, due, opened, changed]) => ({
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
