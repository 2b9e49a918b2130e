/**
 * A game of NEXT! at one moment, and what can be read off it. Cards are places in the deck, colours
 * places in COLOURS.
 */

import type { Seat } from '../../../game.ts';
import { type Action, type Card, countColours, makes, shapeOf } from './cards.ts';

export const WHITE_AND_BLACK = 6;
/** Positions 4 and 5. */
export const BLACK_DICE = 0b110000;
export const ALL_DICE = 0b111111;
export const PILES = 3;
export const PILE_SIZE = 15;
export const THROWS = 3;

export interface State {
  readonly seats: number;
  readonly deck: readonly Card[];
  /** The deck is someone's own, not gobelet-1. */
  readonly custom: boolean;
  /** What makes each card: see needOf in cards.ts. */
  readonly needs: readonly number[];
  /** The cards of the first pile from the top down, then of the second and the third. */
  readonly order: readonly number[];
  /**
   * How many cards have gone from each pile. Like the next two and the history, replaced and never
   * changed: copies share it.
   */
  gone: readonly number[];
  /** Who holds each card, NOBODY while it is in a pile; how many cards each seat holds. */
  owner: readonly number[];
  held: readonly number[];

  /** Whose turn was the first. */
  readonly first: Seat;
  turn: Seat;
  phase: 'turn' | 'action' | 'give' | 'finish' | 'over';
  /**
   * What lies before the player: nothing yet, the dice of a failed turn, or a throw of their own.
   */
  lie: 'nothing' | 'inherited' | 'own';
  dice: number[];
  throwsLeft: number;
  /**
   * The piles whose card the dice make as they lie, as bits, locked or not. Kept, because every
   * move asks for it.
   */
  made: number;
  /** Piles whose card is lost for this turn, as bits. */
  locked: number;
  /** Both black dice of the last throw agree, and no die has been turned for it yet. */
  power: boolean;
  /** The dice in the air, as bits: chance must answer. */
  thrown: number;

  /** The action being carried out; the opponents it may still draw from, as bits. */
  action: Exclude<Action, 'replay'> | null;
  targets: number;
  /** The opponent being drawn from or given to, and whether chance has yet to say which card. */
  from: Seat;
  drawing: boolean;
  /** The card drawn in a swap that may not be given back, −1 when there is none. */
  drawn: number;

  /** Every card that changed hands, in order: see Passage. */
  history: readonly number[];
}

export const NOBODY = -1;

/**
 * N76, N80: how many cards end the game, and how many let a player end it: for 2, for 3, for 4 to 6
 * seats.
 */
export function limits(seats: number): { readonly limit: number; readonly enough: number } {
  if (seats === 2) return { limit: 10, enough: 7 };
  return seats === 3 ? { limit: 8, enough: 5 } : { limit: 6, enough: 4 };
}

/** The card on top of a pile, or −1 when it is empty. */
export function topOf(state: State, pile: number): number {
  const gone = state.gone[pile] as number;
  return gone === PILE_SIZE ? -1 : (state.order[pile * PILE_SIZE + gone] as number);
}

/** What `made` must be for these dice and these piles, once a throw lies. */
export function madePiles(state: State): number {
  const counts = countColours(state.dice);
  const shape = shapeOf(counts);
  let piles = 0;
  for (let pile = 0; pile < PILES; pile++) {
    const card = topOf(state, pile);
    if (card >= 0 && makes(counts, shape, state.needs[card] as number)) piles |= 1 << pile;
  }
  return piles;
}

/** The piles a card can be taken from now, as bits. */
export function takeable(state: State): number {
  return state.made & ~state.locked;
}

/** The cards a seat holds, in the order of the deck, so that the order tells nothing. */
export function handOf(state: State, seat: Seat): readonly number[] {
  return state.owner.flatMap((owner, card) => (owner === seat ? [card] : []));
}

/**
 * A passage is a card that changed hands, in one number:  card · other seat · seat · kind
 *                                                         6 bits   3 bits   3 bits  2 bits
 */
export const PASSAGES = ['take', 'steal', 'swap', 'give'] as const;
export interface Passage {
  readonly kind: (typeof PASSAGES)[number];
  /** Who took, drew or gave. */
  readonly seat: Seat;
  /** Whom they drew from or gave to; themselves for a take. */
  readonly other: Seat;
  readonly card: number;
}

export function packPassage(kind: Passage['kind'], seat: Seat, other: Seat, card: number): number {
  return PASSAGES.indexOf(kind) | (seat << 2) | (other << 5) | (card << 8);
}

export function unpackPassage(packed: number): Passage {
  return {
    kind: PASSAGES[packed & 3] as Passage['kind'],
    seat: (packed >> 2) & 7,
    other: (packed >> 5) & 7,
    card: packed >> 8,
  };
}

/** A take is public. What was drawn or given is known to the two only. */
export function isKnownTo(viewer: Seat | 'public', { kind, seat, other }: Passage): boolean {
  return kind === 'take' || viewer === seat || viewer === other;
}
