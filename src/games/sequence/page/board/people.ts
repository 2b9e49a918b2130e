/**
 * Seats and sides as the words want them: who is “you”, who is spoken to by name, whose chips these
 * are.
 */

import type { Seat } from '../../../../game.ts';
import type { SeatFace } from '../../../../web/kit/contracts/board.ts';
import type { Side, Who } from '../../words/en/page.ts';

export function whoIs(seat: Seat, seats: readonly SeatFace[], actor: Seat | null = null): Who {
  const face = seats[seat];
  const isMe = face?.isMe ?? false;
  return { name: face?.name ?? '', isMe, isAsked: !isMe && actor === seat };
}

export function sideOf(side: number, seats: readonly SeatFace[]): Side {
  const members = seats.filter((face) => face.side === side);
  return {
    names: members.filter((face) => !face.isMe).map((face) => face.name),
    isMine: members.some((face) => face.isMe),
  };
}

/** The sides in the order of their first seats. */
export function sidesOf(seats: readonly SeatFace[]): readonly number[] {
  return [...new Set(seats.map((face) => face.side))];
}
