/** Seats as the words want them: who is “you”, and who is spoken of by name. */

import type { Seat } from '../../../../game.ts';
import type { SeatFace } from '../../../../web/kit/contracts/board.ts';
import type { Who } from '../../words/en/page.ts';

export function whoIs(seats: readonly SeatFace[], seat: Seat): Who {
  return seats[seat] ?? { name: '', isMe: false };
}
