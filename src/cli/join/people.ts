/**
 * Who is at a table, for the screen. Names come from elsewhere: nothing in them may move the
 * cursor.
 */

import type { KnownTable } from '../../client/following.ts';
import type { Seat } from '../../game.ts';
import type { About, MessageOf, SeatAbout } from '../../protocol.ts';
import { cleaned } from '../../terminal/text.ts';
import { BOT_MARK } from '../dialogue/marks.ts';
import { t } from '../words.ts';
import { say } from './words.ts';

export function seatOfPerson({ seats }: Pick<About, 'seats'>, person: string): Seat | undefined {
  const seat = seats.findIndex(
    (sitter) => sitter !== null && sitter.type !== 'bot' && sitter.person === person,
  );
  return seat < 0 ? undefined : seat;
}

/** The names by seat, no two the same; bots and programs carry their mark. */
export function namesOf({ seats }: About, colour: boolean): readonly string[] {
  const plain = seats.map((sitter, seat) => plainName(sitter, seat, colour));
  return plain.map((name, seat) =>
    plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} (${seat + 1})`,
  );
}

function plainName(sitter: SeatAbout | null, seat: Seat, colour: boolean): string {
  if (sitter === null) return say().freeSeat({ place: seat + 1 });
  if (sitter.type === 'bot') return markedBot(say().bot({ place: seat + 1 }), colour);
  const name = shownName(sitter.name);
  return sitter.type === 'program' ? markedBot(name, colour) : name;
}

function markedBot(name: string, colour: boolean): string {
  return colour ? name + BOT_MARK : `${name} (${t().say.bot})`;
}

const LONGEST = 20;

export function shownName(name: string): string {
  return cleaned(name, LONGEST);
}

/** Whether a bot makes the moves of a seat that belongs to somebody. */
export function isHeld(sitter: SeatAbout | null | undefined): boolean {
  return (
    sitter !== null && sitter !== undefined && sitter.type !== 'bot' && sitter.playing === 'bot'
  );
}

/** Bots always are, also while it has not been told yet. */
export function isHere(
  { seats }: MessageOf<'presence'>,
  sitter: SeatAbout | null | undefined,
  seat: Seat,
): boolean {
  return sitter?.type === 'bot' || seats[seat] === true;
}

/** Whether the seat is kept for somebody who has not come yet. */
export function isReserved(sitter: SeatAbout | null | undefined): boolean {
  return (
    sitter !== null && sitter !== undefined && sitter.type !== 'bot' && sitter.reserved === true
  );
}

/** Whether somebody sits there who has not given a seed. */
export function isUnseeded(sitter: SeatAbout | null | undefined): boolean {
  return sitter !== null && sitter !== undefined && sitter.type !== 'bot' && !sitter.seeded;
}

/** Somebody with a seat, or who has said something; `names` are those of the seats. */
export function nameOfPerson(
  { about, said }: KnownTable,
  names: readonly string[],
  person: string,
): string {
  const seat = seatOfPerson(about, person);
  if (seat !== undefined) return names[seat] as string;
  return shownName(said.findLast((one) => one.person === person)?.name ?? say().somebody);
}
