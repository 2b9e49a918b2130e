/** What is kept from the others on a shared device. */

import type { Seat } from '../../../../game.ts';
import type { View } from '../../rules/view.ts';

/** P25: a card is chosen unseen. */
export function isSecret(view: View, seat: Seat): boolean {
  return view.phase === 'commit' && view.toMove.includes(seat);
}

/** A card that lies face down may be looked at by its owner. */
export function hasSecrets(view: View, at: Seat): boolean {
  const seat = view.seats[at];
  return seat?.ready === true && seat.turnedUp === null;
}
