import { expect } from 'vitest';
import type { Append, Directory, Journals, Summary } from '../../../src/tables/store.ts';

/** What a store is, in memory and without a hurry. */
export class Model {
  readonly #journals = new Map<string, string[]>();
  readonly #summaries = new Map<string, Summary>();

  lengthOf(table: string): number {
    return this.#journals.get(table)?.length ?? 0;
  }

  append({ table, expected, entries, summary }: Append): string {
    if (this.lengthOf(table) !== expected) return 'conflict';
    this.#journals.set(table, [...(this.#journals.get(table) ?? []), ...entries]);
    if (summary !== undefined) this.#summaries.set(table, summary);
    return 'stored';
  }

  async compareJournals(store: Journals): Promise<void> {
    for (const table of ['a', 'b', 'c']) {
      const journal = this.#journals.get(table) ?? [];
      expect(await store.read(table)).toEqual(journal);
      expect(await store.read(table, 2)).toEqual(journal.slice(2));
      expect(await store.summary(table)).toEqual(this.#summaries.get(table));
    }
  }

  async compareDirectory(store: Directory): Promise<void> {
    const all = [...this.#summaries.values()];
    for (const person of ['p', 'q', 'r']) {
      expectLastFirst(
        await store.tablesOf(person, 9),
        all.filter(({ people }) => people.includes(person)),
      );
    }
    expectLastFirst(
      await store.listed(300, 9),
      all.filter(({ listed, status, changed }) => listed && status !== 'over' && changed >= 300),
    );
    const due = await store.claim({ process: 'me', now: 25, until: 30 }, 9);
    const times = due.map((id) => this.#summaries.get(id)?.due ?? Number.NaN);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect([...due].sort()).toEqual(
      all.flatMap(({ id, due }) => (due !== null && due <= 25 ? [id] : [])).sort(),
    );
  }
}

/** Of two that changed at the same time either may be first. */
function expectLastFirst(given: readonly Summary[], expected: readonly Summary[]): void {
  const times = given.map(({ changed }) => changed);
  expect(times).toEqual([...times].sort((one, other) => other - one));
  const byId = (one: Summary, other: Summary): number => (one.id < other.id ? -1 : 1);
  expect([...given].sort(byId)).toEqual([...expected].sort(byId));
}
