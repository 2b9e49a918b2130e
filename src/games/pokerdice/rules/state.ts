/** A game of Pokerdice at one moment, and what can be read off it. */

import type { Seat } from '../../../game.ts';
import { OBJECTIVES } from './objectives.ts';

export const DICE = 5;
export const REROLLS = 2;
export const CARDS = OBJECTIVES.length;

export interface State {
  readonly seats: number;
  readonly decks: number;
  readonly first: Seat;
  readonly rounds: number;
  /** The rounds judged so far. */
  round: number;
  phase: 'roll' | 'commit' | 'reroll' | 'over';
  /** The dice in the air, as bits: chance must answer. */
  thrown: number;
  dice: number[];
  /**
   * The dice as they lay when the cards were committed; none unless the active seat may re-throw.
   * Replaced, never changed.
   */
  committedOn: readonly number[];
  rerolls: number;
  /** The seats that have yet to commit, as bits. */
  choosing: number;
  /** What each seat committed this round, NONE before. See Commit below. */
  commits: number[];
  /**
   * The cards each seat has left, two bits a card in the order of OBJECTIVES. A card leaves when
   * its round is judged. Like what follows, replaced and never changed: copies share it.
   */
  left: readonly number[];
  points: readonly number[];
  captured: readonly number[];
  /**
   * For each judged round the five dice on which cards were committed, the five final dice, then
   * each seat's commit.
   */
  history: readonly number[];
}

/**
 * A commit is a number: the card's place in OBJECTIVES, plus ten times one more than the second
 * card's place when there are two packs. The smaller place is first, so the order in which a player
 * named them leaves no trace.
 */
export const NONE = -1;

export function cardsOf(commit: number): readonly number[] {
  if (commit === NONE) return [];
  const first = commit % CARDS;
  const second = Math.floor(commit / CARDS) - 1;
  return second < 0 ? [first] : [first, second];
}

export function activeSeat(state: State): Seat {
  return (state.first + state.round) % state.seats;
}

/** The active seat's commit alone is turned up once all have committed. */
export function isTurnedUp(state: State, seat: Seat): boolean {
  return state.phase === 'reroll' && seat === activeSeat(state);
}
