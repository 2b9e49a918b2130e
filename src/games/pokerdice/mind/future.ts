/**
 * What the rest of a game between two is worth: how many points the side active next will gain on
 * the other. Exact for the last two rounds, from tables; before that a fitted sum over single cards
 * and pairs of cards. train.ts makes both. Where cards will stay over, or with two packs, a sum
 * over single cards.
 */

import { CARDS } from '../rules/state.ts';
import type { Future } from './duel/stakes.ts';
import { copies, type Hand, handsOf, kindsIn, sizeOf, sumOfBest } from './hands.ts';

/** Thousandths of a point. */
export interface Lore {
  /**
   * For one and for two cards each: at rank of the active hand × number of hands + rank of the
   * other hand.
   */
  readonly ends: readonly Int16Array[];
  /** By rounds to come from FITTED on: a factor for each feature of two hands of one pack. */
  readonly fits: readonly Int16Array[];
  /**
   * By rounds to come from 1 on: a factor for each card of the active hand, then of the other,
   * nothing else looked at.
   */
  readonly singles: readonly Int16Array[];
}

export const EXACT = 2;
/** The first number of rounds that is fitted. */
export const FITTED = EXACT + 1;
const GRAIN = 1000;

/** By rounds to come: the place of each hand among all hands of that number of cards. */
const RANKS: readonly ReadonlyMap<Hand, number>[] = Array.from(
  { length: FITTED },
  (_, size) => new Map(handsOf(size).map((hand, rank) => [hand, rank])),
);

export function futureFrom({ ends, fits, singles }: Lore): Future {
  return ({ active, other, rounds, decks }) => {
    if (rounds === 0) return 0;
    // The tables and the fits are for hands that will be played to the last card.
    if (decks > 1 || sizeOf(active) > rounds) {
      const single = singles[rounds - 1] as Int16Array;
      const mine = sumOfBest(active, rounds * decks, (card) => single[card] as number);
      const theirs = sumOfBest(other, rounds * decks, (card) => -(single[CARDS + card] as number));
      return (mine - theirs) / GRAIN;
    }
    const ranks = RANKS[rounds];
    if (ranks === undefined)
      return fitted(fits[rounds - FITTED] as Int16Array, active, other) / GRAIN;
    const place = (ranks.get(active) as number) * ranks.size + (ranks.get(other) as number);
    return ((ends[rounds - 1] as Int16Array)[place] as number) / GRAIN;
  };
}

const PAIRS = (CARDS * (CARDS - 1)) / 2;
/** Singles of both hands, pairs within each hand, and each card of one with each of the other. */
export const FEATURES = 2 * CARDS + 2 * PAIRS + CARDS * CARDS;

/** The places of the single cards of two hands of one pack. */
export function singleCards(active: Hand, other: Hand): readonly number[] {
  return [...kindsIn(active), ...kindsIn(other).map((card) => CARDS + card)];
}

/** The places of the features that two hands of one pack have. */
export function features(active: Hand, other: Hand): readonly number[] {
  const places: number[] = [...singleCards(active, other)];
  let at = 2 * CARDS;
  for (let card = 0; card < CARDS; card++) {
    for (let second = 0; second < card; second++) {
      if (copies(active, card) > 0 && copies(active, second) > 0) places.push(at);
      if (copies(other, card) > 0 && copies(other, second) > 0) places.push(at + PAIRS);
      at++;
    }
  }
  at += PAIRS;
  for (let card = 0; card < CARDS; card++) {
    for (let second = 0; second < CARDS; second++) {
      if (copies(active, card) > 0 && copies(other, second) > 0) places.push(at);
      at++;
    }
  }
  return places;
}

function fitted(fit: Int16Array, active: Hand, other: Hand): number {
  let sum = 0;
  for (const place of features(active, other)) sum += fit[place] as number;
  return sum;
}
