/** How trained networks are written down: as whole numbers, for each kind of game one list. */

import { emptyNetwork, isFinished, learn, type Network, weightOf } from './network.ts';

/**
 * A weight of one is written as this many. A power of two: sums of weights are exact whatever their
 * order.
 */
const SCALE = 256;
const MOST = 0x7fff;

/**
 * The weights that are learned, head by head: of patterns that must weigh the same the lowest, and
 * none with a finished line.
 */
function learned(network: Network): readonly number[] {
  const { kin, size } = network.groups;
  return Array.from({ length: size }, (_, pattern) => pattern).filter(
    (pattern) => kin[pattern] === pattern && !isFinished(network, pattern),
  );
}

export function writeDown(network: Network): Int16Array {
  const patterns = learned(network);
  return Int16Array.from({ length: patterns.length * network.heads }, (_, index) => {
    const weight = weightOf(
      network,
      patterns[index % patterns.length] as number,
      Math.floor(index / patterns.length),
    );
    return Math.max(-MOST, Math.min(MOST, Math.round(weight * SCALE)));
  });
}

export function readBack(sides: number, line: number, numbers: Int16Array): Network {
  const network = emptyNetwork(sides, line);
  const patterns = learned(network);
  numbers.forEach((number, index) => {
    if (number === 0) return;
    learn(
      network,
      patterns[index % patterns.length] as number,
      Math.floor(index / patterns.length),
      number / SCALE,
    );
  });
  return network;
}

/** One for each number of sides and length of line; the tables are committed in this order. */
export const KINDS = [
  { name: 'twoSidesFive', sides: 2, line: 5 },
  { name: 'twoSidesSix', sides: 2, line: 6 },
  { name: 'threeSides', sides: 3, line: 5 },
] as const;

/** How many bands of chances have an error of their own, and what an error of one is written as. */
export const BANDS = 5;
export const ERROR_SCALE = 10_000;

export function bandOf(chance: number): number {
  return Math.min(BANDS - 1, Math.floor(chance * BANDS));
}
