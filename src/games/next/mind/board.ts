/**
 * What a turn can bring on one board of three open cards, as chances of each card under several
 * plans: the stuff of the race.
 */

import { type Card, needOf } from '../rules/cards.ts';
import { FULL_PLACES, madeBy, NO_DICE } from './dice.ts';
import { solvePlan } from './plan.ts';

export interface Board {
  /** By pile. */
  readonly cards: readonly Card[];
  /** For each plan the chance to end a turn that begins afresh with each card. */
  readonly plans: readonly (readonly number[])[];
}

const NO_LOAD = new Float64Array(FULL_PLACES);

/**
 * Plans: most points, a card whatever it is, large cards; each of the three cards before the
 * others, and each after them.
 */
export function boardOf(cards: readonly Card[]): Board {
  const made = madeBy(cards.map(needOf));
  const points = cards.map((card) => card.points);
  const aims = [
    points.map((worth) => worth + 0.3),
    points.map((worth) => 10 + worth),
    points.map((worth) => worth * worth),
    ...cards.map((_, aim) => points.map((worth, pile) => (pile === aim ? 1000 : worth))),
    ...cards.map((_, last) => points.map((worth, pile) => (pile === last ? worth : 1000 + worth))),
  ];
  return {
    cards,
    plans: aims.map(
      (worths) =>
        solvePlan({ made, cards: worths, fail: 0 }, NO_LOAD).throwing(NO_DICE, 2, 0).cards,
    ),
  };
}
