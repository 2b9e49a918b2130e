/** The trained numbers, unpacked once. */

import { unpack } from '../../../bots/packed.ts';
import { CARDS } from '../rules/state.ts';
import type { Future } from './duel/stakes.ts';
import { FEATURES, futureFrom, type Lore } from './future.ts';
import {
  cardsAgainstCasual,
  cardsAlone,
  earlierRounds,
  lastRound,
  lastTwoRounds,
} from './training/trained.ts';

export const lore: Lore = {
  ends: [unpack(lastRound), unpack(lastTwoRounds)],
  fits: parts(unpack(earlierRounds), FEATURES),
  singles: parts(unpack(cardsAlone), 2 * CARDS),
};

/**
 * By rounds to come from 1 on, against the casual player: factors for my cards and theirs when I am
 * active next, then when they are.
 */
export const trust: readonly Int16Array[] = parts(unpack(cardsAgainstCasual), 4 * CARDS);

export const future: Future = futureFrom(lore);

function parts(numbers: Int16Array, size: number): readonly Int16Array[] {
  return Array.from({ length: numbers.length / size }, (_, part) =>
    numbers.subarray(part * size, (part + 1) * size),
  );
}
