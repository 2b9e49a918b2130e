/** Tables that are gone when the page is: for where the browser keeps nothing, such as some private windows. */

import { type Append, type Appended, type Person, StoreFailure, type Summary, type Tallied } from '../../tables/store.ts';
import { among, type Kept, type LocalStore, mistakeIn } from './local-store.ts';

/** What is in it, for several stores at once. */
export class Cabinet {
  readonly journals = new Map<string, string[]>();
  readonly summaries = new Map<string, Summary>();
  readonly tallies = new Map<string, Tallied>();
  /** The mark of the last tally. */
  marked = 0;
  readonly people = new Map<string, Person>();
  readonly names = new Map<string, string>();
}

export class MemoryStore implements LocalStore {
  readonly #cabinet: Cabinet;
  #isClosed = false;

  constructor(cabinet: Cabinet = new Cabinet()) {
    this.#cabinet = cabinet;
  }

  async append(append: Append): Promise<Appended> {
    const mistake = mistakeIn(append);
    if (mistake !== undefined) throw new StoreFailure('broken', mistake);
    const cabinet = this.#open();
    const { journals, summaries, tallies } = cabinet;
    const { table, expected, entries, summary, tally } = append;
    const journal = journals.get(table) ?? [];
    if (journal.length !== expected) return 'conflict';
    journals.set(table, [...journal, ...entries]);
    if (summary !== undefined) summaries.set(table, summary);
    if (tally !== undefined && !tallies.has(table)) tallies.set(table, { mark: ++cabinet.marked, table, tally });
    return 'stored';
  }

  async read(table: string, from = 0): Promise<readonly string[]> {
    return (this.#open().journals.get(table) ?? []).slice(from);
  }

  async pick(table: string, places: readonly number[]): Promise<readonly string[]> {
    const journal = this.#open().journals.get(table) ?? [];
    return places.flatMap((place) => journal[place] ?? []);
  }

  async remove(table: string): Promise<void> {
    const { journals, summaries, tallies } = this.#open();
    journals.delete(table);
    summaries.delete(table);
    tallies.delete(table);
  }

  async summary(table: string): Promise<Summary | undefined> {
    return this.#open().summaries.get(table);
  }

  async tables(): Promise<readonly Kept[]> {
    const { journals, summaries } = this.#open();
    return [...summaries.values()].map((summary) => ({ summary, length: journals.get(summary.id)?.length ?? 0 }));
  }

  async tablesOf(person: string, most: number): Promise<readonly Summary[]> {
    return among.tablesOf(this.#all(), person, most);
  }

  async listed(since: number, most: number): Promise<readonly Summary[]> {
    return among.listed(this.#all(), since, most);
  }

  async due(now: number, most: number): Promise<readonly string[]> {
    return among.due(this.#all(), now, most);
  }

  async tallies(after: number, most: number): Promise<readonly Tallied[]> {
    return among.tallies([...this.#open().tallies.values()], after, most);
  }

  async talliesOf(person: string, most: number): Promise<readonly string[]> {
    return among.talliesOf(this.#all(), [...this.#open().tallies.values()], person, most);
  }

  async untallied(after: string, most: number): Promise<readonly string[]> {
    return among.untallied(this.#all(), [...this.#open().tallies.values()], after, most);
  }

  async savePerson(person: Person): Promise<void> {
    this.#open().people.set(person.id, person);
  }

  async person(id: string): Promise<Person | undefined> {
    return this.#open().people.get(id);
  }

  async keep(name: string, offered: string): Promise<string> {
    const { names } = this.#open();
    const kept = names.get(name) ?? offered;
    names.set(name, kept);
    return kept;
  }

  async check(): Promise<void> {
    this.#open();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
  }

  #all(): readonly Summary[] {
    return [...this.#open().summaries.values()];
  }

  #open(): Cabinet {
    if (this.#isClosed) throw new StoreFailure('broken', 'the store is closed');
    return this.#cabinet;
  }
}
