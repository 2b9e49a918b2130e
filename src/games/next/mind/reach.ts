/**
 * The most likely one can be to end the turn with one card, going for it alone: taken as soon as it
 * is made, others left.
 */

import { solveTurn, type Turn } from './turn.ts';

export function reach(made: Uint8Array, pile: number): Turn {
  const bit = 1 << pile;
  return solveTurn({ made: made.map((piles) => piles & bit), cards: [1, 1, 1], fail: 0 });
}
