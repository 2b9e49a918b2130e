/**
 * The moves of Séquence Dés and their codes: 0 roll, 1–36 place on square code − 1, 37–72 remove
 * from square code − 37.
 */

import { countBits, type Offer, offer } from '../../../game.ts';
import { CARRYING, HALF, NAMES, SQUARES } from './board.ts';
import type { State } from './state.ts';

export type Move =
  | { readonly type: 'roll' }
  | { readonly type: 'place' | 'remove'; readonly square: string };

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

export const ONLY_ROLL: Offer<Move> = offer([ROLL]);

/**
 * For each number on the board and each choice of the four squares that carry it, placing on these.
 */
const PLACINGS: readonly (readonly Offer<Move>[])[] = CARRYING.map((squares) =>
  Array.from({ length: 1 << squares.length }, (_, choice) =>
    offer(
      squares.filter((_square, index) => (choice >> index) & 1).map((square) => PLACE + square),
    ),
  ),
);

/**
 * Where the bits of a number's squares are in their halves. By the quarter turn two lie in the
 * upper half and two in the lower.
 */
const BITS: readonly Int8Array[] = CARRYING.map((squares) =>
  Int8Array.from(squares.map((square) => square % HALF)),
);

/** Placing on some of the squares that carry a number, given as halves: see board.ts. */
export function placings(number: number, upper: number, lower: number): Offer<Move> {
  const bits = BITS[number] as Int8Array;
  const choice =
    ((upper >> (bits[0] as number)) & 1) |
    (((upper >> (bits[1] as number)) & 1) << 1) |
    (((lower >> (bits[2] as number)) & 1) << 2) |
    (((lower >> (bits[3] as number)) & 1) << 3);
  return (PLACINGS[number] as readonly Offer<Move>[])[choice] as Offer<Move>;
}

/** Placing on, or removing from, any squares, given as halves. */
export function anywhere(
  base: typeof PLACE | typeof REMOVE,
  upper: number,
  lower: number,
): Offer<Move> {
  const codes = new Array<number>(countBits(upper) + countBits(lower));
  let count = 0;
  for (let bits = upper; bits !== 0; bits &= bits - 1)
    codes[count++] = base + 31 - Math.clz32(bits & -bits);
  for (let bits = lower; bits !== 0; bits &= bits - 1)
    codes[count++] = base + HALF + 31 - Math.clz32(bits & -bits);
  return offer(codes);
}
