/** What has to be so when nothing goes wrong any more. */

import type { Player } from '../player.ts';
import type { Visitor } from '../visitor.ts';
import type { Reader } from './witness.ts';

function* playersOf(
  visitors: readonly Visitor[],
): Generator<{ readonly person: string; readonly table: string; readonly player: Player }> {
  for (const visitor of visitors)
    for (const { players } of visitor.windows)
      for (const [table, player] of players) yield { person: visitor.person ?? '', table, player };
}

/** Whether everybody knows that every game of theirs is over. */
export function areOver(visitors: readonly Visitor[]): boolean {
  for (const { player } of playersOf(visitors))
    if (player.following.known?.about.status !== 'over') return false;
  return true;
}

/** What everybody knows in each of their windows. */
export function readersOf(visitors: readonly Visitor[]): readonly Reader[] {
  return Array.from(playersOf(visitors), ({ person, table, player }) => ({
    person,
    table,
    n: player.following.known?.n ?? 0,
  }));
}

/** Those who have waited for an answer since before this time. */
export function unanswered(visitors: readonly Visitor[], before: number): readonly string[] {
  return Array.from(playersOf(visitors)).flatMap(({ person, table, player: { waitsSince } }) =>
    waitsSince !== undefined && waitsSince < before
      ? [`unanswered: ${person} at ${table} since ${waitsSince}`]
      : [],
  );
}
