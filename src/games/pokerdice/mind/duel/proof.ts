/**
 * The master's play in the last rounds between two, laid open to the best answer: see exploit.ts.
 */

import type { Random } from '../../../../random.ts';
import type { Commit, Hand } from '../hands.ts';
import { finals } from '../rethrows.ts';
import { someHand } from '../training/samples.ts';
import { floorsOf, type Player } from './exploit.ts';
import { SOLVED_ROUNDS, solvedRound } from './view.ts';

/**
 * The solution that the master draws its moves from; that its moves give these chances is a test.
 */
export const masterPlay: Player = (active, other, rounds, thrown) => {
  const { mine, plans, others } = solvedRound({ active, other, decks: 1, rounds }, thrown);
  return {
    active: plans.map(({ commit, weight, keep, later }) => ({
      commit: mine[commit] as Commit,
      weight,
      finals: finals(keep, [later]),
    })),
    other: others,
  };
};

export interface Position {
  readonly active: Hand;
  readonly other: Hand;
}

/** Any three cards each. */
export function somePosition(random: Random): Position {
  return { active: someHand(SOLVED_ROUNDS, random), other: someHand(SOLVED_ROUNDS, random) };
}

export interface Verdict {
  /**
   * What the master as active side is sure to gain, and what it as other side never loses more
   * than.
   */
  readonly least: number;
  readonly most: number;
  /**
   * The value of the position lies between them, so this is all that the best answers to both its
   * sides gain together.
   */
  readonly loss: number;
}

/** Judges one position after another. */
export function prover(): (position: Position) => Verdict {
  const floors = floorsOf(masterPlay);
  return ({ active, other }) => {
    const floor = floors(active, other, SOLVED_ROUNDS);
    return { least: floor.active, most: -floor.other, loss: -floor.other - floor.active };
  };
}
