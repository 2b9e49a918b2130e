/**
 * DECKS OF ONE'S OWN: the contract between the screen of decks and a game that can be played with
 * another deck. A game's folder has it in deck-kind.tsx. A deck is data, an option of the table;
 * the rules say what a deck is, and a kind only says it again in words.
 */

import type { ComponentType } from 'preact';

/** What can be wrong with a deck. The first two concern all of it. */
export const FAULTS = [
  'count',
  'list',
  'card',
  'pattern',
  'points',
  'action',
  'id',
  'twice',
] as const;
export interface Fault {
  readonly kind: (typeof FAULTS)[number];
  /** The place of the card, from 0; null where it is the deck. */
  readonly card: number | null;
}

export interface CardFaceProps<W = unknown> {
  readonly card: object;
  readonly words: W;
  readonly onPress: () => void;
}

export interface CardFormProps<W = unknown, S = unknown> {
  /** To begin with; undefined for an empty one. */
  readonly card: object | undefined;
  /** Of the game, and of its part decks-<game>. */
  readonly words: W;
  readonly says: S;
  /** The card as it is now, without an id; undefined while something is missing. */
  onChange(card: object | undefined): void;
}

export interface DeckKind<W = unknown, S = unknown> {
  /** The option of a table that a deck is for. */
  readonly option: string;
  /** What the option says without a deck of one's own: the name of the deck of the house. */
  readonly standardName: string;
  /** The cards of that deck. */
  readonly standard: readonly object[];
  /** How many cards a deck has. */
  readonly size: number;
  /**
   * Everything that is wrong with these cards, as the rules judge them; of the number of cards
   * last.
   */
  faults(cards: readonly unknown[]): readonly Fault[];
  /** The same cards, each with an id of its own: those that have one keep it. */
  numbered(cards: readonly unknown[]): readonly unknown[];
  readonly Face: ComponentType<CardFaceProps<W>>;
  readonly Form: ComponentType<CardFormProps<W, S>>;
}
