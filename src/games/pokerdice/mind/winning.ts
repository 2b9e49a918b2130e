/**
 * Playing to win rather than for points: the chance of being ahead at the end. Exact in the last
 * round; before it the rest of the game is taken as a normal deviate around what it is worth.
 */

import type { Aim } from './duel/stakes.ts';

/** How far the points that one round brings scatter. */
const SCATTER = 2.3;
/** A point is still a point: of ways to win equally often the one with more points is taken. */
const TIDY = 0.002;

export interface Race {
  /** How far the active side is ahead. */
  readonly lead: number;
  /** Rounds to come after this one. */
  readonly rounds: number;
}

export function winningAim({ lead, rounds }: Race): Aim {
  // A tie is won by the side active last (P46): by the side active now if an even number of rounds
  // is to come.
  const tie = rounds % 2 === 0 ? 0.5 : -0.5;
  const scatter = SCATTER * Math.sqrt(rounds);
  return (gained, later) => {
    const ahead = lead + gained + later;
    const chance = rounds === 0 ? Number(ahead + tie > 0) : normal((ahead + tie) / scatter);
    return chance + TIDY * ahead;
  };
}

/** The area under the normal curve up to here, to half a per cent (Shah 1985). */
function normal(deviate: number): number {
  const size = Math.min(Math.abs(deviate), 2.2);
  const half = (size * (4.4 - size)) / 10;
  return deviate < 0 ? 0.5 - half : 0.5 + half;
}
