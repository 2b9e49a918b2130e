/** Who sits where, as the page names them. */

import type { Seat } from '../../../game.ts';
import type { About, Deed, SeatAbout } from '../../../protocol.ts';
import type { Board, SeatFace } from '../../kit/contracts/board.ts';
import { t } from '../../shell/words.ts';
import { freeNames } from './bot-names.ts';

export function facesOf(board: Board, about: About, me: Seat | null): readonly SeatFace[] {
  return about.seats.map((sitter, seat) => ({
    seat,
    name: nameOf(sitter, seat, about),
    isMe: seat === me,
    isBot: sitter?.type === 'bot',
    side: board.rules.side(about.seats.length, seat),
  }));
}

/**
 * The first Daniel is Daniel, the next one Daniel 2: the page suggests few names, and a log must
 * say who it was.
 */
export function nameOf(sitter: SeatAbout | null | undefined, seat: Seat, about: About): string {
  const name = ownName(sitter, seat, about);
  const namesakes = about.seats
    .slice(0, seat)
    .filter((other, place) => ownName(other, place, about) === name);
  return namesakes.length === 0 ? name : `${name} ${namesakes.length + 1}`;
}

/** Our own bots are named here, in the language of the person who looks. */
function ownName(sitter: SeatAbout | null | undefined, seat: Seat, about: About): string {
  if (sitter === null || sitter === undefined) return t().table.freeSeat({ seat: seat + 1 });
  if (sitter.type !== 'bot') return sitter.name;
  const bots = about.seats.flatMap((other, place) => (other?.type === 'bot' ? [place] : []));
  const people = about.seats.flatMap((other) =>
    other === null || other.type === 'bot' ? [] : [other.name],
  );
  const names = freeNames(t().table.botNames, people);
  return names[bots.indexOf(seat) % names.length] ?? '';
}

/** Whether the seat is kept for somebody who has not come yet. */
export function isKept(sitter: SeatAbout): boolean {
  return sitter.type !== 'bot' && sitter.reserved === true;
}

/** Seats that anybody may take, and seats that wait for somebody. */
export function missingAt({ seats }: About): {
  readonly free: readonly Seat[];
  readonly kept: readonly Seat[];
} {
  return {
    free: seats.flatMap((sitter, seat) => (sitter === null ? [seat] : [])),
    kept: seats.flatMap((sitter, seat) => (sitter !== null && isKept(sitter) ? [seat] : [])),
  };
}

/** What the start waits for, in words; nothing if nobody is missing. */
export function missingSaid(about: About): string {
  const { free, kept } = missingAt(about);
  const names = kept.map((seat) => nameOf(about.seats[seat], seat, about));
  return [
    ...(names.length === 0 ? [] : [t().lobby.expecting(names)]),
    ...(free.length === 0 ? [] : [t().lobby.waitingFor({ count: free.length })]),
  ].join(' ');
}

/** A bot for every free seat. A seat that is kept stays so: only taking its owner off frees it. */
export function botsFor(about: About): readonly Deed[] {
  return missingAt(about).free.map((seat) => ({ type: 'bot', seat, level: 'casual' }));
}

/** The seat of this person, or null for somebody who watches. */
export function seatOf(about: About, person: string | undefined): Seat | null {
  const seat = about.seats.findIndex(
    (sitter) => sitter !== null && sitter.type !== 'bot' && sitter.person === person,
  );
  return seat < 0 ? null : seat;
}
