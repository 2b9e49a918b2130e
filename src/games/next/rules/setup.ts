/**
 * Before the first throw: the deck, read and chosen; three piles, read or dealt; the state to begin
 * with.
 */

import type { Lot, Seat } from '../../../game.ts';
import {
  either,
  fields,
  listOf,
  oneOf,
  Refusal,
  refined,
  type Shape,
  text,
  whole,
} from '../../../shape.ts';
import { type Card, DECK_SIZE, needOf, readDeck } from './cards.ts';
import { GOBELET_1 } from './deck.ts';
import { NOBODY, PILE_SIZE, PILES, type State, THROWS } from './state.ts';

export type Options = { readonly deck: 'gobelet-1' | readonly Card[] };
export type Setup = { readonly first: Seat; readonly piles: readonly (readonly string[])[] };

const GOBELET_1_NEEDS = GOBELET_1.map(needOf);

export const deckOption: Shape<Options['deck']> = either(
  Array.isArray,
  readDeck,
  oneOf(['gobelet-1']),
);
export const readOptions: Shape<Options> = refined(
  fields({}, { deck: deckOption }),
  ({ deck = 'gobelet-1' }) => ({ deck }),
);

export function cardsOf({ deck }: Options): readonly Card[] {
  return deck === 'gobelet-1' ? GOBELET_1 : deck;
}

export function readSetup(seats: number, options: Options): Shape<Setup> {
  return fields({ first: whole(0, seats - 1), piles: readPiles(cardsOf(options)) });
}

/** N21: three piles that hold every card of the deck once. */
function readPiles(deck: readonly Card[]): Shape<Setup['piles']> {
  const shape = listOf(listOf(text, PILE_SIZE, PILE_SIZE), PILES, PILES);
  return (json) => {
    const piles = shape(json);
    const missing = new Set(deck.map(({ id }) => id));
    for (const id of piles.flat()) {
      if (!missing.delete(id))
        throw new Refusal(`${JSON.stringify(id)} is not in the deck, or there twice`);
    }
    return piles;
  };
}

/** N20, N23: who begins, and the order of the cards. */
export function lots(seats: number): readonly Lot[] {
  return [
    { kind: 'one', of: seats },
    { kind: 'order', of: DECK_SIZE },
  ];
}

export function deal(
  _seats: number,
  options: Options,
  [first, order]: readonly (readonly number[])[],
): Setup {
  const ids = (order as readonly number[]).map((card) => (cardsOf(options)[card] as Card).id);
  const piles = Array.from({ length: PILES }, (_, pile) =>
    ids.slice(pile * PILE_SIZE, (pile + 1) * PILE_SIZE),
  );
  return { first: first?.[0] as number, piles };
}

export function start(seats: number, options: Options, { first, piles }: Setup): State {
  const deck = cardsOf(options);
  const places = new Map(deck.map(({ id }, card) => [id, card]));
  return {
    seats,
    deck,
    custom: options.deck !== 'gobelet-1',
    needs: deck === GOBELET_1 ? GOBELET_1_NEEDS : deck.map(needOf),
    order: piles.flat().map((id) => places.get(id) as number),
    gone: [0, 0, 0],
    owner: new Array<number>(DECK_SIZE).fill(NOBODY),
    held: new Array<number>(seats).fill(0),
    first,
    turn: first,
    phase: 'turn',
    lie: 'nothing',
    dice: [],
    throwsLeft: THROWS,
    made: 0,
    locked: 0,
    power: false,
    thrown: 0,
    action: null,
    targets: 0,
    from: 0,
    drawing: false,
    drawn: -1,
    history: [],
  };
}

/**
 * N21, with real cards: which of those that nobody has seen lies next in a pile. It changes places
 * with the card that was thought to.
 */
export function fixPiles(setup: Setup, shown: readonly number[], pile: number, id: string): Setup {
  const depth = shown[pile];
  if (depth === undefined || depth >= PILE_SIZE)
    throw new Refusal(`no card comes to lie on top there`, 'place');
  const guess = setup.piles[pile]?.[depth] as string;
  const isUnseen = setup.piles.some(
    (cards, other) => cards.indexOf(id) >= (shown[other] as number),
  );
  if (!isUnseen)
    throw new Refusal(`${JSON.stringify(id)} is not in the deck, or has been seen`, 'thing');
  const swapped = (card: string): string => (card === guess ? id : card === id ? guess : card);
  return { ...setup, piles: setup.piles.map((cards) => cards.map(swapped)) };
}
