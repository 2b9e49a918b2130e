/** The cards a seat has left, as the state packs them: two bits a card in the order of OBJECTIVES, how many copies are left. */

import { OBJECTIVES, type Objective, POINTS } from '../objectives.ts';
import { CARDS } from '../state.ts';

export type Hand = number;

/** One or two cards played together, by their places in OBJECTIVES, ascending. */
export type Commit = readonly number[];

export const POINTS_OF: readonly number[] = OBJECTIVES.map((objective) => POINTS[objective]);

export function copies(hand: Hand, card: number): number {
  return (hand >> (2 * card)) & 3;
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

/** Everything that can be committed from a hand: each card, or each pair of cards with two packs. */
export function commitsOf(hand: Hand, decks: number): readonly Commit[] {
  const cards = kindsIn(hand);
  if (decks === 1) return cards.map((card) => [card]);
  return cards.flatMap((first) =>
    cards.filter((second) => second > first || (second === first && copies(hand, first) > 1)).map((second) => [first, second]),
  );
}

/** All hands of so many different cards, in ascending order of their numbers. */
export function handsOf(size: number): readonly Hand[] {
  const hands: Hand[] = [];
  for (let bits = 0; bits < 1 << CARDS; bits++) {
    const cards = CARD_NUMBERS.filter((card) => (bits >> card) & 1);
    if (cards.length === size) hands.push(handOf(cards));
  }
  return hands;
}
