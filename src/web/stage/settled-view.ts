/**
 * The view up to what has been shown: while dice tumble, the one before them, or notes and log
 * would give them away.
 */

import type { CommonView } from '../../game.ts';
import type { Moment } from '../kit/contracts/board.ts';

export function settledView({ isMoving, before, view }: Moment): CommonView {
  return isMoving && before !== null ? before : view;
}
