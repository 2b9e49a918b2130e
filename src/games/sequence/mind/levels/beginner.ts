/**
 * The beginner likes its chips to touch and puts each next to another, whichever way. It counts
 * nothing, not even to five: lines come by themselves. With a ten it takes whatever chip.
 */

import { chipOf } from '../cells.ts';
import { DEFENCE } from '../dice.ts';
import type { Liking } from '../liking.ts';
import { neighbours } from '../rows.ts';

export const beginner: Liking = ({ cells, side, sum, square }) => {
  if (sum === DEFENCE) return 0;
  return Number(neighbours(square).some((other) => cells[other] === chipOf(side)));
};
