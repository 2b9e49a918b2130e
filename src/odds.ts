/**
 * What the odds are, told as data: for each legal move a value and the facts behind it. A page, a
 * terminal or a coach puts them into words. A game's folder computes them, in odds.ts, from a view
 * and the moves offered to its viewer; never from a state, so that no answer can tell what a player
 * may not know.
 */

import type { GameTypes } from './game.ts';

/** The odds of one move. */
export interface MoveOdds<Move, Facts extends object> {
  readonly move: Move;
  /** What the move is worth, in the measure of the answer it stands in. */
  readonly value: number;
  readonly facts: Facts;
}

export interface Odds<Move = GameTypes['move'], Facts extends object = object> {
  /** What values count: expected points, or the chance of winning the game. */
  readonly measure: 'points' | 'winning';
  /** Every legal move once, the best first. */
  readonly moves: readonly MoveOdds<Move, Facts>[];
}

/**
 * What a game's odds.ts exports as `odds`. Plain data in and out, and the same answer to the same
 * question.
 */
export type Advise<K extends GameTypes = GameTypes, Facts extends object = object> = {
  odds(view: K['view'], moves: readonly K['move'][]): Odds<K['move'], Facts>;
}['odds'];

/**
 * The best first; moves of equal value in the order in which they were offered. A nought has no
 * sign, as in JSON.
 */
export function ranked<Move, Facts extends object>(
  moves: readonly MoveOdds<Move, Facts>[],
): readonly MoveOdds<Move, Facts>[] {
  return moves
    .map((odds) => ({ ...odds, value: odds.value + 0 }))
    .sort((one, other) => other.value - one.value);
}
