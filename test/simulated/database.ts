/**
 * What is stored in a world: the truth, kept by nobody who can fail. Whoever asks does so over a
 * line that can (store.ts).
 */

import type {
  Append,
  Appended,
  Attended,
  Beat,
  Claim,
  Downtime,
  ListedResult,
  Person,
  Result,
  Standing,
  Summary,
  Tallied,
} from '../../src/tables/store.ts';

/** Told of every append that is kept, as it is kept. */
export type Kept = (table: string, from: number, entries: readonly string[]) => void;

/** A process that was not there for so long is forgotten. */
const DAY = 86_400_000;

export class Database {
  readonly journals = new Map<string, string[]>();
  readonly #summaries = new Map<string, Summary>();
  readonly #people = new Map<string, Person>();
  readonly #named = new Map<string, string>();
  readonly #tallies: Tallied[] = [];
  readonly #results: Result[] = [];
  readonly #beats = new Map<string, Beat>();
  #downtimes: Downtime[] = [];
  readonly #claims = new Map<string, Claim>();
  readonly #attended = new Map<string, Map<string, number>>();
  readonly #kept: Kept;
  /** Its own clock, if it has one. */
  readonly #now: (() => number) | undefined;

  constructor(kept: Kept, now?: () => number) {
    this.#kept = kept;
    this.#now = now;
  }

  // Journals --------------------------------------------------------------------------------------

  append({ table, expected, entries, summary, tally }: Append): Appended {
    const journal = this.journals.get(table) ?? [];
    if (journal.length !== expected) return 'conflict';
    if (expected === 0 && entries.length === 0) throw new Error(`${table}: without an entry`);
    if (expected === 0 && summary === undefined) throw new Error(`${table}: without a summary`);
    if (summary !== undefined && summary.id !== table)
      throw new Error(`${table}: with the summary of ${summary.id}`);
    this.journals.set(table, journal);
    journal.push(...entries);
    if (summary !== undefined) this.#summaries.set(table, summary);
    if (tally !== undefined && !this.#tallies.some((one) => one.table === table))
      this.#tallies.push({ mark: this.#tallies.length + 1, table, tally });
    this.#kept(table, expected, entries);
    return 'stored';
  }

  read(table: string, from = 0): readonly string[] {
    return this.journals.get(table)?.slice(from) ?? [];
  }

  length(table: string): number {
    return this.journals.get(table)?.length ?? 0;
  }

  lengths(tables: readonly string[]): ReadonlyMap<string, number> {
    return new Map(
      tables.flatMap((table) => {
        const length = this.length(table);
        return length === 0 ? [] : [[table, length] as const];
      }),
    );
  }

  summary(table: string): Summary | undefined {
    return this.#summaries.get(table);
  }

  // The directory ---------------------------------------------------------------------------------

  #lastFirst(isMeant: (summary: Summary) => boolean, most: number): readonly Summary[] {
    return [...this.#summaries.values()]
      .filter(isMeant)
      .sort((one, other) => other.changed - one.changed)
      .slice(0, most);
  }

  tablesOf(person: string, most: number): readonly Summary[] {
    return this.#lastFirst(({ people }) => people.includes(person), most);
  }

  listed(since: number, most: number): readonly Summary[] {
    return this.#lastFirst(
      ({ listed, status, changed }) => listed && status !== 'over' && changed >= since,
      most,
    );
  }

  claim(claim: Claim, most: number): readonly string[] {
    const { process, now } = claim;
    const isFree = ({ id }: Summary): boolean => {
      const other = this.#claims.get(id);
      return other === undefined || other.process === process || other.until <= now;
    };
    const due = [...this.#summaries.values()]
      .filter((summary) => summary.due !== null && summary.due <= now && isFree(summary))
      .sort((one, other) => (one.due as number) - (other.due as number))
      .slice(0, most)
      .map(({ id }) => id);
    for (const id of due) this.#claims.set(id, claim);
    return due;
  }

  attend(table: string, persons: readonly string[], at: number): void {
    if (!this.journals.has(table)) return;
    const known = this.#attended.get(table) ?? new Map<string, number>();
    this.#attended.set(table, known);
    for (const person of persons) known.set(person, Math.max(at, known.get(person) ?? 0));
  }

  attended(table: string): ReadonlyMap<string, number> {
    return new Map(this.#attended.get(table));
  }

  savePerson(person: Person, expected: Person | undefined): Appended {
    const known = this.#people.get(person.id);
    if (JSON.stringify(known) !== JSON.stringify(expected)) return 'conflict';
    this.#people.set(person.id, person);
    return 'stored';
  }

  person(id: string): Person | undefined {
    return this.#people.get(id);
  }

  persons(ids: readonly string[]): readonly Person[] {
    return [...new Set(ids)].flatMap((id) => this.#people.get(id) ?? []);
  }

  keep(name: string, offered: string): string {
    const known = this.#named.get(name) ?? offered;
    this.#named.set(name, known);
    return known;
  }

  // Results ---------------------------------------------------------------------------------------

  tallies(after: number, most: number): readonly Tallied[] {
    return this.#tallies.filter(({ mark }) => mark > after).slice(0, most);
  }

  talliesOf(person: string, most: number): readonly string[] {
    const tables = this.#lastFirst(({ people }) => people.includes(person), Number.MAX_VALUE);
    return tables
      .flatMap(({ id }) => this.#tallies.find(({ table }) => table === id)?.tally ?? [])
      .slice(0, most);
  }

  untallied(after: string, most: number): readonly string[] {
    return [...this.#summaries.values()]
      .filter(({ id, status }) => status === 'over' && id > after)
      .map(({ id }) => id)
      .filter((id) => !this.#tallies.some(({ table }) => table === id))
      .sort()
      .slice(0, most);
  }

  keepResult(result: Result): Appended {
    if (this.result(result.challenge, result.person) !== undefined) return 'conflict';
    this.#results.push(result);
    return 'stored';
  }

  result(challenge: string, person: string): Result | undefined {
    return this.#results.find((one) => one.challenge === challenge && one.person === person);
  }

  results(challenge: string, most: number): readonly ListedResult[] {
    return this.#results
      .filter((one) => one.challenge === challenge)
      .sort((one, other) => other.rank - one.rank || one.at - other.at)
      .slice(0, most)
      .map(({ record: _, ...listed }) => listed);
  }

  standing(challenge: string, person: string): Standing {
    const all = this.#results.filter((one) => one.challenge === challenge);
    const own = all.find((one) => one.person === person);
    const better = all.filter(({ rank }) => own !== undefined && rank > own.rank).length;
    return { count: all.length, place: own === undefined ? null : better + 1 };
  }

  // Processes -------------------------------------------------------------------------------------

  beat(beat: Beat, since: number, downtime?: Downtime): Attended {
    const before = this.#beats.get(beat.process);
    if (before === undefined || before.at <= beat.at) this.#beats.set(beat.process, beat);
    for (const [process, { at }] of this.#beats)
      if (at < beat.at - DAY) this.#beats.delete(process);
    const isKnown = this.#downtimes.some(
      ({ from, until }) => from === downtime?.from && until === downtime.until,
    );
    const isRecent = ({ until }: Downtime): boolean => until >= since;
    if (downtime !== undefined && !isKnown)
      this.#downtimes = [...this.#downtimes.filter(isRecent), downtime].sort(
        (one, other) => one.from - other.from,
      );
    return {
      others: [...this.#beats.values()].filter(({ process }) => process !== beat.process),
      downtimes: this.#downtimes.filter(isRecent),
      ...(this.#now !== undefined && { time: this.#now() }),
    };
  }
}
