/**
 * A finished game looked back at: how everybody's chance to win went up and down, and what moved
 * it.
 *
 * The arithmetic. A side's *chances* are a list with one number for each side that adds up to one;
 * W(t) is the list at position t, before event t. What an event moved is told in three parts, each
 * from one list to the next:
 *
 *   W(t) ──choice──> chosen ──dice──> landed ──rest──> W(t+1)
 *
 *   W(t)    the chances if the seat that is asked now chooses best, by what it knows, and all play on well
 *   chosen  the same with the move it chose, before chance answers: a choice never raises the chance of who made it
 *   landed  the same once chance has answered, judged in the same way, so that over all answers the dice give nothing
 *   rest    what nobody chose and no die showed: cards that were hidden or came up from a pile, and what the estimate at the
 *           next position says otherwise than the one before
 *
 * W(end) is the result, one for who won, in parts where the win is shared. So for every side and
 * every game, whatever the estimates are worth,
 *
 *   W(end) − W(0) = dice + choices of its own seats + choices of the others + rest
 *
 * to the last digit; a test holds it. Choices are judged by the view of the seat that made them,
 * never by what lay hidden.
 */

import type { Event, Game, GameTypes, Seat } from '../game.ts';

/** One number for each side, from 0 to 1; together they are 1. */
export type Chances = readonly number[];

/** A whole game: states[t] is before events[t], the last one is the end. */
export interface Story<K extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly states: readonly K['state'][];
  readonly events: readonly Event<K>[];
}

/** What a seat could have done instead. */
export interface Weighed<Move = GameTypes['move']> {
  readonly better: Move;
  /** How much of the chance to win the choice cost, by what the seat knew. */
  readonly loss: number;
  /** What kind of mistake it is: the game's own word, for the advice. */
  readonly kind: string;
}

export interface Step<Move = GameTypes['move']> {
  readonly before: Chances;
  readonly chosen: Chances;
  /** Undefined where the next position tells it best: then there is no rest. */
  readonly landed?: Chances;
  /** Where a better move was there. */
  readonly weighed?: Weighed<Move>;
}

/** What a game's analysis.ts exports as `appraiser`. */
export interface Appraiser<K extends GameTypes = GameTypes> {
  readonly game: Game<K>;
  /** How far a chance is off, as a rule: measured against games played on, see BENCHMARKS.md. */
  readonly error: number;
  /** One step for each event, in order. Law: the same story, the same steps. */
  appraise(story: Story<K>): Iterable<Step<K['move']>>;
}

/** A choice that was not the best. */
export interface Slip extends Weighed {
  readonly at: number;
  readonly seat: Seat;
  readonly chosen: GameTypes['move'];
}

/** What the dice of one event gave to each side. */
export interface Swing {
  readonly at: number;
  readonly seat: Seat;
  readonly gains: Chances;
}

/** What moved a seat's chance, from the first position to the last. */
export interface Account {
  readonly start: number;
  readonly end: number;
  readonly dice: number;
  /** The seat's own choices: at most 0. */
  readonly own: number;
  /** The choices of all others; a partner's are among them. */
  readonly others: number;
  readonly rest: number;
}

export interface Analysis {
  readonly game: string;
  /** By seat. */
  readonly sides: readonly number[];
  /** W(t) for every position, the end included. */
  readonly chances: readonly Chances[];
  /** By seat. */
  readonly accounts: readonly Account[];
  readonly slips: readonly Slip[];
  readonly swings: readonly Swing[];
  readonly error: number;
}
