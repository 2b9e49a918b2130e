/** What a view of Séquence Dés looks like in JSON: the schema that programs read. */

import { bySeat, seatShape, viewShape } from '../../../game-shapes.ts';
import { listOf, oneOf, orNull, pairOf, type Shape, whole } from '../../../shape.ts';
import { NAMES, SQUARES } from './board.ts';
import type { View } from './view.ts';

const side = whole(0, 2);
const square = oneOf(NAMES);

export const view: Shape<View> = viewShape<View>('sequence', {
  line: oneOf([5, 6]),
  phase: oneOf(['start', 'roll', 'place', 'remove', 'over']),
  turn: seatShape,
  dice: orNull(pairOf(whole(1, 6))),
  sides: bySeat(side),
  chips: listOf(orNull(side), SQUARES, SQUARES),
  last: orNull(square),
  startSums: bySeat(orNull(whole(2, 12))),
  winningLine: listOf(square, 0, SQUARES),
});
