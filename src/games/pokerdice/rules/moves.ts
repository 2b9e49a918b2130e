/**
 * The moves of Pokerdice and their codes: 0 roll, 1 stop, 32 + bits a re-throw of those dice, 64 +
 * commit (see state.ts).
 */

import { bitsOf, codeAt, type Offer, offer } from '../../../game.ts';
import { OBJECTIVES, type Objective } from './objectives.ts';
import { CARDS, cardsOf, DICE, type State } from './state.ts';

export type Move =
  | { readonly type: 'roll' | 'stop' }
  | { readonly type: 'commit'; readonly cards: readonly Objective[] }
  | { readonly type: 'reroll'; readonly dice: readonly number[] };

export const ROLL = 0;
export const STOP = 1;
export const REROLL = 32;
export const COMMIT = 64;
const MOVES: readonly (Move | undefined)[] = Array.from(
  { length: COMMIT + CARDS * (CARDS + 1) },
  (_, code) => spell(code),
);

function spell(code: number): Move | undefined {
  if (code >= COMMIT)
    return {
      type: 'commit',
      cards: cardsOf(code - COMMIT).map((card) => OBJECTIVES[card] as Objective),
    };
  if (code > REROLL) return { type: 'reroll', dice: positions(code - REROLL) };
  if (code === ROLL) return { type: 'roll' };
  return code === STOP ? { type: 'stop' } : undefined;
}

function positions(bits: number): readonly number[] {
  return Array.from({ length: DICE }, (_, die) => die).filter((die) => (bits >> die) & 1);
}

export function encode(state: State, move: Move): number {
  switch (move.type) {
    case 'roll':
      return ROLL;
    case 'stop':
      return STOP;
    case 'reroll':
      return codeAt(REROLL, bitsOf(move.dice, DICE) || -1, COMMIT - REROLL);
    case 'commit':
      return move.cards.length === state.decks
        ? codeAt(COMMIT, commitOf(move.cards), MOVES.length)
        : -1;
  }
}

function commitOf(cards: readonly Objective[]): number {
  const [one, other] = cards;
  const first = OBJECTIVES.indexOf(one as Objective);
  if (first < 0 || other === undefined) return first;
  const second = OBJECTIVES.indexOf(other);
  return second < 0 ? -1 : Math.min(first, second) + CARDS * (Math.max(first, second) + 1);
}

export function decode(_state: State, code: number): Move {
  return MOVES[code] as Move;
}

export const ONLY_ROLL: Offer<Move> = offer([ROLL]);
export const STOP_OR_REROLL: Offer<Move> = offer([
  STOP,
  ...Array.from({ length: (1 << DICE) - 1 }, (_, index) => REROLL + index + 1),
]);

/**
 * P23, P50: every card, or pair of cards with two packs, out of what a seat has left: two bits a
 * card, see state.ts.
 */
export function commits(decks: number, left: number): Offer<Move> {
  if (decks === 2) return offer(pairs(left));
  let known = SINGLES.get(left);
  if (known === undefined) {
    known = offer(cards(left).map((card) => COMMIT + card));
    SINGLES.set(left, known);
  }
  return known;
}

/**
 * With one pack there are 1,023 lists; with two packs there would be tens of thousands, so those
 * are made anew.
 */
const SINGLES = new Map<number, Offer<Move>>();

function cards(left: number): number[] {
  return OBJECTIVES.flatMap((_, card) => (copies(left, card) > 0 ? [card] : []));
}

function pairs(left: number): number[] {
  const codes: number[] = [];
  for (const first of cards(left)) {
    for (let second = first; second < CARDS; second++) {
      if (copies(left, second) > (second === first ? 1 : 0))
        codes.push(COMMIT + first + CARDS * (second + 1));
    }
  }
  return codes;
}

function copies(left: number, card: number): number {
  return (left >> (2 * card)) & 3;
}
