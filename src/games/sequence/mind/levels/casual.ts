/**
 * The casual player thinks in rows: makes its longest row longer and completes it, as long as
 * nobody else is in it. A column it notices only when all of it but the end stands there already, a
 * diagonal never. It does not look at what the others build, except that a ten spoils their longest
 * row.
 */

import { chipOf } from '../cells.ts';
import { DEFENCE } from '../dice.ts';
import { type Liking, others } from '../liking.ts';
import { countOn, isColumn, isRow, lacksOnlyEnd, linesThrough } from '../rows.ts';

export const casual: Liking = ({ cells, side, sides, line, sum, square }) => {
  const lines = linesThrough(line, square);
  if (
    sum !== DEFENCE &&
    lines.some((column) => isColumn(column) && lacksOnlyEnd(cells, column, square, chipOf(side)))
  ) {
    return Number.POSITIVE_INFINITY;
  }
  const rows = lines.filter(isRow);
  const builders = sum === DEFENCE ? others(side, sides) : [side];
  return Math.max(
    ...builders.flatMap((builder) => rows.map((row) => countOn(cells, row, chipOf(builder)))),
  );
};
