/**
 * How a game shows itself in a terminal. A game's folder has one, in terminal.ts; the rules know
 * nothing of it.
 */

import type { GameTypes, Seat, Told } from '../game.ts';
import type { Odds } from '../odds.ts';
import type { Screen } from './screen.ts';

export type { Told };

/** What a drawing may mark besides what the view shows. */
export interface TerminalMoment<K extends GameTypes> {
  /** The last event; only what is public of it may be drawn. */
  readonly last?: Told<K> | undefined;
  /**
   * What the seat at the screen is offered now, in the order of its numbers; none while others act.
   */
  readonly moves?: readonly K['move'][] | undefined;
}

/** Loads one part of the words, such as `next`, in the language of the person who looks. */
export type LoadWords = (part: string) => Promise<unknown>;

export interface TerminalUi<K extends GameTypes = GameTypes> {
  readonly title: string;
  /** One sentence for the list of games. */
  readonly summary: string;
  /** The table as this view knows it, line by line, no wider than the screen. */
  draw(view: K['view'], screen: Screen, moment: TerminalMoment<K>): readonly string[];
  /** What is asked of this seat now, in one sentence. */
  ask(view: K['view'], seat: Seat, screen: Screen): string;
  /** How a move may be typed. The first spelling is the one that is shown. */
  notations(move: K['move'], view: K['view']): readonly string[];
  /** What a move does, in a few words, for the list of moves. */
  describe(move: K['move'], view: K['view'], screen: Screen): string;
  /**
   * One line for all these moves, which are of one type, with an example; undefined if they are
   * better listed one by one.
   */
  family(moves: readonly K['move'][], view: K['view'], screen: Screen): string | undefined;
  /**
   * What just happened, in words: nothing that these views of one viewer, before and after the
   * event, may not know. Empty if the table says enough. The event may hold secrets or lack them;
   * the words are the same.
   */
  tell(event: Told<K>, view: K['view'], screen: Screen, before: K['view']): string;
  /** What "?" prints: the rule that matters now, and how to type. */
  explain(view: K['view'], screen: Screen): readonly string[];
  /**
   * The odds of the moves offered, as a table with a line for each move, the best first, and what
   * its columns mean.
   */
  odds(odds: Odds<K['move']>, view: K['view'], screen: Screen): readonly string[];
  /** The choice is to be kept from the others at the same screen. */
  isSecret(view: K['view']): boolean;
}
