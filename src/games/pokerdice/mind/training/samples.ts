/** Hands and throws drawn for training. */

import type { Random } from '../../../../random.ts';
import { CARDS } from '../../rules/state.ts';
import { type Hand, handOf } from '../hands.ts';
import { CHANCES, KIND_OF, THROWS } from '../throws.ts';

export function someHand(size: number, random: Random): Hand {
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  while (cards.length > size) cards.splice(random.below(cards.length), 1);
  return handOf(cards);
}

const BY_KIND: readonly number[] = Array.from({ length: THROWS }, (_, thrown) => thrown).sort(
  (one, other) => (KIND_OF[one] as number) - (KIND_OF[other] as number) || one - other,
);

/**
 * Throws taken at equal steps through all of them in the order of their kinds, so that no kind
 * comes too often or too seldom.
 */
export function spreadThrows(count: number, random: Random): readonly number[] {
  const offset = random.below(1 << 15) / (1 << 15);
  const chosen: number[] = [];
  let passed = 0;
  for (const thrown of BY_KIND) {
    passed += (CHANCES[thrown] as number) * count;
    while (chosen.length < count && chosen.length + offset < passed) chosen.push(thrown);
  }
  return chosen;
}
