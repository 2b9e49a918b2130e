/** How long an event is shown before the next may follow, in milliseconds. */

import type { Seat, Told } from '../../../../game.ts';
import type { Next } from '../../rules/rules.ts';
import type { View } from '../../rules/view.ts';

/**
 * A throw that leaves nothing is looked at a little longer; a card that passes as long as it takes
 * to be read.
 */
export function linger({ seat, move }: Told<Next>, before: View, after: View): number {
  switch (move.type) {
    case 'roll':
      return after.lie === 'inherited' ? 1700 : 900;
    case 'take':
    case 'turn-die':
      return 350;
    case 'steal':
    case 'swap':
      return isShown(move, seat, after) ? (passed(before, after) ? 2200 : 1200) : 0;
    case 'give':
      return isShown(move, seat, after) ? (passed(before, after) ? 2200 : 1200) : 0;
    default:
      return 0;
  }
}

/**
 * Who gives a card has just looked at it, and who swaps sees the drawn card while choosing: no need
 * to be shown it.
 */
export function isShown(move: Told<Next>['move'], seat: Seat, { viewer, over }: View): boolean {
  if (over) return true;
  return (
    move.type === 'steal' || ((move.type === 'swap' || move.type === 'give') && viewer !== seat)
  );
}

/** Whether the viewer was told which card passed. */
function passed(before: View, after: View): boolean {
  return after.passages.length > before.passages.length && after.passages.at(-1)?.card !== null;
}
