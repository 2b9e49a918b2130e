/**
 * What a page keeps its tables in: journals like those of a server, their tallies, and what the
 * list of tables on this device needs besides. Of a few hundred tables any question can be answered by looking at all
 * of them, so there are no indexes.
 */

import type { Append, Journals, Results, Summary, Tallied } from '../../../tables/store.ts';

/** A table on this device, with the number of its entries. */
export interface Kept {
  readonly summary: Summary;
  readonly length: number;
}

export interface LocalStore extends Journals, Pick<Results, 'tallies' | 'untallied'> {
  /** Every table, in any order. */
  tables(): Promise<readonly Kept[]>;
  /** The entries at these places, without reading the others. */
  pick(table: string, places: readonly number[]): Promise<readonly string[]>;
  /** Forgets a table and its journal. */
  remove(table: string): Promise<void>;
}

/** What makes no sense in an append, whatever is stored. */
export function mistakeIn({ table, expected, entries, summary }: Append): string | undefined {
  if (summary !== undefined && summary.id !== table)
    return `the summary of ${summary.id} for the table ${table}`;
  if (expected > 0) return undefined;
  if (summary === undefined) return 'a new table needs a summary';
  return entries.length === 0 ? 'a new table needs an entry' : undefined;
}

/** The answers to what a store is asked about the tallies of all of its tables. */
export const among = {
  tallies: (all: readonly Tallied[], after: number, most: number): readonly Tallied[] =>
    all
      .filter(({ mark }) => mark > after)
      .toSorted((one, other) => one.mark - other.mark)
      .slice(0, most),

  untallied: (
    all: readonly Summary[],
    tallies: readonly Tallied[],
    after: string,
    most: number,
  ): readonly string[] => {
    const counted = new Set(tallies.map(({ table }) => table));
    return all
      .flatMap(({ id, status }) =>
        status === 'over' && id > after && !counted.has(id) ? [id] : [],
      )
      .toSorted()
      .slice(0, most);
  },
};
