/**
 * The cards a seat has left, as the state packs them: two bits a card in the order of OBJECTIVES,
 * how many copies are left.
 */

import { countBits } from '../../../game.ts';
import { OBJECTIVES, type Objective, POINTS } from '../rules/objectives.ts';
import { CARDS } from '../rules/state.ts';

export type Hand = number;

/** One or two cards played together, by their places in OBJECTIVES, ascending. */
export type Commit = readonly number[];

export const POINTS_OF: readonly number[] = OBJECTIVES.map((objective) => POINTS[objective]);

export function copies(hand: Hand, card: number): number {
  return (hand >> (2 * card)) & 3;
}

/** How many cards a hand has. */
export function sizeOf(hand: Hand): number {
  return countBits(hand & ONES) + 2 * countBits((hand >> 1) & ONES);
}

/** The lower of the two bits of each card. */
const ONES = 0b01010101010101010101;

/**
 * What the cards of a hand add up to if this many of them will be played, those that are worth most
 * to their owner. With more cards than that (`rounds: "equal"` or `"twice"`) the others stay over,
 * and are worth nothing.
 */
export function sumOfBest(hand: Hand, played: number, worth: (card: number) => number): number {
  let sum = 0;
  if (sizeOf(hand) <= played) {
    for (let card = 0; card < CARDS; card++)
      if (copies(hand, card) > 0) sum += copies(hand, card) * worth(card);
    return sum;
  }
  const all = kindsIn(hand).flatMap((card) =>
    new Array<number>(copies(hand, card)).fill(worth(card)),
  );
  all.sort((one, other) => other - one);
  for (let at = 0; at < played; at++) sum += all[at] as number;
  return sum;
}

export function handOf(cards: readonly number[]): Hand {
  return cards.reduce((hand, card) => hand + (1 << (2 * card)), 0);
}

export function cardsNamed(names: readonly Objective[]): readonly number[] {
  return names.map((name) => OBJECTIVES.indexOf(name)).sort((one, other) => one - other);
}

/** The cards of a hand, each once. */
export function kindsIn(hand: Hand): readonly number[] {
  return CARD_NUMBERS.filter((card) => copies(hand, card) > 0);
}

const CARD_NUMBERS: readonly number[] = OBJECTIVES.map((_, card) => card);

export function without(hand: Hand, commit: Commit): Hand {
  return hand - handOf(commit);
}

/**
 * Everything that can be committed from a hand: each card, or each pair of cards with two packs.
 */
export function commitsOf(hand: Hand, decks: number): readonly Commit[] {
  const cards = kindsIn(hand);
  if (decks === 1) return cards.map((card) => [card]);
  return cards.flatMap((first) =>
    cards
      .filter((second) => second > first || (second === first && copies(hand, first) > 1))
      .map((second) => [first, second]),
  );
}

/** All hands of a number of different cards, in ascending order of their numbers. */
export function handsOf(size: number): readonly Hand[] {
  const hands: Hand[] = [];
  for (let bits = 0; bits < 1 << CARDS; bits++) {
    const cards = CARD_NUMBERS.filter((card) => (bits >> card) & 1);
    if (cards.length === size) hands.push(handOf(cards));
  }
  return hands;
}
