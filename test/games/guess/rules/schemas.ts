/** What a view of the toy looks like in JSON. */

import { bySeat, viewShape } from '../../../../src/game-shapes.ts';
import { flag, orNull, type Shape, whole } from '../../../../src/shape.ts';
import type { View } from './rules.ts';

const MOST_ROUNDS = 12;

export const view: Shape<View> = viewShape<View>('guess', {
  round: whole(0, MOST_ROUNDS),
  rounds: whole(1, MOST_ROUNDS),
  face: whole(0, 6),
  points: bySeat(whole(0, MOST_ROUNDS)),
  mine: orNull(whole(1, 6)),
  ready: bySeat(flag),
});
