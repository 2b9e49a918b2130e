/** The cards of NEXT!: what a card is, how a foreign deck is read, and which dice make a card. */

import {
  either,
  fields,
  isObject,
  listOf,
  oneOf,
  quote,
  Refusal,
  refined,
  type Shape,
  text,
  whole,
} from '../../../shape.ts';

export const COLOURS = ['red', 'green', 'blue', 'yellow', 'orange', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export const ACTIONS = ['replay', 'steal', 'swap', 'super-swap'] as const;
export type Action = (typeof ACTIONS)[number];

/** Groups of any colour, each of one, which may be the same; or exact colours. */
export type Card = {
  readonly id: string;
  readonly points: number;
  readonly action?: Action;
} & (
  | { readonly groups: readonly number[] }
  | { readonly colours: Partial<Readonly<Record<Colour, number>>> }
);

export const DECK_SIZE = 45;
const PLACES = 6;

const colourCounts = fields(
  {},
  Object.fromEntries(COLOURS.map((colour) => [colour, whole(1, PLACES)])) as Record<
    Colour,
    Shape<number>
  >,
);
export const MOST_POINTS = 999;
const common = { id: text, points: whole(0, MOST_POINTS) };
const optional = { action: oneOf(ACTIONS) };
const groupCard = fields({ ...common, groups: listOf(whole(1, PLACES), 1, PLACES) }, optional);
const colourCard = fields({ ...common, colours: colourCounts }, optional);

const hasGroups = (json: unknown): boolean => {
  if (!isObject(json)) throw new Refusal(`must be a card, not ${quote(json)}`);
  return Object.hasOwn(json, 'groups');
};

export const readCard: Shape<Card> = refined(
  either<Card, Card>(hasGroups, groupCard, colourCard),
  (card) => {
    const places = sizesOf(card).reduce((sum, size) => sum + size, 0);
    if (places < 1 || places > PLACES)
      throw new Refusal(`a card has one to ${PLACES} places, not ${places}`);
    return card;
  },
);

/** A deck of someone's own: 45 cards, ids all different, compared by code point. */
export const readDeck = refined(listOf(readCard, DECK_SIZE, DECK_SIZE), (deck) => {
  const seen = new Set<string>();
  for (const { id } of deck) {
    if (seen.has(id)) throw new Refusal(`two cards have the id ${quote(id)}`);
    seen.add(id);
  }
  return deck;
});

function sizesOf(card: Card): readonly number[] {
  return 'groups' in card ? card.groups : Object.values(card.colours);
}

/*
 * Which dice make a card, as one number a card, so that asking costs no more than an addition.
 *
 *   exact colours   how many dice of each colour, four bits a colour, red lowest:  purple … green red
 *                                                                                    0010 … 0000 0011
 *   groups          GROUPS, and one bit for each shape of six dice that makes the card
 *
 * The shape of six dice is how many lie in each colour, sorted: 6, 5+1, 4+2, … There are eleven, and the sum of the
 * cubes of the counts tells them apart (216, 126, 72, 66, 54, 36, 30, 24, 18, 12, 6).
 */
const GROUPS = 1 << 30;
const SHAPES: readonly (readonly number[])[] = [
  [6],
  [5, 1],
  [4, 2],
  [4, 1, 1],
  [3, 3],
  [3, 2, 1],
  [3, 1, 1, 1],
  [2, 2, 2],
  [2, 2, 1, 1],
  [2, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1],
];
const SHAPE_BIT: number[] = [];
for (const [index, counts] of SHAPES.entries()) {
  SHAPE_BIT[counts.reduce((sum, count) => sum + count ** 3, 0)] = 1 << index;
}

export function needOf(card: Card): number {
  if ('groups' in card) {
    const sizes = [...card.groups].sort((one, other) => other - one);
    return SHAPES.reduce(
      (need, counts, index) => (fills(counts, sizes) ? need | (1 << index) : need),
      GROUPS,
    );
  }
  return COLOURS.reduce(
    (need, colour, index) => need | ((card.colours[colour] ?? 0) << (4 * index)),
    0,
  );
}

/**
 * Whether different dice can fill all groups, tried out: the largest group in each colour in turn.
 */
function fills(counts: readonly number[], sizes: readonly number[]): boolean {
  const [size, ...rest] = sizes;
  if (size === undefined) return true;
  return counts.some((count, at) => count >= size && fills(counts.with(at, count - size), rest));
}

/** How many dice show each colour, four bits a colour: what needs are compared with. */
export function countColours(dice: readonly number[]): number {
  let counts = 0;
  for (let die = 0; die < dice.length; die++) counts += 1 << (4 * (dice[die] as number));
  return counts;
}

/** The bit of SHAPES that these counts have. */
export function shapeOf(counts: number): number {
  let cubes = 0;
  for (let rest = counts; rest !== 0; rest >>>= 4) {
    const count = rest & 15;
    cubes += count * count * count;
  }
  return SHAPE_BIT[cubes] as number;
}

/**
 * Every colour has enough: none of the six fields borrows when the need is taken from its count
 * plus eight.
 */
const EIGHTS = 0x888888;

export function makes(counts: number, shape: number, need: number): boolean {
  if (need >= GROUPS) return (need & shape) !== 0;
  return (((counts | EIGHTS) - need) & EIGHTS) === EIGHTS;
}
