/** Lists of chances: what is given up by one side goes to the others. */

import type { Chances } from './contract.ts';

export function difference(to: Chances, from: Chances): Chances {
  return to.map((chance, side) => chance - (from[side] as number));
}

export function sum(one: Chances, other: Chances): Chances {
  return one.map((chance, side) => chance + (other[side] as number));
}

export function mean(lists: readonly Chances[]): Chances {
  const total = lists.reduce(sum);
  return total.map((chance) => chance / lists.length);
}

/** Nobody is ahead. */
export function even(sides: number): Chances {
  return new Array<number>(sides).fill(1 / sides);
}

/**
 * The same list with another chance for one side: what it gains or loses the others lose or gain by
 * what they have.
 */
export function withChance(chances: Chances, side: number, chance: number): Chances {
  const now = Math.min(1, Math.max(0, chance));
  const theirs = chances.reduce((total, one, other) => (other === side ? total : total + one), 0);
  return chances.map((one, other) => {
    if (other === side) return now;
    return theirs > 0 ? (one * (1 - now)) / theirs : (1 - now) / (chances.length - 1);
  });
}

/** One for who won; sides that won together share it. */
export function resultOf(winners: readonly number[], sides: number): Chances {
  const won = new Set(winners);
  return Array.from({ length: sides }, (_, side) => (won.has(side) ? 1 / won.size : 0));
}
