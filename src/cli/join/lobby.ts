/**
 * A table before its game: who sits, what is agreed, what the dice are committed to, and what one
 * can do.
 */

import { type AnyGame, openingOptions, type Seat } from '../../game.ts';
import type { About, MessageOf, SeatAbout } from '../../protocol.ts';
import { sameJson } from '../../same-json.ts';
import { aligned } from '../../terminal/block.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import { cleaned, GLUE, wrapped } from '../../terminal/text.ts';
import { COMMANDS } from '../dialogue/marks.ts';
import { t, wordsOf } from '../words.ts';
import { isHeld, isHere, isReserved, seatOfPerson } from './people.ts';
import { paceWords, say } from './words.ts';

/** What a drawing of the lobby is made from. */
export interface LobbyView {
  readonly about: About;
  readonly game: AnyGame;
  readonly title: string;
  readonly person: string;
  /** Of the table, for a browser. */
  readonly url: string;
  readonly presence: MessageOf<'presence'> | undefined;
}

export function drawLobby(lobby: LobbyView, screen: Screen): readonly string[] {
  const { about, title, url, presence } = lobby;
  const room = roomOf(screen);
  const rows = about.seats.map((sitter, seat) => [
    ` ${paint(screen, 'accent', `${seat + 1}`)}`,
    sitter === null ? '—' : (screen.names[seat] as string),
    sitter === null ? say().free : detailsOf(lobby, sitter, seat),
  ]);
  const watchers =
    presence === undefined || presence.watchers === 0
      ? []
      : [say().watching({ count: presence.watchers })];
  return [
    `${paint(screen, 'accent', title)} · ${say().table({ id: about.id })}`,
    url,
    '',
    ...aligned(rows, room),
    '',
    ...wrapped(
      [...termsOf(lobby), ...watchers].map((term) => term.replaceAll(' ', GLUE)).join(' · '),
      room,
    ),
    ...wrapped(say().commitment, room),
    ...hexLines(about.commitment, room),
  ];
}

function detailsOf({ about, person, presence }: LobbyView, sitter: SeatAbout, seat: Seat): string {
  if (sitter.type === 'bot') return wordsOf('page').levels[sitter.level].sign;
  return [
    ...(sitter.person === person ? [say().you] : []),
    ...(sitter.type === 'program' ? [say().program] : []),
    ...(sitter.person === about.host ? [say().host] : []),
    ...(presence === undefined
      ? []
      : [isHere(presence, sitter, seat) && !isReserved(sitter) ? say().here : say().away]),
    ...(isHeld(sitter) ? [say().botPlays] : []),
    ...(about.status === 'open' && !sitter.seeded ? [say().unseeded] : []),
  ].join(', ');
}

function termsOf({ about, game }: LobbyView): readonly string[] {
  const seats = about.seats.length;
  // what an old table left out is not what is usual now
  const played = game.options(seats)(about.options);
  return [
    paceWords(about.pace),
    about.watch === 'anybody' ? say().anybodyWatches : say().nobodyWatches,
    about.listed ? say().listed : say().unlisted,
    ...(sameJson(played, openingOptions(game, seats))
      ? []
      : [say().options({ text: cleaned(JSON.stringify(played), 60) })]),
  ];
}

/** 64 digits, on two lines if the screen is narrow. */
function hexLines(hex: string, room: number): readonly string[] {
  const shown = cleaned(hex, 64);
  return shown.length <= room ? [shown] : [shown.slice(0, 32), shown.slice(32)];
}

/** What Enter alone does before the start. */
export function obviousDeed(
  { about, person }: Pick<LobbyView, 'about' | 'person'>,
  isWatching: boolean,
): 'sit' | 'start' | undefined {
  const isFull = !about.seats.includes(null);
  if (!isWatching && !isFull && seatOfPerson(about, person) === undefined) return 'sit';
  return isFull && about.host === person ? 'start' : undefined;
}

export function lobbyQuestion(lobby: LobbyView, screen: Screen, isWatching: boolean): string {
  const { about, person, presence } = lobby;
  const away = screen.names.filter(
    (_, seat) => presence !== undefined && !isHere(presence, about.seats[seat], seat),
  );
  const free = about.seats.filter((sitter) => sitter === null).length;
  switch (obviousDeed(lobby, isWatching)) {
    case 'sit':
      return say().askSit;
    case 'start':
      return away.length === 0 ? say().askStart : say().askStartAway({ names: say().list(away) });
    case undefined:
      if (about.host === person) return say().askWait(free);
      if (free > 0) return say().askOthers(free);
      return seatOfPerson(about, person) === undefined ? say().askFull : say().askHost;
  }
}

export function lobbyCommands({ about, person }: Pick<LobbyView, 'about' | 'person'>): string {
  if (about.host === person) return t().say.or({ commands: COMMANDS.host });
  return t().say.or({
    commands: seatOfPerson(about, person) === undefined ? COMMANDS.open : COMMANDS.seated,
  });
}
