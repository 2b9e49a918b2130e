/**
 * What a viewer of NEXT! may know: the table, how many cards each seat holds, their own cards, and
 * the passages of cards as they could have written them down. At the end everything.
 */

import type { CommonView, Seat, Viewer } from '../../../game.ts';
import { type Card, COLOURS, type Colour } from './cards.ts';
import type { Move } from './moves.ts';
import {
  handOf,
  isKnownTo,
  limits,
  type Passage,
  PILE_SIZE,
  type State,
  takeable,
  topOf,
  unpackPassage,
} from './state.ts';

export interface View extends CommonView {
  readonly phase: State['phase'];
  readonly turn: Seat;
  /** The dice by position, four white and two black; null before the first throw. */
  readonly dice: readonly Colour[] | null;
  /** What lies before the player: see State. */
  readonly lie: State['lie'];
  readonly throwsLeft: number;
  readonly power: boolean;
  readonly piles: readonly PileView[];
  /** The action being carried out, and with whom once chosen. */
  readonly action: {
    readonly type: NonNullable<State['action']>;
    readonly from: Seat | null;
  } | null;
  /** The card just drawn in a swap, for the two who know it. */
  readonly drawn: string | null;
  readonly seats: readonly SeatView[];
  readonly passages: readonly PassageView[];
  /** The cards that end the game, and those that let a player end it. */
  readonly limit: number;
  readonly enough: number;
  /** The deck in play, so that ids can be read: ours by its name, another card by card. */
  readonly deck: 'gobelet-1' | readonly Card[];
}

export interface PileView {
  readonly top: Card | null;
  readonly left: number;
  readonly locked: boolean;
  /** The dice make it as they lie. */
  readonly made: boolean;
  readonly takeable: boolean;
  /** The ids under the top, only when the game is over. */
  readonly under: readonly string[] | null;
}

export interface SeatView {
  readonly held: number;
  /** Ids in the order of the deck, and their points: one's own, and everybody's at the end. */
  readonly cards: readonly string[] | null;
  readonly points: number | null;
}

export interface PassageView {
  readonly type: Passage['kind'];
  readonly seat: Seat;
  readonly other: Seat | null;
  /** Null if the viewer was not told. */
  readonly card: string | null;
}

export function show(state: State, viewer: Viewer): Omit<View, keyof CommonView> {
  const over = state.phase === 'over';
  const isParty = viewer === state.turn || viewer === state.from;
  const { limit, enough } = limits(state.seats);
  return {
    phase: state.phase,
    turn: state.turn,
    dice: state.dice.length === 0 ? null : state.dice.map((colour) => COLOURS[colour] as Colour),
    lie: state.lie,
    throwsLeft: state.throwsLeft,
    power: state.power,
    piles: state.gone.map((_, pile) => showPile(state, pile)),
    action:
      state.action === null
        ? null
        : { type: state.action, from: state.phase === 'give' || state.drawing ? state.from : null },
    drawn: state.phase === 'give' && isParty ? idOf(state, state.drawn) : null,
    seats: state.held.map((held, seat) => showSeat(state, seat, held, over || viewer === seat)),
    passages: state.history.map((packed) => showPassage(state, unpackPassage(packed), viewer)),
    limit,
    enough,
    deck: state.custom ? state.deck : 'gobelet-1',
  };
}

function idOf(state: State, card: number): string {
  return (state.deck[card] as Card).id;
}

function showPile(state: State, pile: number): PileView {
  const top = topOf(state, pile);
  const gone = state.gone[pile] as number;
  const diceLie = state.phase === 'turn' && state.thrown === 0 && state.lie !== 'nothing';
  return {
    top: top < 0 ? null : (state.deck[top] as Card),
    left: PILE_SIZE - gone,
    locked: ((state.locked >> pile) & 1) === 1,
    made: diceLie && ((state.made >> pile) & 1) === 1,
    takeable: diceLie && ((takeable(state) >> pile) & 1) === 1,
    under: state.phase === 'over' ? underOf(state, pile, gone) : null,
  };
}

function underOf(state: State, pile: number, gone: number): readonly string[] {
  return state.order
    .slice(pile * PILE_SIZE + gone + 1, (pile + 1) * PILE_SIZE)
    .map((card) => idOf(state, card));
}

function showSeat(state: State, seat: Seat, held: number, open: boolean): SeatView {
  if (!open) return { held, cards: null, points: null };
  const hand = handOf(state, seat);
  return {
    held,
    cards: hand.map((card) => idOf(state, card)),
    points: hand.reduce((sum, card) => sum + (state.deck[card] as Card).points, 0),
  };
}

function showPassage(state: State, passage: Passage, viewer: Viewer): PassageView {
  const known = state.phase === 'over' || isKnownTo(viewer, passage);
  return {
    type: passage.kind,
    seat: passage.seat,
    other: passage.kind === 'take' ? null : passage.other,
    card: known ? idOf(state, passage.card) : null,
  };
}

/** N89: what was drawn or given is told to the two only, whom the passage will name. */
export const SECRETS = ['drew', 'card'] as const;
export type Secret = (typeof SECRETS)[number];
const DREW: readonly Secret[] = ['drew'];
const CARD: readonly Secret[] = ['card'];
const NOTHING: readonly Secret[] = [];

export function hidden(state: State, { seat, move }: Event, viewer: Viewer): readonly Secret[] {
  switch (move.type) {
    case 'steal':
    case 'swap':
      return viewer === seat || viewer === move.from ? NOTHING : DREW;
    case 'give':
      return viewer === seat || viewer === state.from ? NOTHING : CARD;
    default:
      return NOTHING;
  }
}

type Event = { readonly seat: Seat; readonly move: Move };
