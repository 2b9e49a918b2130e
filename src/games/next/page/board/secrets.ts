/** What is kept from the others on a shared device. */

import type { Seat } from '../../../../game.ts';
import type { View } from '../../rules/view.ts';

/** Whoever swaps looks at the card they drew, so the device is handed over first. */
export function isSecret(view: View, seat: Seat): boolean {
  return view.phase === 'give' && view.turn === seat;
}

export function hasSecrets(view: View, seat: Seat): boolean {
  return !view.over && (view.seats[seat]?.held ?? 0) > 0;
}
