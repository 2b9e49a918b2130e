/** The moves of Pokerdice and their codes: 0 roll, 1 stop, 32 + bits a re-throw of those dice, 64 + commit (see state.ts). */

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
const MOVES: readonly (Move | undefined)[] = Array.from({ length: COMMIT + CARDS * (CARDS + 1) }, (_, code) => spell(code));

function spell(code: number): Move | undefined {
  if (code >= COMMIT) return { type: 'commit', cards: cardsOf(code - COMMIT).map((card) => OBJECTIVES[card] as Objective) };
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
      return REROLL + move.dice.reduce((bits, die) => bits | (1 << die), 0);
    case 'commit':
      return move.cards.length === state.decks ? COMMIT + commitOf(move.cards) : -1;
  }
}

function commitOf(cards: readonly Objective[]): number {
  const places = cards.map((card) => OBJECTIVES.indexOf(card)).sort((one, other) => one - other);
  const [first = 0, second] = places;
  return second === undefined ? first : first + CARDS * (second + 1);
}

export function decode(_state: State, code: number): Move {
  return MOVES[code] as Move;
}
