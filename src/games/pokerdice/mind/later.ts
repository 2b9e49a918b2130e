/**
 * What single cards are worth when they are kept for later, whatever else is held: for tables at
 * which the future between two is not known, and for who does not look so far. Only differences
 * between hands of one size mean anything.
 */

import { CARDS } from '../rules/state.ts';
import type { Future } from './duel/stakes.ts';
import { type Hand, sumOfBest } from './hands.ts';
import { lore, trust } from './lore.ts';

const GRAIN = 1000;

/**
 * What a card is worth to its owner before a number of rounds, to the seat active next or to
 * another.
 */
export type CardWorth = (card: number, rounds: number, activeNext: boolean) => number;

/** Among players who play well: what is sure is worth most, since dear cards are spoilt. */
export const amongMasters: CardWorth = (card, rounds, activeNext) => {
  const single = lore.singles[rounds - 1] as Int16Array;
  return (activeNext ? (single[card] as number) : -(single[CARDS + card] as number)) / GRAIN;
};

/** Among players who never spoil: what is dear is worth most. */
export const amongCasuals: CardWorth = (card, rounds, activeNext) =>
  (trust[rounds - 1]?.[activeNext ? card : 2 * CARDS + card] as number) / GRAIN;

/** What a hand is worth; if it has more cards than will be played the worst stay over. */
export function handWorth(
  hand: Hand,
  rounds: number,
  perRound: number,
  activeNext: boolean,
  worth: CardWorth,
): number {
  if (rounds === 0) return 0;
  return sumOfBest(hand, rounds * perRound, (card) => worth(card, rounds, activeNext));
}

/**
 * The future between a player and one who thinks like the casual one, told as every future from the
 * side active next. Given is whether the player is active now, so that the other is next.
 */
export function futureAgainstCasual(activeNow: boolean): Future {
  return ({ active, other, rounds, decks }) => {
    if (rounds === 0) return 0;
    const factors = trust[rounds - 1] as Int16Array;
    const [mine, his] = activeNow ? [other, active] : [active, other];
    const at = activeNow ? 2 * CARDS : 0;
    const gained = sumOfBest(mine, rounds * decks, (card) => factors[at + card] as number);
    const lost = sumOfBest(his, rounds * decks, (card) => -(factors[at + CARDS + card] as number));
    return (activeNow ? lost - gained : gained - lost) / GRAIN;
  };
}
