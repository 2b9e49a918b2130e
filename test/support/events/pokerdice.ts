/** The events of Pokerdice as a test writes them. */

import { OBJECTIVES, type Objective } from '../../../src/games/pokerdice/rules/objectives.ts';
import type { Line } from '../situation.ts';

export type Faces = readonly number[];

export const roll = (seat: number, faces: Faces): Line => ({ seat, type: 'roll', faces });
export const commit = (seat: number, ...cards: readonly Objective[]): Line => ({
  seat,
  type: 'commit',
  cards,
});
export const reroll = (seat: number, dice: readonly number[], faces: Faces): Line => ({
  seat,
  type: 'reroll',
  dice,
  faces,
});
export const stop = (seat: number): Line => ({ seat, type: 'stop' });

/** One card of every seat, seat 0 first. */
export const commits = (...cards: readonly Objective[]): readonly Line[] =>
  cards.map((card, seat) => commit(seat, card));

/** A whole round without a re-throw; one card of every seat, seat 0 first. */
export const round = (
  active: number,
  faces: Faces,
  ...cards: readonly Objective[]
): readonly Line[] => [roll(active, faces), ...commits(...cards), stop(active)];

/** For each objective a throw that makes it. */
export const MAKING: Readonly<Record<Objective, Faces>> = {
  joker: [1, 2, 3, 5, 6],
  pair: [1, 2, 2, 5, 6],
  three: [3, 1, 3, 6, 3],
  'two-pairs': [4, 1, 4, 1, 6],
  'small-straight': [2, 6, 4, 5, 3],
  'no-even': [1, 3, 5, 5, 1],
  'no-odd': [2, 4, 6, 6, 4],
  full: [5, 2, 5, 2, 5],
  'large-straight': [5, 4, 3, 2, 1],
  four: [6, 6, 1, 6, 6],
};

/**
 * Rounds in which all seats play the same objective and make it, in the order of the cards; they
 * stay tied.
 */
export function levelRounds(
  seats: number,
  first: number,
  count: number = OBJECTIVES.length,
): readonly Line[] {
  return OBJECTIVES.slice(0, count).flatMap((card, played) =>
    round((first + played) % seats, MAKING[card], ...new Array<Objective>(seats).fill(card)),
  );
}
