/**
 * The store in PostgreSQL, for as many processes as like, on as many machines: one database, or a
 * directory and several databases of journals. What is atomic with an append is in the database of
 * its journal; what is asked of all tables is asked of all databases and merged.
 *
 * There is no `listen`: who might be behind asks for lengths.
 */

import {
  type Append,
  type Appended,
  type Attended,
  type Beat,
  type Claim,
  type Downtime,
  type ListedResult,
  type Person,
  type Result,
  type ServerStore,
  type Standing,
  StoreFailure,
  type Summary,
  type Tallied,
} from '../../../tables/store.ts';
import type { DirectoryDatabase } from './directory.ts';
import type { JournalDatabase } from './journals.ts';
import type { Link } from './link.ts';
import { Marks } from './marks.ts';
import type { Places } from './places.ts';
import { checkKnown } from './registry.ts';

export interface PostgresParts {
  readonly link: Link;
  readonly directory: DirectoryDatabase;
  /** By number; the directory is the first. */
  readonly databases: ReadonlyMap<number, JournalDatabase>;
  /** Left out if there is one database for everything. */
  readonly places: Places | undefined;
}

export class PostgresStore implements ServerStore {
  readonly #link: Link;
  readonly #directory: DirectoryDatabase;
  readonly #databases: ReadonlyMap<number, JournalDatabase>;
  readonly #places: Places | undefined;
  readonly #marks: Marks;
  readonly #underWay = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  constructor({ link, directory, databases, places }: PostgresParts) {
    this.#link = link;
    this.#directory = directory;
    this.#databases = databases;
    this.#places = places;
    this.#marks = new Marks(link, databases);
  }

  // One table -------------------------------------------------------------------------------------

  append(append: Append): Promise<Appended> {
    const { table, expected, entries, summary } = append;
    if (expected === 0 && (summary === undefined || entries.length === 0))
      return Promise.reject(new Error(`${table} is new: it needs a summary and a first entry`));
    if (summary !== undefined && summary.id !== table)
      return Promise.reject(new Error(`the summary of ${summary.id} can't go with ${table}`));
    return this.#open(async () => {
      const database = expected === 0 ? await this.#assign(table) : await this.#find(table);
      const outcome = (await database?.append(append)) ?? 'conflict';
      if (outcome === 'elsewhere') throw this.#lacking(table);
      return outcome;
    });
  }

  read(table: string, from = 0): Promise<readonly string[]> {
    return this.#open(async () => (await this.#find(table))?.read(table, from) ?? []);
  }

  summary(table: string): Promise<Summary | undefined> {
    return this.#open(async () => (await this.#find(table))?.summary(table));
  }

  length(table: string): Promise<number> {
    return this.#open(async () => (await this.#lengths([table])).get(table) ?? 0);
  }

  attend(table: string, persons: readonly string[], at: number): Promise<void> {
    return this.#open(async () => (await this.#find(table))?.attend({ table, persons, at }));
  }

  attended(table: string): Promise<ReadonlyMap<string, number>> {
    return this.#open(async () => (await this.#find(table))?.attended(table) ?? new Map());
  }

  async #find(table: string): Promise<JournalDatabase | undefined> {
    if (this.#places === undefined) return this.#databases.get(0);
    const number = await this.#places.find(table);
    return number === undefined ? undefined : this.#at(number, table);
  }

  async #assign(table: string): Promise<JournalDatabase> {
    const number = this.#places === undefined ? 0 : await this.#places.assign(table);
    return this.#at(number, table);
  }

  #at(number: number, table: string): JournalDatabase {
    const database = this.#databases.get(number);
    if (database === undefined) throw this.#lacking(table);
    return database;
  }

  #lacking(table: string): StoreFailure {
    return new StoreFailure(
      'broken',
      `${table} is in a database that was added since this process began: start it again and name all of them`,
    );
  }

  // Many tables -----------------------------------------------------------------------------------

  lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#open(() => this.#lengths(tables));
  }

  async #lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tables.length === 0) return new Map();
    const places = await this.#places?.findAll(tables);
    const asked = Map.groupBy(tables, (table) => (places === undefined ? 0 : places.get(table)));
    const found = await Promise.all(
      [...asked].map(([number, some]) =>
        number === undefined ? [] : this.#at(number, some[0] ?? '').lengths(some),
      ),
    );
    return new Map(found.flat());
  }

  tablesOf(person: string, most: number): Promise<readonly Summary[]> {
    return this.#merged((database) => database.tablesOf(person, most), most, changedLast);
  }

  listed(since: number, most: number): Promise<readonly Summary[]> {
    return this.#merged((database) => database.listed(since, most), most, changedLast);
  }

  async talliesOf(person: string, most: number): Promise<readonly string[]> {
    const ask = (database: JournalDatabase) => database.talliesOf(person, most);
    return (await this.#merged(ask, most, changedLast)).map(({ tally }) => tally);
  }

  untallied(after: string, most: number): Promise<readonly string[]> {
    return this.#merged((database) => database.untallied(after, most), most, byBytes);
  }

  /** Each is asked for as many as are wanted of it, so that none is claimed that is not given. */
  claim(claim: Claim, most: number): Promise<readonly string[]> {
    return this.#open(async () => {
      const all = [...this.#databases.values()];
      const [only] = all;
      const dues =
        all.length === 1 && only !== undefined
          ? [[only, most] as const]
          : shares(await this.#eachOf((database) => database.due(claim, most)), most);
      const claimed = await Promise.all(
        dues.map(([database, some]) => database.claim(claim, some)),
      );
      return claimed
        .flat()
        .sort(([one], [other]) => one - other)
        .map(([, id]) => id);
    });
  }

  tallies(after: number, most: number): Promise<readonly Tallied[]> {
    return this.#open(() => this.#marks.tallies(after, most));
  }

  async #eachOf<Found>(
    ask: (database: JournalDatabase) => Promise<Found>,
  ): Promise<readonly (readonly [JournalDatabase, Found])[]> {
    return Promise.all(
      [...this.#databases.values()].map(
        async (database) => [database, await ask(database)] as const,
      ),
    );
  }

  #merged<Found>(
    ask: (database: JournalDatabase) => Promise<readonly Found[]>,
    most: number,
    order: (one: Found, other: Found) => number,
  ): Promise<readonly Found[]> {
    return this.#open(async () => {
      const found = await this.#eachOf(ask);
      const all = found.flatMap(([, some]) => some);
      return found.length === 1 ? all : all.sort(order).slice(0, most);
    });
  }

  // The directory ---------------------------------------------------------------------------------

  savePerson(person: Person, expected: Person | undefined): Promise<Appended> {
    return this.#open(() => this.#directory.savePerson(person, expected));
  }

  person(id: string): Promise<Person | undefined> {
    return this.#open(async () => (await this.#directory.persons([id]))[0]);
  }

  persons(ids: readonly string[]): Promise<readonly Person[]> {
    return this.#open(() => this.#directory.persons(ids));
  }

  keep(name: string, offered: string): Promise<string> {
    return this.#open(() => this.#directory.keep(name, offered));
  }

  beat(beat: Beat, since: number, downtime?: Downtime): Promise<Attended> {
    return this.#open(() => this.#directory.beat(beat, since, downtime));
  }

  keepResult(result: Result): Promise<Appended> {
    return this.#open(() => this.#directory.keepResult(result));
  }

  result(challenge: string, person: string): Promise<Result | undefined> {
    return this.#open(() => this.#directory.result(challenge, person));
  }

  results(challenge: string, most: number): Promise<readonly ListedResult[]> {
    return this.#open(() => this.#directory.results(challenge, most));
  }

  standing(challenge: string, person: string): Promise<Standing> {
    return this.#open(() => this.#directory.standing(challenge, person));
  }

  // Opening and closing ---------------------------------------------------------------------------

  check(): Promise<void> {
    return this.#open(async () => {
      await this.#eachOf((database) => database.check());
      await checkKnown(this.#link, new Set(this.#databases.keys()));
    });
  }

  #open<Found>(work: () => Promise<Found>): Promise<Found> {
    if (this.#closed !== undefined)
      return Promise.reject(new StoreFailure('broken', `${this.#link.name} is closed`));
    const working = work();
    this.#underWay.add(working);
    const done = (): void => void this.#underWay.delete(working);
    working.then(done, done);
    return working;
  }

  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    await Promise.allSettled(this.#underWay);
    await Promise.all([...this.#databases.values()].map((database) => database.close()));
    await this.#link.close();
  }
}

const changedLast = (one: { changed: number }, other: { changed: number }): number =>
  other.changed - one.changed;

const byBytes = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

/** How many of those that are due first are in which database. */
function shares(
  dues: readonly (readonly [JournalDatabase, readonly number[]])[],
  most: number,
): readonly (readonly [JournalDatabase, number])[] {
  const first = dues
    .flatMap(([database, times]) => times.map((due) => ({ database, due })))
    .sort((one, other) => one.due - other.due)
    .slice(0, most);
  const counted = Map.groupBy(first, ({ database }) => database);
  return [...counted].map(([database, some]) => [database, some.length]);
}
