/**
 * The exact chance that a side completes a line within one turn of one of its seats: the throw, and
 * after each 2 or 12 another one, every chip put where it helps most. A ten cannot complete a line
 * and an eleven ends the turn, so only chips on 2s and 12s, eight squares, come before the last
 * one. What they can become is at most 256 boards, each judged once; a 2 or 12 that finds all four
 * squares already its own changes nothing and is thrown again, which a division accounts for.
 */

import { CARRYING, lines, NUMBERS, SHELTERED } from '../rules/board.ts';
import { type Cells, chipOf, FREE } from './cells.ts';
import { playsAgain, THROWS, WAYS, WILD } from './dice.ts';

const LINES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  5: lines(5),
  6: lines(6),
};

export function chanceThisTurn(cells: Cells, side: number, line: number): number {
  const own = chipOf(side);
  const open = (LINES[line] as readonly (readonly number[])[]).filter((squares) =>
    isNear(cells, squares, own),
  );
  if (open.length === 0) return 0;
  return chanceFrom(cells.slice(), own, open, new Map());
}

/**
 * Whether a line lacks at most one chip besides those on 2s and 12s: no other line can be completed
 * in one turn.
 */
function isNear(cells: Cells, squares: readonly number[], own: number): boolean {
  let lacking = 0;
  for (const square of squares) if (cells[square] !== own && !SHELTERED[square]) lacking++;
  return lacking <= 1;
}

type Chances = Map<number, number>;

function chanceFrom(
  cells: Int8Array,
  own: number,
  open: readonly (readonly number[])[],
  known: Chances,
): number {
  const key = keyOf(cells, own);
  const before = known.get(key);
  if (before !== undefined) return before;
  const wins = winningSums(cells, own, open);
  let won = 0;
  let settled = THROWS;
  for (let sum = 2; sum <= 12; sum++) {
    const ways = WAYS[sum] as number;
    if ((wins >> sum) & 1) won += ways;
    else if (playsAgain(sum)) {
      const best = bestPlacing(cells, own, sum, open, known);
      if (best === undefined) settled -= ways;
      else won += ways * best;
    }
  }
  const chance = won / settled;
  known.set(key, chance);
  return chance;
}

/** The best chance after a chip was put on a 2 or 12; undefined if none can be put. */
function bestPlacing(
  cells: Int8Array,
  own: number,
  sum: number,
  open: readonly (readonly number[])[],
  known: Chances,
): number | undefined {
  const squares = CARRYING[sum] as readonly number[];
  const anyFree = squares.some((square) => cells[square] === FREE);
  let best: number | undefined;
  for (const square of squares) {
    const chip = cells[square] as number;
    if (anyFree ? chip !== FREE : chip === own) continue;
    cells[square] = own;
    best = Math.max(best ?? 0, chanceFrom(cells, own, open, known));
    cells[square] = chip;
  }
  return best;
}

/** The sums that complete a line at once, as bits. */
function winningSums(cells: Cells, own: number, open: readonly (readonly number[])[]): number {
  let sums = 0;
  for (const squares of open) {
    const missing = onlyMissing(cells, squares, own);
    if (missing < 0) continue;
    const number = NUMBERS[missing] as number;
    if (cells[missing] === FREE) sums |= (1 << number) | (1 << WILD);
    else if (!hasFree(cells, CARRYING[number] as readonly number[])) sums |= 1 << number;
    if (!cells.includes(FREE)) sums |= 1 << WILD;
  }
  return sums;
}

/** The one square that a line lacks, −1 if it lacks more. */
function onlyMissing(cells: Cells, squares: readonly number[], own: number): number {
  let missing = -1;
  for (const square of squares) {
    if (cells[square] === own) continue;
    if (missing >= 0) return -1;
    missing = square;
  }
  return missing;
}

function hasFree(cells: Cells, squares: readonly number[]): boolean {
  return squares.some((square) => cells[square] === FREE);
}

const SHELTERS: readonly number[] = NUMBERS.flatMap((_, square) =>
  SHELTERED[square] ? [square] : [],
);

/**
 * Within a turn only the 2s and 12s that are its own tell one board from another: chips are added
 * there and nowhere else.
 */
function keyOf(cells: Cells, own: number): number {
  return SHELTERS.reduce((key, square, bit) => (cells[square] === own ? key | (1 << bit) : key), 0);
}
