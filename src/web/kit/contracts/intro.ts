/**
 * THE INTRODUCTION: the contract between the page and a game that teaches itself. A game's folder
 * has one, in intro.ts: a game that is played with the newcomer on seat 0, cut into lessons. In
 * each he is asked for a move; chance's answer and what the others then do are written down, so
 * that whatever he does the whole is a record that the rules accept. Its words are
 * src/games/<game>/words/<language>/intro.ts.
 */

import type { Event, GameTypes, Seat } from '../../../game.ts';

/** The seat of whoever is introduced. */
export const LEARNER: Seat = 0;

export interface LessonWords {
  /** What there is to know and to do now: one sentence, or two. */
  readonly say: string;
  /** To whoever chose something else: kindly, and what to do instead. */
  readonly not?: string;
}

/** What the words of every introduction have. */
export interface IntroWords {
  /** The others at the table, from seat 1 on: the lessons call them so. */
  readonly names: readonly string[];
  readonly lessons: Readonly<Record<string, LessonWords>>;
  /** What is worth taking home. */
  readonly end: string;
}

/** A move that does what a lesson asks, and what chance answers it. */
export type Deed<K extends GameTypes = GameTypes> = Omit<Event<K>, 'seat'>;

export interface Lesson<K extends GameTypes = GameTypes, Name extends string = string> {
  /** Its words, by their name. */
  readonly says: Name;
  /**
   * Any of these does it. None: there is something to look at, and a button to go on. Law: each is
   * legal here, however one came here.
   */
  readonly asks: readonly Deed<K>[];
  /**
   * Other moves of these types can be chosen on the board, too, and are answered with the words for
   * that: for dice that must be picked out, or a choice worth thinking about. Everything else is
   * not offered. Law: where there are such moves there are words.
   */
  readonly offers?: readonly K['move']['type'][];
  /** What the others do then. Law: legal after whichever of the deeds. */
  readonly follows?: readonly Event<K>[];
}

export interface Intro<K extends GameTypes = GameTypes, W extends IntroWords = IntroWords> {
  readonly seats: number;
  readonly options: K['options'];
  readonly setup: K['setup'];
  /** What was played before the newcomer sat down. */
  readonly before: readonly Event<K>[];
  readonly lessons: readonly Lesson<K, keyof W['lessons'] & string>[];
}
