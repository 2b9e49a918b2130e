/**
 * The chance that a seat would win if the game ended now; ties count as shares of a win. Exact
 * where all hands are known, as they are for two; among more seats the cards of others are taken as
 * held or not each by itself.
 */

import type { Card } from '../rules/cards.ts';
import { type Known, pointsOf } from './known.ts';

export function leadChance(known: Known): number {
  const { me, seats } = known;
  const mine = Math.round(pointsOf(known, me));
  // The chance that nobody so far has more, by how many have as much.
  let even: readonly number[] = [1];
  for (let seat = 0; seat < seats; seat++) {
    if (seat === me) continue;
    const { less, same } = compared(known, seat, mine);
    const next = new Array<number>(even.length + 1).fill(0);
    even.forEach((chance, tied) => {
      next[tied] = (next[tied] as number) + chance * less;
      next[tied + 1] = (next[tied + 1] as number) + chance * same;
    });
    even = next;
  }
  return even.reduce((sum, chance, tied) => sum + chance / (tied + 1), 0);
}

/** The chance that a seat has less than, or just as many points as these. */
function compared(
  { holds, deck }: Known,
  seat: number,
  mine: number,
): { readonly less: number; readonly same: number } {
  let sums = new Map([[0, 1]]);
  (holds[seat] as Float64Array).forEach((chance, card) => {
    if (chance <= 0) return;
    const { points } = deck[card] as Card;
    const next = new Map<number, number>();
    for (const [sum, likely] of sums) {
      const more = Math.min(sum + points, mine + 1);
      next.set(more, (next.get(more) ?? 0) + likely * Math.min(1, chance));
      if (chance < 1) next.set(sum, (next.get(sum) ?? 0) + likely * (1 - chance));
    }
    sums = next;
  });
  let less = 0;
  for (const [sum, likely] of sums) if (sum < mine) less += likely;
  return { less, same: sums.get(mine) ?? 0 };
}
