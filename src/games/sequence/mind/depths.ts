/**
 * How far the search looks, by how many squares there are to choose from: the work stays about the
 * same.
 */

import type { Depth } from './search.ts';

/** What the odds' estimates look at, many squares or few. */
export const QUICK: Depth = { throws: 1, width: 36 };

const FEW = 8;

export function depthForOdds(squares: number): Depth {
  return squares <= FEW ? { throws: 2, width: 2 } : QUICK;
}

export function depthForMaster(squares: number): Depth {
  return squares <= FEW ? { throws: 2, width: 36 } : { throws: 2, width: 2 };
}
