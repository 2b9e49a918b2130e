/** What a habit does with the dice of a round, for whatever the re-throws bring. */

import { REROLLS } from '../rules/state.ts';
import type { Habit, Seen } from './habit.ts';
import type { Commit } from './hands.ts';

export function planOf(
  habit: Habit,
  seen: Seen,
  mine: Commit,
): { readonly keep: number; readonly later: Int16Array } {
  return {
    keep: habit.keeps(seen, mine, REROLLS)[seen.thrown] as number,
    later: habit.keeps(seen, mine, 1),
  };
}
