/** The moves of Séquence Dés and their codes: 0 roll, 1–36 place on square code − 1, 37–72 remove from square code − 37. */

import { NAMES, SQUARES } from './board.ts';
import type { State } from './state.ts';

export type Move = { readonly type: 'roll' } | { readonly type: 'place' | 'remove'; readonly square: string };

export const ROLL = 0;
export const PLACE = 1;
export const REMOVE = PLACE + SQUARES;
const MOVES: readonly Move[] = [
  { type: 'roll' },
  ...NAMES.map((square) => ({ type: 'place', square }) as const),
  ...NAMES.map((square) => ({ type: 'remove', square }) as const),
];
const SQUARE_OF = new Map(NAMES.map((name, square) => [name, square]));

export function encode(_state: State, move: Move): number {
  if (move.type === 'roll') return ROLL;
  const square = SQUARE_OF.get(move.square);
  if (square === undefined) return -1;
  return (move.type === 'place' ? PLACE : REMOVE) + square;
}

export function decode(_state: State, code: number): Move {
  return MOVES[code] as Move;
}
