/** One database of journals: its appends, its lines of the index, and what is asked of them. */

import {
  type Append,
  type Claim,
  type Status,
  StoreFailure,
  type Summary,
} from '../../../tables/store.ts';
import { Gathering } from './gathering.ts';
import type { Link } from './link.ts';
import { decoded, encoded, listOf, textsOf } from './text.ts';

/** What becomes of an append: stored, a conflict, or the table is in another database. */
export type Outcome = 'stored' | 'conflict' | 'elsewhere';

interface Attending {
  readonly table: string;
  readonly persons: readonly string[];
  readonly at: number;
}

/** A tally that waits for its mark: the database, the key of its table, when it was kept. */
export interface Unmarked {
  readonly number: number;
  readonly key: number;
  readonly kept: number;
}

const COLUMNS =
  't.id, t.game, t.seats, t.status, t.listed, to_json(t.people)::text, t.due, t.opened, t.changed';
const SUMMARY = `SELECT ${COLUMNS} FROM gobelet.tables t WHERE t.id = $1`;
const READ = `SELECT j.length, e.n, e.text FROM gobelet.tables t
  JOIN gobelet.journals j ON j.key = t.key
  LEFT JOIN gobelet.entries e ON e.journal = t.key AND e.n >= $2
  WHERE t.id = $1 ORDER BY e.n`;
const LENGTHS = `SELECT t.id, j.length FROM unnest($1::text[]) AS a (id)
  JOIN gobelet.tables t ON t.id = a.id JOIN gobelet.journals j ON j.key = t.key`;
const TABLES_OF = `SELECT ${COLUMNS} FROM gobelet.people p JOIN gobelet.tables t ON t.key = p.key
  WHERE p.person = $1 ORDER BY p.changed DESC, p.key DESC LIMIT $2`;
const LISTED = `SELECT ${COLUMNS} FROM gobelet.tables t
  WHERE t.listed AND t.status <> 'over' AND t.changed >= $1
  ORDER BY t.changed DESC, t.key DESC LIMIT $2`;
const DUE = `SELECT t.due FROM gobelet.tables t LEFT JOIN gobelet.claims c ON c.key = t.key
  WHERE t.due <= $2 AND (c.key IS NULL OR c.process = $1 OR c.until <= $2)
  ORDER BY t.due, t.key LIMIT $3`;
const LEAVE = `DELETE FROM gobelet.claims WHERE key IN (
  SELECT key FROM gobelet.claims WHERE until < $1 LIMIT 1000 FOR UPDATE SKIP LOCKED)`;
const ATTEND = `INSERT INTO gobelet.attendance AS now (key, person, at)
  SELECT t.key, a.person, a.at FROM unnest($1::text[], $2::text[], $3::bigint[]) AS a (id, person, at)
  JOIN gobelet.tables t ON t.id = a.id ORDER BY t.key, a.person COLLATE "C"
  ON CONFLICT (key, person) DO UPDATE SET at = excluded.at WHERE now.at < excluded.at`;
const ATTENDED = `SELECT a.person, a.at FROM gobelet.tables t
  JOIN gobelet.attendance a ON a.key = t.key WHERE t.id = $1`;
const UNMARKED = `SELECT key, (extract(epoch FROM kept) * 1000000)::bigint::text
  FROM gobelet.tallies WHERE NOT is_marked ORDER BY kept, key`;
const MARKED = `UPDATE gobelet.tallies SET is_marked = true WHERE key IN (
  SELECT key FROM gobelet.tallies WHERE key = ANY ($1::bigint[]) AND NOT is_marked
  ORDER BY key FOR NO KEY UPDATE)`;
const TALLIES = `SELECT y.key, t.id, y.text FROM gobelet.tallies y
  JOIN gobelet.tables t ON t.key = y.key WHERE y.key = ANY ($1::bigint[])`;
const TALLIES_OF = `SELECT p.changed, y.text FROM gobelet.people p
  JOIN gobelet.tallies y ON y.key = p.key
  WHERE p.person = $1 ORDER BY p.changed DESC, p.key DESC LIMIT $2`;
const UNTALLIED = `SELECT t.id FROM gobelet.tables t
  WHERE t.status = 'over' AND t.id > $1
    AND NOT EXISTS (SELECT FROM gobelet.tallies y WHERE y.key = t.key)
  ORDER BY t.id LIMIT $2`;
