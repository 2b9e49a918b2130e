/**
 * THE GUIDE: the contract between the rules page and a game. A game's folder has one, in guide.tsx:
 * which paragraphs stand where, which of them are rulings of ours, what is drawn beside them, and
 * the examples, which are records. Its words are src/games/<game>/words/<language>/rules.ts:
 * whoever translates writes text and nothing else.
 */

import type { ComponentChildren, ComponentType } from 'preact';
import type { Game, GameTypes, Seat, Told, Viewer } from '../../../game.ts';
import type { SeatFace } from './board.ts';

export interface SectionWords {
  readonly title: string;
  /** Paragraphs by name. */
  readonly text: Readonly<Record<string, string>>;
}

/** What the words of every guide have; a game adds those of its pictures. */
export interface GuideWords {
  /** The people in the examples, seat by seat: the captions call them so. */
  readonly names: readonly string[];
  readonly sections: Readonly<Record<string, SectionWords>>;
  /** A caption for each moment that an example shows. */
  readonly examples: Readonly<
    Record<string, { readonly title: string; readonly moments: Readonly<Record<string, string>> }>
  >;
}

/**
 * A paragraph, by its name in the words of its section, and the rules it tells, by their ids in the
 * game's README.md.
 */
export interface Paragraph<Name extends string = string> {
  readonly says: Name;
  readonly rules: readonly string[];
  /**
   * The printed sheet is silent here, damaged or contradicts itself: the ruling is ours, and marked
   * so.
   */
  readonly isOurs: boolean;
}

/** Something drawn that is no example: a table of cards, the board. */
export interface Picture<W, G> {
  readonly rules: readonly string[];
  /** All that is written in it, for the search. */
  texts(words: W, guide: G): readonly string[];
  readonly Drawing: ComponentType<PictureProps<W, G>>;
}

export interface PictureProps<W, G> {
  /** The words of the game, and those of its guide. */
  readonly words: W;
  readonly guide: G;
  /** Text with what is searched for marked in it. */
  say(text: string): ComponentChildren;
}

export type Part<Name extends string, Example extends string, W, G> =
  | Paragraph<Name>
  /** One after another: steps that follow each other are numbered. */
  | { readonly step: readonly Paragraph<Name>[] }
  | { readonly picture: Picture<W, G> }
  | { readonly example: Example };

/** A game that was played for the page, and the moments of it that are drawn. */
export interface Example<Name extends string = string, Claim = unknown> {
  /** The lines of a record: its header, then its events. */
  readonly record: readonly object[];
  readonly moments: Readonly<Record<Name, Shown<Claim>>>;
}

export interface Shown<Claim = unknown> {
  /** After so many events. */
  readonly after: number;
  /** Through whose eyes; anybody's unless it says so. */
  readonly viewer?: Viewer;
  /** What the caption says about it, for the tests to check. */
  readonly claim: Claim;
}

/** A moment of an example, as it is drawn. */
export interface PositionProps<
  K extends GameTypes = GameTypes,
  W = unknown,
  G = GuideWords,
  Claim = unknown,
> {
  readonly view: K['view'];
  /** What happened last, and the view before it; null at the very beginning. */
  readonly event: Told<K> | null;
  readonly before: K['view'] | null;
  /** What whoever is asked may play; empty while several choose in secret. */
  readonly moves: readonly K['move'][];
  readonly claim: Claim;
  readonly seats: readonly SeatFace[];
  readonly words: W;
  readonly guide: G;
}

export interface Guide<
  K extends GameTypes = GameTypes,
  W = unknown,
  G extends GuideWords = GuideWords,
  Claim = unknown,
> {
  readonly rules: Game<K>;
  /** Every section of the words, in the order of the page. */
  readonly sections: {
    readonly [S in keyof G['sections']]: readonly Part<
      keyof G['sections'][S]['text'] & string,
      keyof G['examples'] & string,
      W,
      G
    >[];
  };
  readonly examples: {
    readonly [E in keyof G['examples']]: Example<keyof G['examples'][E]['moments'] & string, Claim>;
  };
  readonly Position: ComponentType<PositionProps<K, W, G, Claim>>;
}

export function says<const Name extends string>(
  name: Name,
  ...rules: readonly string[]
): Paragraph<Name> {
  return { says: name, rules, isOurs: false };
}

/** A ruling of ours. */
export function ours<const Name extends string>(
  name: Name,
  ...rules: readonly string[]
): Paragraph<Name> {
  return { says: name, rules, isOurs: true };
}

export function step<const Name extends string>(
  ...paragraphs: readonly Paragraph<Name>[]
): { readonly step: readonly Paragraph<Name>[] } {
  return { step: paragraphs };
}

/** The people of the examples as seats: nobody of them is “you”. */
export function castOf(rules: Game, names: readonly string[], seats: number): readonly SeatFace[] {
  return Array.from({ length: seats }, (_, seat: Seat) => ({
    seat,
    name: names[seat] ?? '',
    isMe: false,
    isBot: false,
    side: rules.side(seats, seat),
  }));
}
