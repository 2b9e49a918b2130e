/** Choosing among things: the best of them, or one by weight. */

import type { Random } from '../random.ts';

/** The first of the best. */
export function bestOf<T>(things: readonly T[], worth: (thing: T) => number): T {
  let best = things[0] as T;
  let most = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const worthOfIt = worth(thing);
    if (worthOfIt > most) {
      best = thing;
      most = worthOfIt;
    }
  }
  return best;
}

/** Any of them, all equally likely. */
export function anyOf<T>(things: readonly T[], random: Random): T {
  return things[random.below(things.length)] as T;
}

const GRAIN = 1 << 15;

/**
 * A place in a list of weights, drawn by weight to one part in 2^30; weights need not add up to
 * one.
 */
export function drawByWeight(weights: readonly number[], random: Random): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = ((random.below(GRAIN) * GRAIN + random.below(GRAIN)) / (GRAIN * GRAIN)) * total;
  for (let index = 0; index < weights.length; index++) {
    left -= weights[index] as number;
    if (left < 0) return index;
  }
  return weights.findLastIndex((weight) => weight > 0); // rounding ate the last grain
}
