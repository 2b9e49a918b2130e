/**
 * What of some dice looks like a card: the most dice that they have in common with some throw that
 * makes it.
 */

import { CARDS } from '../rules/state.ts';
import { FACES, KEEPS, KIND_OF, MAKING, THROWS, WITH, WITHOUT } from './throws.ts';

/**
 * By card and keep: the keep itself where it is part of a throw that makes the card, else the
 * largest such part of it.
 */
const LOOKS: readonly Int16Array[] = Array.from({ length: CARDS }, (_, card) => {
  const parts = partsOf(card);
  const looks = new Int16Array(KEEPS.length);
  for (let keep = KEEPS.length - 1; keep >= 0; keep--)
    looks[keep] = parts[keep] === 1 ? keep : largestWithin(keep, looks);
  return looks;
});

/**
 * By keep: 1 if some throw that makes the card has it. Upwards, since a larger keep has the
 * smaller number.
 */
function partsOf(card: number): Uint8Array {
  const parts = new Uint8Array(KEEPS.length);
  for (let keep = 0; keep < KEEPS.length; keep++) {
    if (keep < THROWS) parts[keep] = MAKING[card]?.[KIND_OF[keep] as number] as number;
    else
      parts[keep] = Number(
        WITH.subarray(keep * FACES, (keep + 1) * FACES).some((more) => parts[more] === 1),
      );
  }
  return parts;
}

function largestWithin(keep: number, looks: Int16Array): number {
  const fewer = WITHOUT.subarray(keep * FACES, (keep + 1) * FACES).filter((one) => one >= 0);
  return fewer.reduce((most, one) => Math.min(most, looks[one] as number), KEEPS.length - 1);
}

export function looksLike(card: number, thrown: number): number {
  return LOOKS[card]?.[thrown] as number;
}
