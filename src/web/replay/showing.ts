/** A game to look back at, wherever it comes from: its film, who sat there, and what can be done with it besides looking. */

import type { Following } from '../../client/following.ts';
import type { Seat } from '../../game.ts';
import type { Words } from '../../i18n/en/replay.ts';
import type { About } from '../../protocol.ts';
import { loadBoard } from '../app/games.ts';
import type { Board, SeatFace } from '../kit/board.ts';
import { arrival, type Trouble as NotOpened, sourceOf } from '../table/opening.ts';
import { facesOf, seatOf } from '../table/seating.ts';
import type { Source } from '../table/source.ts';
import type { Film } from './film.ts';
import { readLines, readRecords } from './records.ts';

export interface Showing {
  readonly board: Board;
  readonly film: Film;
  /** JSON Lines. */
  readonly record: string;
  /** Its name without the ending. */
  readonly name: string;
  readonly where: 'online' | 'here' | 'file';
  /** Of a file nobody knows who sat there. */
  readonly about: About | undefined;
  /** The seat of whoever looks. */
  readonly own: Seat | null;
  /** A table online can be looked back at together. */
  readonly following: Following | undefined;
  leave(): void;
}

export type Trouble = NotOpened | 'running' | 'unreadable';

/** A table whose game is over, online or on this device. */
export async function showTable(table: string, isOnline: boolean): Promise<Showing | Trouble> {
  const source = await sourceOf(table, isOnline);
  if (source === undefined) return 'unknown';
  const found = await arrival(source);
  const showing = found === 'here' ? await showSource(source) : found;
  if (typeof showing === 'string' || !isOnline) source.leave();
  return showing;
}

async function showSource(source: Source): Promise<Showing | Trouble> {
  const { known } = source.main;
  if (known === undefined) return 'unreachable';
  const { about, view } = known;
  if (about.status !== 'over') return 'running';
  const [board, { record }] = await Promise.all([loadBoard(about.game), source.kept()]);
  const [first] = readRecords(readLines(new TextEncoder().encode(record)), [board.rules]).found;
  if (first === undefined) return 'unreadable';
  const viewer = view?.['viewer'];
  return {
    board,
    film: first.film,
    record,
    name: source.table,
    where: source.isOnline ? 'online' : 'here',
    about,
    own: source.isOnline ? seatOf(about, source.person) : typeof viewer === 'number' ? viewer : null,
    following: source.isOnline ? source.main : undefined,
    leave: () => (source.isOnline ? source.leave() : undefined),
  };
}

/** Everybody by name, oneself too: one looks at a game from outside. */
export function peopleOf({ board, film, about }: Showing, words: Words): readonly SeatFace[] {
  if (about !== undefined) return facesOf(board, about, null);
  return Array.from({ length: film.seats }, (_, seat) => ({
    seat,
    name: words.player({ seat: seat + 1 }),
    isMe: false,
    isBot: false,
    side: board.rules.side(film.seats, seat),
  }));
}
