/**
 * Tables that are gone when the page is: for where the browser keeps nothing, such as some private
 * windows.
 */

import {
  type Append,
  type Appended,
  StoreFailure,
  type Summary,
  type Tallied,
} from '../../../tables/store.ts';
import { among, type Kept, type LocalStore, mistakeIn } from './local-store.ts';

/** What is in it, for several stores at once. */
export class SharedMemory {
  readonly journals = new Map<string, string[]>();
  readonly summaries = new Map<string, Summary>();
  readonly tallies = new Map<string, Tallied>();
  /** The mark of the last tally. */
  marked = 0;
}

export class MemoryStore implements LocalStore {
  readonly #cabinet: SharedMemory;
  #isClosed = false;

  constructor(cabinet: SharedMemory = new SharedMemory()) {
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
    if (tally !== undefined && !tallies.has(table))
      tallies.set(table, { mark: ++cabinet.marked, table, tally });
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
    return [...summaries.values()].map((summary) => ({
      summary,
      length: journals.get(summary.id)?.length ?? 0,
    }));
  }

  async tallies(after: number, most: number): Promise<readonly Tallied[]> {
    return among.tallies([...this.#open().tallies.values()], after, most);
  }

  async untallied(after: string, most: number): Promise<readonly string[]> {
    return among.untallied(this.#all(), [...this.#open().tallies.values()], after, most);
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

  #open(): SharedMemory {
    if (this.#isClosed) throw new StoreFailure('broken', 'the store is closed');
    return this.#cabinet;
  }
}
