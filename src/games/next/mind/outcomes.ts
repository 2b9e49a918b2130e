/**
 * What an action can lead to: for each opponent it may be carried out with, how the game then
 * stands. A card given in a swap is the least. Between two players each card that may be drawn is
 * looked at; among more its mean stands for it.
 */

import type { Seat } from '../../../game.ts';
import type { Card } from '../rules/cards.ts';
import { drawFrom, type Known } from './known.ts';
import { moved, type Standing } from './standing.ts';

/** What an action can lead to with one opponent, with chances that add up to one. */
export type Outcomes = readonly (readonly [Standing, number])[];

/** The least points among the cards a seat surely or probably holds, and the one just won. */
export function leastOf({ holds, deck }: Known, seat: Seat, won: number): number {
  return (holds[seat] as Float64Array).reduce(
    (least, chance, card) => (chance > 0.5 ? Math.min(least, (deck[card] as Card).points) : least),
    won,
  );
}

/**
 * A card drawn blind: each of its possible points in a duel, where hands are known; their mean
 * among more seats.
 */
function draws(known: Known, from: Seat): readonly (readonly [points: number, chance: number])[] {
  const all = drawFrom(known, from);
  return known.seats === 2
    ? all
    : [[all.reduce((sum, [points, chance]) => sum + points * chance, 0), 1]];
}

/**
 * The outcomes with each opponent it can be carried out with; none if it cannot. `won` are the
 * points of the card just won.
 */
export function actionOutcomes(
  known: Known,
  action: Card['action'],
  seat: Seat,
  standing: Standing,
  won: number,
): ReadonlyMap<Seat, Outcomes> {
  const choices = new Map<Seat, Outcomes>();
  if (action === undefined || action === 'replay') return choices;
  const least = leastOf(known, seat, won);
  let all = standing;
  for (let step = 1; step < known.seats; step++) {
    const from = (seat + step) % known.seats;
    if ((known.held[from] as number) === 0) continue;
    const drawn = draws(known, from);
    if (action === 'steal')
      choices.set(
        from,
        drawn.map(([points, chance]) => [moved(standing, seat, 1, points, from), chance]),
      );
    else if (action === 'swap' || known.seats === 2) {
      choices.set(
        from,
        drawn.map(([points, chance]) => [moved(standing, seat, 0, points - least, from), chance]),
      );
    } else {
      all = moved(all, seat, 0, (drawn[0]?.[0] as number) - least, from);
      choices.clear();
      choices.set(from, [[all, 1]]);
    }
  }
  return choices;
}

export function meanOf(outcomes: Outcomes, worth: (standing: Standing) => number): number {
  return outcomes.reduce((sum, [standing, chance]) => sum + chance * worth(standing), 0);
}

/** The best an action can bring, or without one what the card alone does. */
export function bestAction(
  choices: ReadonlyMap<Seat, Outcomes>,
  standing: Standing,
  worth: (standing: Standing) => number,
): number {
  if (choices.size === 0) return worth(standing);
  return Math.max(...[...choices.values()].map((outcomes) => meanOf(outcomes, worth)));
}

/** Whom another seat draws from, among more than two: the one with most points. */
export function richest(
  choices: ReadonlyMap<Seat, Outcomes>,
  { points }: Standing,
): ReadonlyMap<Seat, Outcomes> {
  let best: readonly [Seat, Outcomes] | undefined;
  for (const choice of choices)
    if (best === undefined || (points[choice[0]] as number) > (points[best[0]] as number))
      best = choice;
  return new Map(best === undefined ? [] : [best]);
}
