/** The options that each game is tested with: a file for every game. */

import type { AnyGame } from '../../../src/game.ts';
import { ownOf } from '../own.ts';
import type { TestedOptions } from './opening.ts';

interface Own {
  readonly tested: readonly TestedOptions[];
  /** Those that a terminal draws something else with, for a number of seats. */
  drawn(seats: number): readonly object[];
}

const own = await ownOf<Own>('support/openings');

export function testedOptions({ id }: AnyGame): readonly TestedOptions[] {
  return own(id).tested;
}

export function drawnOptions({ id }: AnyGame, seats: number): readonly object[] {
  return own(id).drawn(seats);
}

/** Every way to open a game: seats and options. Options that the game refuses are a mistake here. */
export function openings(
  game: AnyGame,
): readonly { readonly seats: number; readonly options: object }[] {
  const all: { seats: number; options: object }[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const one of testedOptions(game)) {
      if (one.seats?.includes(seats) === false) continue;
      all.push({ seats, options: game.options(seats)(one.options) });
    }
  }
  return all;
}
