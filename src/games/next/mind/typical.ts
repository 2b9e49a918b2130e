/**
 * A few cards that stand for many: the middle ones of equal parts of the list, from the least to
 * the most wanted.
 */

import type { Card } from '../rules/cards.ts';
import { needOf } from '../rules/cards.ts';
import { FULL_PLACES, madeBy } from './dice.ts';

const PARTS = 3;

export function typical(
  deck: readonly Card[],
  cards: readonly number[],
  parts = PARTS,
): readonly number[] {
  if (cards.length <= parts) return cards;
  const wanted = wantedIn(deck);
  const sorted = [...cards].sort(
    (one, other) => (wanted[one] as number) - (wanted[other] as number) || one - other,
  );
  return Array.from(
    { length: parts },
    (_, part) => sorted[Math.floor(((part + 0.5) * sorted.length) / parts)] as number,
  );
}

const known = new WeakMap<readonly Card[], readonly number[]>();

/**
 * How much each card of a deck is wanted: its points, and in how many lies of the dice it is made.
 */
function wantedIn(deck: readonly Card[]): readonly number[] {
  let wanted = known.get(deck);
  if (wanted === undefined) {
    wanted = deck.map((card) => (card.points + 0.5) * Math.sqrt(madeIn(card) / FULL_PLACES));
    known.set(deck, wanted);
  }
  return wanted;
}

function madeIn(card: Card): number {
  return madeBy([needOf(card)]).reduce((sum, bits) => sum + bits, 0);
}
