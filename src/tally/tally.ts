/**
 * THE TALLY: dice counted, for a table, a person or a server. It is made of finished games and adds
 * up in any order.
 *
 * Players decide before the dice fall what they keep, throw again or wait for: each die thrown is
 * uniform and independent of all before it, so throws of all kinds may be added up. That a game
 * ends because of its dice changes nothing about what is expected either: its end is a stopping
 * time (Wald's identity). What is not thrown is left out: cards drawn, lots before the start, a die
 * that somebody turns.
 */

import { addSeries, type Series } from './series.ts';

export const DIE_SIDES = 6;
/** Two dice show 2 to 12. */
export const SUMS = 2 * DIE_SIDES - 1;

/** What is on the sides: numbers, or six colours in the order of the game. */
export type Sort = 'pips' | 'colours';

/** The dice of one game. */
export interface DiceTally {
  readonly game: string;
  readonly sort: Sort;
  readonly throws: number;
  readonly faces: Series;
  /**
   * Throws of exactly two dice with pips: how often both showed the same, and their sums from 2 on.
   */
  readonly doubles: number;
  readonly sums: Series;
}

/** At most one of each game. */
export type Tally = readonly DiceTally[];

export function addDice(one: DiceTally, other: DiceTally): DiceTally {
  return {
    game: one.game,
    sort: one.sort,
    throws: one.throws + other.throws,
    faces: addSeries(one.faces, other.faces),
    doubles: one.doubles + other.doubles,
    sums: addSeries(one.sums, other.sums),
  };
}

/**
 * In the order of the games' names, so that the same dice make the same tally, in any order of
 * adding.
 */
export function addTallies(...tallies: readonly Tally[]): Tally {
  const byGame = new Map<string, DiceTally>();
  for (const dice of tallies.flat()) {
    const known = byGame.get(dice.game);
    byGame.set(dice.game, known === undefined ? dice : addDice(known, dice));
  }
  return [...byGame.values()].toSorted((one, other) => (one.game < other.game ? -1 : 1));
}
