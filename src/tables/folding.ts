/**
 * A journal that is brought into memory: folded once from its beginning, a piece at a time, so that
 * others are not kept waiting.
 */

import type { AnyGame } from '../game.ts';
import { LIMITS } from '../protocol.ts';
import { Past } from './fold/past.ts';
import { type LoadedDice, TableState } from './fold/table-state.ts';
import { ToldLog } from './fold/told-log.ts';

/** A table, what it was a while ago, and what was told of it. */
export interface Folded {
  readonly table: TableState;
  readonly past: Past;
  readonly log: ToldLog;
}

/** Entries that are folded in one go: a few milliseconds. */
export const PIECE = 250;

/** Throws if an entry can't be read, or if no rules of the version are here any more. */
export async function fold(
  id: string,
  lines: readonly string[],
  games: readonly AnyGame[],
  dice?: LoadedDice,
): Promise<Folded> {
  const [first = '', ...rest] = lines;
  const table = TableState.begin(id, first, games, dice);
  const log = new ToldLog();
  let past = new Past(table);
  for (const line of rest) {
    const entry = table.read(line);
    const left = lines.length - table.n;
    if (left <= LIMITS.log) log.note(table, entry);
    table.add(entry);
    if (left === 2 * LIMITS.missed) past = new Past(table);
    else past.added(table, line);
    if (table.n % PIECE === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return { table, past, log };
}
