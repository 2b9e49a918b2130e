/**
 * The strong player completes a line if it can. Otherwise it counts the chips along every line
 * through a square, its own and the others', each chip more counting double, and so builds and
 * blocks at once, a little timidly. It knows nothing of the dice and does not look ahead.
 */

import { chipOf } from '../cells.ts';
import { DEFENCE } from '../dice.ts';
import { type Liking, others } from '../liking.ts';
import { completes, countOn, linesThrough } from '../rows.ts';

/** What the others build worries the strong player a little more than its own pleases it. */
const WORRY = 1.1;

export const strong: Liking = ({ cells, side, sides, line, sum, square }) => {
  if (sum !== DEFENCE && completes(cells, line, square, chipOf(side)))
    return Number.POSITIVE_INFINITY;
  let liking = 0;
  for (const squares of linesThrough(line, square)) {
    if (sum !== DEFENCE) liking += heft(countOn(cells, squares, chipOf(side)));
    for (const other of others(side, sides))
      liking += WORRY * heft(countOn(cells, squares, chipOf(other)));
  }
  return liking;
};

/** What a line with this number of chips of one side counts; 0 if another side is in it. */
function heft(chips: number): number {
  return chips < 0 ? 0 : 2 ** chips;
}
