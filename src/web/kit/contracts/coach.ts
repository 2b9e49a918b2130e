/**
 * THE COACH: the contract between the coach of the page and a game. A game's folder has one, in
 * coach.ts. It is told the odds (src/odds.ts), the view they were reckoned from and the words, and
 * says them: which choices there are, the number of each and why. It reckons nothing. Its words are
 * src/games/<game>/words/<language>/coach.ts.
 */

import type { GameTypes } from '../../../game.ts';
import type { MoveOdds, Odds } from '../../../odds.ts';
import type { DieFace } from '../things/colours.ts';
import type { SeatFace } from './board.ts';

/** So many of so many equally likely ways the dice can fall. */
export interface Fraction {
  readonly ways: number;
  readonly outOf: number;
}

/** A number of the odds, not rounded; it is said as “62 in 100” or as points. */
export interface Figure {
  readonly type: 'chance' | 'points';
  readonly value: number;
  /** Where the chance is known as one. */
  readonly fraction?: Fraction | undefined;
  /** What it is about, where a choice has several. */
  readonly of?: string;
}

export interface ShownDie {
  readonly face: DieFace;
  readonly tone: 'ivory' | 'black';
}

/** One choice: moves that are the same to a person, such as throwing this four or that one. */
export interface Advice<Move = GameTypes['move']> {
  readonly moves: readonly Move[];
  /**
   * In the list, and in the middle of a sentence as what one does: “Full house”, “lay the full
   * house”.
   */
  readonly name: string;
  readonly deed: string;
  /** The dice that stay. */
  readonly dice: readonly ShownDie[];
  readonly figures: readonly Figure[];
  /** What goes with it, in a few words: its points. */
  readonly note: string;
  /** One tap away, in sentences. */
  readonly why: readonly string[];
}

export interface Counsel<Move = GameTypes['move']> {
  /** What the numbers are chances of, once for all choices. */
  readonly asks: string;
  /** In an order that tells nothing about their worth; every move is in exactly one. */
  readonly choices: readonly Advice<Move>[];
  /** Places in `choices`, the best first. */
  readonly ranking: readonly number[];
  /** What the numbers rest on: what is exact, assumed, estimated. */
  readonly basis: readonly string[];
}

/** Numbers in the language in use. */
export interface Say {
  /** “62 in 100” */
  chance(value: number): string;
  /** “1.9 points” */
  points(value: number): string;
  /** “+1.9”, “−0.3” */
  signed(value: number): string;
}

export interface Question<
  K extends GameTypes = GameTypes,
  Facts extends object = object,
  W = unknown,
  C = unknown,
> {
  readonly view: K['view'];
  readonly odds: Odds<K['move'], Facts>;
  readonly seats: readonly SeatFace[];
  /** The words of the game, and those of its coach. */
  readonly words: W;
  readonly coach: C;
  readonly say: Say;
}

/** What a game's coach.ts exports as `coach`. */
export interface Coach<
  K extends GameTypes = GameTypes,
  Facts extends object = object,
  W = unknown,
  C = unknown,
> {
  counsel(question: Question<K, Facts, W, C>): Counsel<K['move']>;
}

/** How a game puts its moves in order: the same key for what is the same to a person. */
export interface Sorting<Move, Facts extends object> {
  key(move: Move): string;
  /** The smaller first; equals stay in the order of their keys. */
  place(move: Move): number;
  advise(odds: MoveOdds<Move, Facts>): Omit<Advice<Move>, 'moves'>;
}

export function sorted<Move, Facts extends object>(
  { moves }: Odds<Move, Facts>,
  { key, place, advise }: Sorting<Move, Facts>,
): Pick<Counsel<Move>, 'choices' | 'ranking'> {
  const groups = Map.groupBy(moves, ({ move }) => key(move)); // in the order of their best
  const ranked = [...groups.entries()].map(([name, rows]) => ({
    name,
    rows,
    first: rows[0] as MoveOdds<Move, Facts>,
  }));
  const shown = ranked.toSorted(
    (one, other) =>
      place(one.first.move) - place(other.first.move) || (one.name < other.name ? -1 : 1),
  );
  return {
    choices: shown.map(({ rows, first }) => ({
      ...advise(first),
      moves: rows.map(({ move }) => move),
    })),
    ranking: ranked.map((group) => shown.indexOf(group)),
  };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
