/**
 * A duel as a race: how likely the player about to throw is to win, by the cards the two hold and
 * the points between them. Which cards lie open is not part of it; what a turn brings is an average
 * over many boards. The numbers are computed by train.ts. Points of another deck are measured in
 * the mean card of ours.
 */

import { unpack } from '../../../bots/packed.ts';
import { raceTable } from './training/trained.ts';

/** A table ends at ten cards; points further apart than this count as this. */
export const CARDS = 10;
export const WIDEST = 30;
export const SPAN = 2 * WIDEST + 1;
export const SCALE = 32_000;

/** By cards of the mover × cards of the other × difference of points. */
const table: Int16Array = unpack(raceTable);

/**
 * The chance to win of the player about to throw, by cards held, and by how many more points than
 * the other.
 */
export function duel(mine: number, his: number, lead: number): number {
  const clipped = Math.max(-WIDEST, Math.min(WIDEST, lead));
  const below = Math.floor(clipped);
  const row = (Math.min(mine, CARDS - 1) * CARDS + Math.min(his, CARDS - 1)) * SPAN + WIDEST;
  const low = table[row + below] as number;
  if (below === clipped) return low / SCALE;
  return (low + ((table[row + below + 1] as number) - low) * (clipped - below)) / SCALE;
}
