/**
 * A store in PostgreSQL, read from its first line to its last: of each database one snapshot, that of
 * the directory last, so that it knows whoever is at a table.
 */

import { type Status, StoreFailure } from '../../../tables/store.ts';
import { type Broken, type DumpLine, MOVE, type Source } from '../dump-line.ts';
import { faultsIn } from './check.ts';
import { summaryFrom } from './journals.ts';
import { Link } from './link.ts';
import { VERSION } from './migrations.ts';
import { numbersIn } from './registry.ts';
import { houseIn } from './schema.ts';
import { decoded, encoded, listOf } from './text.ts';

/** To read everything takes its time. */
const PATIENCE = 12 * 3_600_000;
/** Tables whose entries are read at once, and rows of the directory. */
const PAGE = 200;

export async function openPostgresSource(
  directory: string,
  journals: readonly string[],
  isAlone: boolean,
): Promise<Source> {
  const links = [...journals, directory].map(
    (url) => new Link(url, { connections: 1, patience: PATIENCE }),
  );
  try {
    const databases = new Map<string, Link>();
    let version = 0;
    for (const link of links) {
      const house = await houseIn(link);
      if (house === undefined)
        throw new StoreFailure('broken', `${link.name} has no tables of Gobelet`);
      if (house.readableBy > VERSION)
        throw new StoreFailure('broken', `${link.name} was written by a newer Gobelet`);
      if (isAlone) await checkIsUnused(link);
      await link.ask('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await link.ask('SELECT count(*) FROM gobelet.house'); // from here on it stands still
      databases.set(house.identity, link);
      version = house.version;
    }
    const home = links.at(-1);
    if (home === undefined) throw new Error('a store needs a directory');
    const numbers = await numbersIn(home, new Set(databases.keys()));
    const source = new PostgresSource(
      home,
      version,
      numbers.map(([number, identity]) => [number, databases.get(identity) ?? home]),
    );
    await source.count();
    return source;
  } catch (error) {
    await Promise.all(links.map((link) => link.close()));
    throw error;
  }
}

/** Our own connection is there, and nobody else's. */
async function checkIsUnused(link: Link): Promise<void> {
  const [row] = await link.ask<[number]>(
    `SELECT count(*) FROM pg_stat_activity WHERE application_name = 'gobelet'
      AND datname = current_database() AND pid <> pg_backend_pid()`,
  );
  if ((row?.[0] ?? 0) > 0)
    throw new StoreFailure('busy', `${link.name} is in use: stop the servers first`);
}

class PostgresSource implements Source {
  readonly name: string;
  readonly version: number;
  tables = 0;
  isEmpty = false;
  readonly #home: Link;
  readonly #databases: readonly (readonly [number: number, link: Link])[];

  constructor(home: Link, version: number, databases: readonly (readonly [number, Link])[]) {
    this.version = version;
    this.name = home.name;
    this.#home = home;
    this.#databases = databases;
  }

  async count(): Promise<void> {
    for (const [, link] of this.#databases) {
      const [row] = await link.ask<[number]>('SELECT count(*) FROM gobelet.tables');
      this.tables += row?.[0] ?? 0;
    }
    const [row] = await this.#home.ask<[number]>(
      `SELECT (SELECT count(*) FROM gobelet.persons)
        + (SELECT count(*) FROM gobelet.kept WHERE name <> '${MOVE}')`,
    );
    this.isEmpty = this.tables === 0 && row?.[0] === 0;
  }

  async *lines(broken?: Broken): AsyncGenerator<DumpLine> {
    yield* this.#persons();
    yield* this.#results();
    yield* this.#times();
    for (const [, link] of this.#databases) yield* tablesIn(link, broken);
    yield* this.#tallies();
  }

  async *#persons(): AsyncGenerator<DumpLine> {
    type PersonRow = [string, string, string | null, number, number, boolean];
    const persons = `SELECT id, name, owner, generation, since, given FROM gobelet.persons
      WHERE id > $1 ORDER BY id LIMIT $2`;
    for await (const [id, name, owner, generation, since, given] of paged<PersonRow>(
      (after) => this.#home.ask(persons, [after, PAGE]),
      ([last]) => last,
    ))
      yield {
        type: 'person',
        id: decoded(id),
        name: decoded(name),
        owner: owner === null ? null : decoded(owner),
        generation,
        since,
        ...(given && { isNameGiven: true }),
      };
    const kept = 'SELECT name, value FROM gobelet.kept WHERE name > $1 ORDER BY name LIMIT $2';
    for await (const [name, value] of paged<[string, string]>(
      (after) => this.#home.ask(kept, [after, PAGE]),
      ([last]) => last,
    ))
      if (name !== MOVE) yield { type: 'kept', name: decoded(name), value: decoded(value) };
  }

  async *#results(): AsyncGenerator<DumpLine> {
    const challenges = await this.#home.ask<[string]>(
      'SELECT DISTINCT challenge FROM gobelet.results ORDER BY challenge',
    );
    for (const [challenge] of challenges) {
      const rows = await this.#home.ask<[string, number, number, string, string]>(
        `SELECT person, rank, at, summary, record FROM gobelet.results WHERE challenge = $1
          ORDER BY person`,
        [challenge],
      );
      for (const [person, rank, at, summary, record] of rows)
        yield {
          type: 'result',
          challenge: decoded(challenge),
          person: decoded(person),
          rank,
          at,
          summary: decoded(summary),
          record: decoded(record),
        };
    }
  }

  async *#times(): AsyncGenerator<DumpLine> {
    const beats = await this.#home.ask<[string, number, boolean]>(
      'SELECT process, at, over FROM gobelet.beats ORDER BY process',
    );
    for (const [process, at, isOver] of beats)
      yield { type: 'beat', process: decoded(process), at, isOver };
    const downtimes = await this.#home.ask<[number, number]>(
      'SELECT since, until FROM gobelet.downtimes ORDER BY since, until',
    );
    for (const [from, until] of downtimes) yield { type: 'downtime', from, until };
  }

  /** Those that have a mark in its order, then the others in the order of time. */
  async *#tallies(): AsyncGenerator<DumpLine> {
    const marks = await this.#home.ask<[number, number]>(
      'SELECT number, key FROM gobelet.marks ORDER BY mark',
    );
    const places = new Map(marks.map(([number, key], mark) => [`${number} ${key}`, mark]));
    const all: { number: number; key: number; mark: number; kept: number }[] = [];
    for (const [number, link] of this.#databases)
      for (const [key, kept] of await link.ask<[number, string]>(
        'SELECT key, extract(epoch FROM kept)::text FROM gobelet.tallies',
      )) {
        const mark = places.get(`${number} ${key}`) ?? Number.MAX_SAFE_INTEGER;
        all.push({ number, key, mark, kept: Number(kept) });
      }
    all.sort((one, other) => one.mark - other.mark || one.kept - other.kept);
    const links = new Map(this.#databases);
    for (const { number, key } of all) {
      const rows = await links.get(number)?.ask<[string, string]>(
        `SELECT t.id, y.text FROM gobelet.tallies y JOIN gobelet.tables t ON t.key = y.key
          WHERE y.key = $1`,
        [key],
      );
      for (const [table, text] of rows ?? [])
        yield { type: 'tally', table: decoded(table), text: decoded(text) };
    }
  }

  async faults(): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const [number, link] of this.#databases) faults.push(...(await faultsIn(link, number)));
    const places = await this.#home.ask<[string, number]>(
      'SELECT id, number FROM gobelet.places WHERE number <> ALL ($1::integer[])',
      [listOf(this.#databases.map(([number]) => number))],
    );
    return [
      ...faults,
      ...places.map(
        ([id, number]) => `${decoded(id)} has its place in database ${number}, which is not there`,
      ),
    ];
  }

  async kept(name: string): Promise<string | undefined> {
    const asked = 'SELECT value FROM gobelet.kept WHERE name = $1';
    const [row] = await this.#home.ask<[string]>(asked, [encoded(name)]);
    return row && decoded(row[0]);
  }

  async forget(name: string): Promise<void> {
    await this.#home.ask('COMMIT');
    await this.#home.write('DELETE FROM gobelet.kept WHERE name = $1', [encoded(name)]);
  }

  async close(): Promise<void> {
    const links = new Set([this.#home, ...this.#databases.map(([, link]) => link)]);
    await Promise.all([...links].map((link) => link.close()));
  }
}

type TableRow = readonly [
  key: number,
  length: number,
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

async function* tablesIn(link: Link, broken: Broken | undefined): AsyncGenerator<DumpLine> {
  const tables = `SELECT t.key, j.length, t.id, t.game, t.seats, t.status, t.listed,
      to_json(t.people)::text, t.due, t.opened, t.changed
    FROM gobelet.tables t JOIN gobelet.journals j ON j.key = t.key
    WHERE t.key > $1 ORDER BY t.key LIMIT $2`;
  let after = 0;
  for (;;) {
    const page = await link.ask<TableRow>(tables, [after, PAGE]);
    if (page.length === 0) return;
    const keys = page.map(([key]) => key);
    after = keys.at(-1) ?? 0;
    const there = await link.ask<[number, string, number]>(
      'SELECT key, person, at FROM gobelet.attendance WHERE key = ANY ($1::bigint[])',
      [listOf(keys)],
    );
    const attended = Map.groupBy(there, ([key]) => key);
    for (const [key, length, ...row] of page) {
      const summary = summaryFrom(row);
      const { id } = summary;
      const texts = await link.ask<[number, string]>(
        'SELECT n, text FROM gobelet.entries WHERE journal = $1 ORDER BY n',
        [key],
      );
      if (texts.length !== length || texts.some(([n], index) => n !== index)) {
        const what = `the journal of ${id} has a gap: ${texts.length} of ${length} entries`;
        if (broken === undefined) throw new StoreFailure('broken', what);
        broken(id, what);
        continue;
      }
      const persons = attended.get(key) ?? [];
      yield {
        type: 'table',
        summary,
        length,
        attended: persons.map(([, person, at]) => [decoded(person), at]),
      };
      for (const [n, text] of texts) yield { type: 'entry', table: id, n, text: decoded(text) };
    }
  }
}

/** Rows in the order of a text, a page at a time. */
async function* paged<T>(
  ask: (after: string) => Promise<readonly T[]>,
  key: (row: T) => string,
): AsyncGenerator<T> {
  let after = '';
  for (;;) {
    const page = await ask(after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield* page;
    after = key(last);
  }
}
