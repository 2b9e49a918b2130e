/**
 * What a page keeps its tables in: a Store like that of a server, and what the list of tables on this device needs besides. Of a
 * few hundred tables any question can be answered by looking at all of them, so there are no indexes.
 */

import type { Append, Store, Summary, Tallied } from '../../tables/store.ts';

/** A table on this device, with the number of its entries. */
export interface Kept {
  readonly summary: Summary;
  readonly length: number;
}

export interface LocalStore extends Store {
  /** Every table, in any order. */
  tables(): Promise<readonly Kept[]>;
  /** The entries at these places, without reading the others. */
  pick(table: string, places: readonly number[]): Promise<readonly string[]>;
  /** Forgets a table and its journal. */
  remove(table: string): Promise<void>;
}

/** What makes no sense in an append, whatever is stored. */
export function mistakeIn({ table, expected, entries, summary }: Append): string | undefined {
  if (summary !== undefined && summary.id !== table) return `the summary of ${summary.id} for the table ${table}`;
  if (expected > 0) return undefined;
  if (summary === undefined) return 'a new table needs a summary';
  return entries.length === 0 ? 'a new table needs an entry' : undefined;
}

function lastFirst(summaries: readonly Summary[], most: number): readonly Summary[] {
  return summaries.toSorted((one, other) => other.changed - one.changed).slice(0, most);
}

/** The answers to what a Store is asked about all of its tables. */
export const among = {
  tablesOf: (all: readonly Summary[], person: string, most: number): readonly Summary[] =>
    lastFirst(
      all.filter(({ people }) => people.includes(person)),
      most,
    ),

  listed: (all: readonly Summary[], since: number, most: number): readonly Summary[] =>
    lastFirst(
      all.filter(({ listed, status, changed }) => listed && status !== 'over' && changed >= since),
      most,
    ),

  due: (all: readonly Summary[], now: number, most: number): readonly string[] =>
    all
      .flatMap(({ id, due }) => (due === null || due > now ? [] : [{ id, due }]))
      .toSorted((one, other) => one.due - other.due)
      .slice(0, most)
      .map(({ id }) => id),

  tallies: (all: readonly Tallied[], after: number, most: number): readonly Tallied[] =>
    all
      .filter(({ mark }) => mark > after)
      .toSorted((one, other) => one.mark - other.mark)
      .slice(0, most),

  talliesOf: (all: readonly Summary[], tallies: readonly Tallied[], person: string, most: number): readonly string[] => {
    const byTable = new Map(tallies.map(({ table, tally }) => [table, tally]));
    const his = all.filter(({ id, people }) => people.includes(person) && byTable.has(id));
    return lastFirst(his, most).flatMap(({ id }) => byTable.get(id) ?? []);
  },

  untallied: (all: readonly Summary[], tallies: readonly Tallied[], after: string, most: number): readonly string[] => {
    const counted = new Set(tallies.map(({ table }) => table));
    return all
      .flatMap(({ id, status }) => (status === 'over' && id > after && !counted.has(id) ? [id] : []))
      .toSorted()
      .slice(0, most);
  },
};
