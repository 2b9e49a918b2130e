/**
 * The board as thinking wants it: for each square 0 if it is free, else 1 + the side that has a
 * chip there. A side is what wins; four seats are two sides that take turns just as two seats do,
 * so seats matter no more once sides are known.
 */

import { CARRYING, NAMES, NUMBERS, SHELTERED, SQUARES } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { DEFENCE, WILD } from './dice.ts';

export type Cells = Int8Array;
export const FREE = 0;

export function chipOf(side: number): number {
  return side + 1;
}

export function cellsOf(view: View): Cells {
  return Int8Array.from(view.chips, (side) => (side === null ? FREE : chipOf(side)));
}

/** How many sides play: two, or three at a table of three. */
export function sidesOf(view: View): number {
  return new Set(view.sides).size;
}

export function sumOf(view: View): number {
  return view.dice === null ? 0 : view.dice[0] + view.dice[1];
}

const SQUARE_OF = new Map(NAMES.map((name, square) => [name, square]));

/** The square of a move, −1 for a throw. */
export function squareOf(move: Move): number {
  return move.type === 'roll' ? -1 : (SQUARE_OF.get(move.square) as number);
}

const ALL: readonly number[] = NUMBERS.map((_, square) => square);
const EXPOSED: readonly number[] = ALL.filter((square) => !SHELTERED[square]);
const NOWHERE: readonly number[] = [];

/** The squares that carry a sum; all of them for eleven, those where a chip can be lost for ten. */
export const FIELD: readonly (readonly number[])[] = CARRYING.map((squares, sum) =>
  sum === WILD ? ALL : sum === DEFENCE ? EXPOSED : squares,
);

/** Where a throw of this side may act: RULES §3, the same as the rules offer. */
export function reach(cells: Cells, side: number, sum: number): readonly number[] {
  const field = FIELD[sum] ?? NOWHERE;
  const own = chipOf(side);
  if (sum === DEFENCE)
    return field.filter((square) => cells[square] !== FREE && cells[square] !== own);
  const free = field.filter((square) => cells[square] === FREE);
  return free.length > 0 ? free : field.filter((square) => cells[square] !== own);
}

/** What lies on a square after this side acted on it with this sum. */
export function leftBy(side: number, sum: number): number {
  return sum === DEFENCE ? FREE : chipOf(side);
}

/**
 * The same board a quarter turn clockwise: what was in row r, column c comes to row c, column 5 −
 * r.
 */
export function turned(square: number): number {
  return (square % SIZE) * SIZE + SIZE - 1 - Math.floor(square / SIZE);
}

export const SIZE = Math.sqrt(SQUARES);
