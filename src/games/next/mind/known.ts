/**
 * What a viewer knows, made ready for counting: the visible cards, the cards nobody has seen yet,
 * and for each seat the chance that it holds each card.
 *
 * Exact: the unseen cards, because every take is public; all hands of two players, because every
 * draw was from or to the viewer; one's own hand always. Assumed: of a draw among others each card
 * of the hand was as likely as any, and the chances of different cards are kept apart, so with
 * three or more seats the beliefs are marginals.
 */

import type { Seat } from '../../../game.ts';
import type { Card } from '../rules/cards.ts';
import { GOBELET_1 } from '../rules/deck.ts';
import type { PassageView, View } from '../rules/view.ts';

export interface Known {
  readonly view: View;
  readonly deck: readonly Card[];
  readonly seats: number;
  /** Whose eyes these are. */
  readonly me: Seat;
  /** The visible card of each pile, −1 if it is empty; how many cards lie in it. */
  readonly tops: readonly number[];
  readonly left: readonly number[];
  /**
   * Cards under the visible ones, in whatever pile: each is as likely as any other to come next.
   */
  readonly unseen: readonly number[];
  readonly held: readonly number[];
  /** The chance that a seat holds a card, by seat and card. */
  readonly holds: readonly Float64Array[];
}

export function deckOf(view: View): readonly Card[] {
  return view.deck === 'gobelet-1' ? GOBELET_1 : view.deck;
}

export function know(view: View): Known {
  const deck = deckOf(view);
  const places = new Map(deck.map(({ id }, card) => [id, card]));
  const tops = view.piles.map(({ top }) => (top === null ? -1 : (places.get(top.id) as number)));
  const gone = new Set([
    ...tops,
    ...view.passages.flatMap(({ type, card }) =>
      type === 'take' ? [places.get(card as string)] : [],
    ),
  ]);
  return {
    view,
    deck,
    seats: view.seats.length,
    me: view.viewer === 'public' ? view.turn : view.viewer,
    tops,
    left: view.piles.map(({ left }) => left),
    unseen: deck.flatMap((_, card) => (gone.has(card) ? [] : [card])),
    held: view.seats.map(({ held }) => held),
    holds: believe(view, deck.length, places),
  };
}

function believe(
  view: View,
  cards: number,
  places: ReadonlyMap<string, number>,
): readonly Float64Array[] {
  const holds = view.seats.map(() => new Float64Array(cards));
  let drawn: Float64Array | undefined;
  for (const passage of view.passages) drawn = move(holds, passage, places, drawn);
  view.seats.forEach((seat, index) => {
    if (seat.cards === null) return;
    for (const other of holds) for (const id of seat.cards) other[places.get(id) as number] = 0;
    const hand = holds[index] as Float64Array;
    hand.fill(0);
    for (const id of seat.cards) hand[places.get(id) as number] = 1;
  });
  if (holds.length > 2) {
    reconcile(
      holds,
      view.seats.map(({ held }) => held),
    );
  }
  return holds;
}

const ROUNDS = 12;

/**
 * What was seen later contradicts some of what was believed before, so that chances no longer add
 * up. They are scaled in turns: for each seat to the cards it holds, for each card that was taken
 * to one holder (iterative proportional fitting).
 */
function reconcile(holds: readonly Float64Array[], held: readonly number[]): void {
  const cards = (holds[0] as Float64Array).length;
  for (let round = 0; round < ROUNDS; round++) {
    holds.forEach((hand, seat) => {
      const total = hand.reduce((sum, chance) => sum + chance, 0);
      if (total > 0)
        for (let card = 0; card < cards; card++)
          hand[card] = ((hand[card] as number) * (held[seat] as number)) / total;
    });
    for (let card = 0; card < cards; card++) {
      const total = holds.reduce((sum, hand) => sum + (hand[card] as number), 0);
      if (total > 0) for (const hand of holds) hand[card] = (hand[card] as number) / total;
    }
  }
}

/**
 * Moves a card, or parts of many, from one hand to another. Returns what was drawn in a swap: it is
 * not given back.
 */
function move(
  holds: readonly Float64Array[],
  { type, seat, other, card }: PassageView,
  places: ReadonlyMap<string, number>,
  drawn: Float64Array | undefined,
): Float64Array | undefined {
  const to = holds[type === 'give' ? (other as Seat) : seat] as Float64Array;
  const at = card === null ? -1 : (places.get(card) as number);
  if (type === 'take') {
    to[at] = 1;
    return undefined;
  }
  const from = holds[type === 'give' ? seat : (other as Seat)] as Float64Array;
  const parts = new Float64Array(from.length);
  if (at >= 0) {
    for (const hand of holds) hand[at] = 0;
    parts[at] = 1;
  } else {
    const total = from.reduce(
      (sum, chance, index) => sum + (drawn === undefined ? chance : rest(chance, drawn[index])),
      0,
    );
    for (let index = 0; index < parts.length; index++) {
      const chance = from[index] as number;
      parts[index] =
        total > 0 ? (drawn === undefined ? chance : rest(chance, drawn[index])) / total : 0;
      from[index] = chance - (parts[index] as number);
    }
  }
  for (let index = 0; index < parts.length; index++)
    to[index] = (to[index] as number) + (parts[index] as number);
  return type === 'swap' ? parts : undefined;
}

function rest(chance: number, drawn: number | undefined): number {
  return Math.max(0, chance - (drawn ?? 0));
}

/** Expected points of a seat's cards: exact if its hand is known. */
export function pointsOf({ holds, deck }: Known, seat: Seat): number {
  return (holds[seat] as Float64Array).reduce(
    (sum, chance, card) => sum + chance * (deck[card] as Card).points,
    0,
  );
}

/**
 * The chance of each number of points among the cards of a seat when one is drawn blind, as pairs.
 */
export function drawFrom(
  { holds, deck }: Known,
  seat: Seat,
): readonly (readonly [points: number, chance: number])[] {
  const hand = holds[seat] as Float64Array;
  const total = hand.reduce((sum, chance) => sum + chance, 0);
  const chances = new Map<number, number>();
  hand.forEach((chance, card) => {
    if (chance <= 0) return;
    const { points } = deck[card] as Card;
    chances.set(points, (chances.get(points) ?? 0) + chance / total);
  });
  return [...chances].sort(([one], [other]) => one - other);
}

/** What a turn hangs on besides its dice: the same text for all its throws. */
export function turnKey({ viewer, deck, piles, seats, passages }: View): string {
  return JSON.stringify([
    viewer,
    deck,
    piles.map(({ top, left }) => [top?.id, left]),
    seats,
    passages,
  ]);
}
