/** The directory of a store: people, what is kept under a name, results, beats. */

import type {
  Appended,
  Attended,
  Beat,
  Downtime,
  ListedResult,
  Person,
  Result,
  Standing,
} from '../../../tables/store.ts';
import type { Link } from './link.ts';
import { decoded, encoded, textsOf } from './text.ts';

/** What a process noted that has not come back for so long is forgotten. */
const FORGOTTEN = 86_400_000;

const PERSON = 'id, name, owner, generation, since, given';
const ADD = `INSERT INTO gobelet.persons (${PERSON}) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT DO NOTHING RETURNING 1`;
const CHANGE = `UPDATE gobelet.persons
  SET name = $2, owner = $3, generation = $4, since = $5, given = $6
  WHERE id = $1 AND name = $7 AND owner IS NOT DISTINCT FROM $8 AND generation = $9
    AND since = $10 AND given = $11 RETURNING 1`;
const PERSONS = `SELECT ${PERSON} FROM gobelet.persons WHERE id = ANY ($1::text[])`;
const KEEP = `INSERT INTO gobelet.kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING`;
const KEPT = 'SELECT value FROM gobelet.kept WHERE name = $1';
const NOTE = 'SELECT gobelet.note_1($1, $2, $3, $4, $5, $6, $7)::text';
const KEEP_RESULT = `INSERT INTO gobelet.results (challenge, person, rank, at, summary, record)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING 1`;
const RESULT = `SELECT challenge, person, rank, at, summary, record FROM gobelet.results
  WHERE challenge = $1 AND person = $2`;
const RESULTS = `SELECT challenge, person, rank, at, summary FROM gobelet.results
  WHERE challenge = $1 ORDER BY rank DESC, at, person LIMIT $2`;
const STANDING = `SELECT count(*), count(*) FILTER (WHERE rank > own.mine), own.mine IS NOT NULL
  FROM (SELECT (SELECT rank FROM gobelet.results WHERE challenge = $1 AND person = $2) AS mine) own
  LEFT JOIN gobelet.results ON challenge = $1 GROUP BY own.mine`;

export class DirectoryDatabase {
  readonly #link: Link;

  constructor(link: Link) {
    this.#link = link;
  }

  async savePerson(person: Person, expected: Person | undefined): Promise<Appended> {
    const rows =
      expected === undefined
        ? await this.#link.write(ADD, columnsOf(person))
        : await this.#link.write(CHANGE, [...columnsOf(person), ...columnsOf(expected).slice(1)]);
    return rows.length > 0 ? 'stored' : 'conflict';
  }

  async persons(ids: readonly string[]): Promise<readonly Person[]> {
    if (ids.length === 0) return [];
    const rows = await this.#link.ask<[string, string, string | null, number, number, boolean]>(
      PERSONS,
      [textsOf(ids)],
    );
    return rows.map(([id, name, owner, generation, since, given]) => ({
      id: decoded(id),
      name: decoded(name),
      owner: owner === null ? null : decoded(owner),
      generation,
      since,
      ...(given && { isNameGiven: true }),
    }));
  }

  async keep(name: string, offered: string): Promise<string> {
    const key = encoded(name);
    for (;;) {
      const [kept] = await this.#link.ask<[string]>(KEPT, [key]);
      if (kept !== undefined) return decoded(kept[0]);
      await this.#link.write(KEEP, [key, encoded(offered)]);
    }
  }

  async beat(beat: Beat, since: number, downtime: Downtime | undefined): Promise<Attended> {
    const { process, at, isOver } = beat;
    const { from = null, until = null } = downtime ?? {};
    const [row] = await this.#link.write<[string]>(NOTE, [
      encoded(process),
      at,
      isOver,
      since,
      from,
      until,
      FORGOTTEN,
    ]);
    const noted = JSON.parse(row?.[0] ?? '') as Required<Attended>;
    const others = noted.others.map((other) => ({ ...other, process: decoded(other.process) }));
    return { ...noted, others };
  }

  // Results ---------------------------------------------------------------------------------------

  async keepResult(result: Result): Promise<Appended> {
    const { challenge, person, rank, at, summary, record } = result;
    const rows = await this.#link.write(KEEP_RESULT, [
      encoded(challenge),
      encoded(person),
      rank,
      at,
      encoded(summary),
      encoded(record),
    ]);
    return rows.length > 0 ? 'stored' : 'conflict';
  }

  async result(challenge: string, person: string): Promise<Result | undefined> {
    const values = [encoded(challenge), encoded(person)];
    const [row] = await this.#link.ask<ListedRow>(RESULT, values);
    return row && { ...listedOf(row), record: decoded(row[5] ?? '') };
  }

  async results(challenge: string, most: number): Promise<readonly ListedResult[]> {
    return (await this.#link.ask<ListedRow>(RESULTS, [encoded(challenge), most])).map(listedOf);
  }

  async standing(challenge: string, person: string): Promise<Standing> {
    const values = [encoded(challenge), encoded(person)];
    const [row] = await this.#link.ask<[number, number, boolean]>(STANDING, values);
    const [count = 0, better = 0, isThere = false] = row ?? [];
    return { count, place: isThere ? better + 1 : null };
  }
}

function columnsOf(person: Person): readonly (string | number | boolean | null)[] {
  const { id, name, owner, generation, since, isNameGiven } = person;
  const answers = owner === null ? null : encoded(owner);
  return [encoded(id), encoded(name), answers, generation, since, isNameGiven === true];
}

type ListedRow = readonly [
  challenge: string,
  person: string,
  rank: number,
  at: number,
  summary: string,
  record?: string,
];

function listedOf([challenge, person, rank, at, summary]: ListedRow): ListedResult {
  return {
    challenge: decoded(challenge),
    person: decoded(person),
    rank,
    at,
    summary: decoded(summary),
  };
}
