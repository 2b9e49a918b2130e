/** How the levels below the master look at a square. Each is a way of thinking, not a blurred copy of a better one. */

import { type Cells, chipOf } from './cells.ts';
import { DEFENCE } from './dice.ts';
import { completes, countOn, isColumn, isRow, lacksOnlyEnd, linesThrough, neighbours } from './rows.ts';

/** What a level is asked: how much it likes to act on a square with this throw. */
export interface Question {
  readonly cells: Cells;
  readonly side: number;
  readonly sides: number;
  readonly line: number;
  readonly sum: number;
  readonly square: number;
}

export type Liking = (question: Question) => number;

/**
 * Beginner. Likes its chips to touch and puts each next to another, whichever way. It counts nothing, not even to five: lines
 * come by themselves. With a ten it takes whatever chip.
 */
export const beginner: Liking = ({ cells, side, sum, square }) => {
  if (sum === DEFENCE) return 0;
  return Number(neighbours(square).some((other) => cells[other] === chipOf(side)));
};

/**
 * Casual. Thinks in rows: makes its longest row longer and completes it, as long as nobody else is in it. A column it notices
 * only when all of it but the end stands there already, a diagonal never. It does not look at what the others build, except
 * that a ten spoils their longest row.
 */
export const casual: Liking = ({ cells, side, sides, line, sum, square }) => {
  const lines = linesThrough(line, square);
  if (sum !== DEFENCE && lines.some((column) => isColumn(column) && lacksOnlyEnd(cells, column, square, chipOf(side)))) {
    return Number.POSITIVE_INFINITY;
  }
  const rows = lines.filter(isRow);
  const builders = sum === DEFENCE ? others(side, sides) : [side];
  return Math.max(...builders.flatMap((builder) => rows.map((row) => countOn(cells, row, chipOf(builder)))));
};

/**
 * Strong. Completes a line where it can. Otherwise it counts the chips along every line through a square, its own and the
 * others', each chip more counting double, and so builds and blocks at once, a little timidly. It knows nothing of the dice and
 * does not look ahead.
 */
export const strong: Liking = ({ cells, side, sides, line, sum, square }) => {
  if (sum !== DEFENCE && completes(cells, line, square, chipOf(side))) return Number.POSITIVE_INFINITY;
  let liking = 0;
  for (const squares of linesThrough(line, square)) {
    if (sum !== DEFENCE) liking += heft(countOn(cells, squares, chipOf(side)));
    for (const other of others(side, sides)) liking += WORRY * heft(countOn(cells, squares, chipOf(other)));
  }
  return liking;
};

/** How much a line with so many chips of one side counts; nothing where somebody else is in it. */
function heft(chips: number): number {
  return chips < 0 ? 0 : 2 ** chips;
}

function others(side: number, sides: number): readonly number[] {
  return Array.from({ length: sides }, (_, other) => other).filter((other) => other !== side);
}

/** What the others build worries the strong player a little more than its own pleases it. */
const WORRY = 1.1;
