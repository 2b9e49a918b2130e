/**
 * REAL CARDS: the contract between the table of the page and a game whose cards may lie on a real
 * table. A game's folder has it in own-cards.tsx. The page knows only what somebody has seen and
 * tapped in.
 */

import type { ComponentType } from 'preact';
import type { GameTypes, Seat } from '../../../game.ts';

/** A card that somebody sees with this move, and those it can be. */
export type SeenCard =
  | { readonly type: 'turned-up'; readonly place: number; readonly among: readonly string[] }
  /** Drawn blind from somebody's hand: whoever drew is the only one to look. */
  | { readonly type: 'drawn'; readonly from: Seat; readonly among: readonly string[] };

export interface PickerProps<W = unknown> {
  /** The options of the table: they may hold a deck. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly searchLabel: string;
  /** Ids of the cards that it can be. */
  readonly among: readonly string[];
  readonly chosen: string | undefined;
  readonly words: W;
  onChoose(id: string): void;
}

export interface OneCardProps<W = unknown> {
  readonly options: Readonly<Record<string, unknown>>;
  readonly id: string;
  readonly words: W;
  readonly onPress: () => void;
}

export interface OwnCards<K extends GameTypes = GameTypes, W = unknown> {
  /** How many piles show a card. */
  readonly places: number;
  /** Every card of the deck, before anything has shown. */
  all(options: Readonly<Record<string, unknown>>): readonly string[];
  /**
   * What somebody sees when this move is made; the view is that of whoever makes it. Undefined
   * where no card shows.
   */
  seen(move: K['move'], view: K['view']): SeenCard | undefined;
  /** This card and all that look the same: nobody can tell which of them he holds. */
  alike(options: Readonly<Record<string, unknown>>, id: string): readonly string[];
  /** The field of chance's answer that names a drawn card. */
  readonly drawnAs: string;
  /** Cards to choose one from, drawn as on the table, found by touch or by a word. */
  readonly Picker: ComponentType<PickerProps<W>>;
  /** One of them, to be touched. */
  readonly Card: ComponentType<OneCardProps<W>>;
}