const CHECK = `INSERT INTO gobelet.pulse AS p (one, beats) VALUES (1, 1)
  ON CONFLICT (one) DO UPDATE SET beats = p.beats + 1`;

/** Claims that ended this long ago are forgotten. */
const FORGOTTEN = 600_000;

export class JournalDatabase {
  /** Which database of the store it is; 0 is the directory. */
  readonly number: number;
  readonly #link: Link;
  readonly #writer: Link;
  readonly #appends: Gathering<Append, Outcome>;
  readonly #attends: Gathering<Attending, undefined>;

  /** `writer` has a connection for each group of appends that may be under way. */
  constructor(number: number, link: Link, writer: Link, most: number) {
    this.number = number;
    this.#link = link;
    this.#writer = writer;
    this.#appends = new Gathering(most, (appends) => this.#appendAll(appends));
    this.#attends = new Gathering(most, (attends) => this.#attendAll(attends));
  }

  get name(): string {
    return this.#link.name;
  }

  // Writing ---------------------------------------------------------------------------------------

  append(append: Append): Promise<Outcome> {
    return this.#appends.put(append, append.table);
  }

  /** If one of them can't be made at all, each is tried alone, so that the others are. */
  async #appendAll(appends: readonly Append[]): Promise<readonly (Outcome | Error)[]> {
    try {
      return await this.#appendOnce(appends);
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      if (error.kind !== 'broken' || appends.length === 1) return appends.map(() => error);
      const outcomes: (Outcome | Error)[] = [];
      for (const append of appends) outcomes.push(...(await this.#appendAll([append])));
      return outcomes;
    }
  }

  async #appendOnce(appends: readonly Append[]): Promise<readonly Outcome[]> {
    const [row] = await this.#writer.write<[string]>(
      `SELECT array_to_string(gobelet.append_1($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
        $13, $14, $15, $16, $17, $18), ' ')`,
      [this.number, ...columnsOf(appends)],
    );
    return (row?.[0] ?? '').split(' ').map((key) => {
      if (key === '-1') return 'elsewhere';
      return key === '0' ? 'conflict' : 'stored';
    });
  }

  async attend(attending: Attending): Promise<void> {
    if (attending.persons.length > 0) await this.#attends.put(attending, attending.table);
  }

  async #attendAll(attends: readonly Attending[]): Promise<readonly undefined[]> {
    const lines = attends.flatMap(({ table, persons, at }) =>
      [...new Set(persons)].map((person) => ({ table, person, at })),
    );
    await this.#link.write(ATTEND, [
      textsOf(lines.map(({ table }) => table)),
      textsOf(lines.map(({ person }) => person)),
      listOf(lines.map(({ at }) => at)),
    ]);
    return attends.map(() => undefined);
  }

  /** When each of these is due which this process could claim, those first that are due first. */
  async due({ process, now }: Claim, most: number): Promise<readonly number[]> {
    const rows = await this.#link.ask<[number]>(DUE, [encoded(process), now, most]);
    return rows.map(([due]) => due);
  }

  async claim(
    claim: Claim,
    most: number,
  ): Promise<readonly (readonly [due: number, id: string])[]> {
    const { process, now, until } = claim;
    const rows = await this.#link.write<[number, string]>(
      'SELECT due, id FROM gobelet.claim_1($1, $2, $3, $4)',
      [encoded(process), now, until, most],
    );
    await this.#link.write(LEAVE, [now - FORGOTTEN]);
    return rows.map(([due, id]) => [due, decoded(id)]);
  }

  async check(): Promise<void> {
    await this.#link.write(CHECK);
  }

  // Asking ----------------------------------------------------------------------------------------

  async read(table: string, from: number): Promise<readonly string[]> {
    const rows = await this.#link.ask<[number, number | null, string]>(READ, [
      encoded(table),
      from,
    ]);
    const found = rows.filter(([, n]) => n !== null);
    const length = Math.max(0, (rows[0]?.[0] ?? 0) - from);
    if (found.length !== length || found.some(([, n], index) => n !== from + index))
      throw new StoreFailure(
        'broken',
        `the journal of ${table} has a gap: ${found.length} of ${length} entries`,
      );
    return found.map(([, , text]) => decoded(text));
  }

  async summary(table: string): Promise<Summary | undefined> {
    return summaries(await this.#link.ask(SUMMARY, [encoded(table)]))[0];
  }

  async lengths(tables: readonly string[]): Promise<readonly (readonly [string, number])[]> {
    const rows = await this.#link.ask<[string, number]>(LENGTHS, [textsOf(tables)]);
    return rows.map(([id, length]) => [decoded(id), length]);
  }

  async attended(table: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#link.ask<[string, number]>(ATTENDED, [encoded(table)]);
    return new Map(rows.map(([person, at]) => [decoded(person), at]));
  }

  async tablesOf(person: string, most: number): Promise<readonly Summary[]> {
    return summaries(await this.#link.ask(TABLES_OF, [encoded(person), most]));
  }

  async listed(since: number, most: number): Promise<readonly Summary[]> {
    return summaries(await this.#link.ask(LISTED, [since, most]));
  }

  /** Tallies that may have no mark yet, in the order in which they were kept. */
  async unmarked(): Promise<readonly Unmarked[]> {
    const rows = await this.#link.ask<[number, string]>(UNMARKED);
    return rows.map(([key, kept]) => ({ number: this.number, key, kept: Number(kept) }));
  }

  /** These have their marks for good. */
  async marked(keys: readonly number[]): Promise<void> {
    if (keys.length > 0) await this.#link.write(MARKED, [listOf(keys)]);
  }

  /** Tallies by the keys of their tables. */
  async tallies(
    keys: readonly number[],
  ): Promise<readonly (readonly [key: number, table: string, tally: string])[]> {
    const rows = await this.#link.ask<[number, string, string]>(TALLIES, [listOf(keys)]);
    return rows.map(([key, id, text]) => [key, decoded(id), decoded(text)]);
  }

  async talliesOf(
    person: string,
    most: number,
  ): Promise<readonly { readonly changed: number; readonly tally: string }[]> {
    const rows = await this.#link.ask<[number, string]>(TALLIES_OF, [encoded(person), most]);
    return rows.map(([changed, text]) => ({ changed, tally: decoded(text) }));
  }

  async untallied(after: string, most: number): Promise<readonly string[]> {
    const rows = await this.#link.ask<[string]>(UNTALLIED, [encoded(after), most]);
    return rows.map(([id]) => decoded(id));
  }

  async close(): Promise<void> {
    await Promise.all([this.#link.close(), this.#writer.close()]);
  }
}

/** The lists that append_1 takes. */
function columnsOf(appends: readonly Append[]): readonly string[] {
  const [entryOf, n]: [number[], number[]] = [[], []];
  const texts: string[] = [];
  const [summaryOf, summed]: [number[], Summary[]] = [[], []];
  const [tallyOf, tallied]: [number[], string[]] = [[], []];
  for (const [index, { entries, expected, summary, tally }] of appends.entries()) {
    for (const [at, entry] of entries.entries()) {
      entryOf.push(index + 1);
      n.push(expected + at);
      texts.push(entry);
    }
    if (summary !== undefined) {
      summaryOf.push(index + 1);
      summed.push(summary);
    }
    if (tally !== undefined) {
      tallyOf.push(index + 1);
      tallied.push(tally);
    }
  }
  return [
    textsOf(appends.map(({ table }) => table)),
    listOf(appends.map(({ expected }) => expected)),
    listOf(appends.map(({ expected, entries }) => expected + entries.length)),
    listOf(entryOf),
    listOf(n),
    textsOf(texts),
    listOf(summaryOf),
    textsOf(summed.map(({ game }) => game)),
    listOf(summed.map(({ seats }) => seats)),
    textsOf(summed.map(({ status }) => status)),
    listOf(summed.map(({ listed }) => listed)),
    listOf(summed.map(({ people }) => textsOf(people))),
    listOf(summed.map(({ due }) => due)),
    listOf(summed.map(({ opened }) => opened)),
    listOf(summed.map(({ changed }) => changed)),
    listOf(tallyOf),
    textsOf(tallied),
  ];
}

type SummaryRow = readonly [
  id: string,
  game: string,
  seats: number,
  status: Status,
  listed: boolean,
  people: string,
  due: number | null,
  opened: number,
  changed: number,
];

function summaries(rows: readonly SummaryRow[]): readonly Summary[] {
  return rows.map(summaryFrom);
}

export function summaryFrom(row: SummaryRow): Summary {
  const [id, game, seats, status, listed, people, due, opened, changed] = row;
  return {
    id: decoded(id),
    game: decoded(game),
    seats,
    status,
    listed,
    people: (JSON.parse(people) as readonly string[]).map(decoded),
    due,
    opened,
    changed,
  };
}
