/** A table before its game: who sits, what is agreed, what the dice are committed to, and what one can do. */

import { sameJson } from '../../dice/same.ts';
import type { AnyGame, Seat } from '../../game.ts';
import type { About, MessageOf, SeatAbout } from '../../protocol.ts';
import { aligned } from '../../terminal/block.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import { cleaned, GLUE, listed, wrapped } from '../../terminal/text.ts';
import { isHeld, isHere, seatOf } from './people.ts';
import { paceWords, WORDS } from './words.ts';

/** What a drawing of the lobby is made from. */
export interface Lobby {
  readonly about: About;
  readonly game: AnyGame;
  readonly title: string;
  readonly person: string;
  readonly link: string;
  readonly presence: MessageOf<'presence'> | undefined;
}

export function drawLobby(lobby: Lobby, screen: Screen): readonly string[] {
  const { about, title, link, presence } = lobby;
  const room = roomOf(screen);
  const rows = about.seats.map((sitter, seat) => [
    ` ${paint(screen, 'accent', `${seat + 1}`)}`,
    sitter === null ? '—' : (screen.names[seat] as string),
    sitter === null ? WORDS.free : detailsOf(lobby, sitter, seat),
  ]);
  const watchers = presence === undefined || presence.watchers === 0 ? [] : [WORDS.watching(presence.watchers)];
  return [
    `${paint(screen, 'accent', title)} · ${WORDS.table(about.id)}`,
    link,
    '',
    ...aligned(rows, room),
    '',
    ...wrapped([...termsOf(lobby), ...watchers].map((term) => term.replaceAll(' ', GLUE)).join(' · '), room),
    ...wrapped(WORDS.commitment, room),
    ...hexLines(about.commitment, room),
  ];
}

function detailsOf({ about, person, presence }: Lobby, sitter: SeatAbout, seat: Seat): string {
  if (sitter.type === 'bot') return WORDS.botOf(sitter.level);
  return [
    ...(sitter.person === person ? [WORDS.you] : []),
    ...(sitter.type === 'program' ? [WORDS.program] : []),
    ...(sitter.person === about.host ? [WORDS.host] : []),
    ...(presence === undefined ? [] : [isHere(presence, sitter, seat) ? WORDS.here : WORDS.away]),
    ...(isHeld(sitter) ? [WORDS.botPlays] : []),
    ...(about.status === 'open' && !sitter.seeded ? [WORDS.unseeded] : []),
  ].join(', ');
}

function termsOf({ about, game }: Lobby): readonly string[] {
  const usual = game.options(about.seats.length)({});
  return [
    paceWords(about.pace),
    about.watch === 'anybody' ? WORDS.anybodyWatches : WORDS.nobodyWatches,
    about.listed ? WORDS.listed : WORDS.unlisted,
    ...(sameJson(about.options, usual) ? [] : [WORDS.options(cleaned(JSON.stringify(about.options), 60))]),
  ];
}

/** 64 digits, on two lines where the screen is narrow. */
function hexLines(hex: string, room: number): readonly string[] {
  const shown = cleaned(hex, 64);
  return shown.length <= room ? [shown] : [shown.slice(0, 32), shown.slice(32)];
}

/** What Enter alone does before the start. */
export function obviousDeed(
  { about, person }: Pick<Lobby, 'about' | 'person'>,
  isWatching: boolean,
): 'sit' | 'start' | undefined {
  const isFull = !about.seats.includes(null);
  if (!isWatching && !isFull && seatOf(about, person) === undefined) return 'sit';
  return isFull && about.host === person ? 'start' : undefined;
}

export function lobbyQuestion(lobby: Lobby, screen: Screen, isWatching: boolean): string {
  const { about, person, presence } = lobby;
  const away = screen.names.filter((_, seat) => presence !== undefined && !isHere(presence, about.seats[seat], seat));
  const free = about.seats.filter((sitter) => sitter === null).length;
  switch (obviousDeed(lobby, isWatching)) {
    case 'sit':
      return WORDS.askSit;
    case 'start':
      return away.length === 0 ? WORDS.askStart : WORDS.askStartAway(listed(away));
    case undefined:
      if (about.host === person) return WORDS.askWait(free);
      if (free > 0) return WORDS.askOthers(free);
      return seatOf(about, person) === undefined ? WORDS.askFull : WORDS.askHost;
  }
}

export function lobbyCommands({ about, person }: Pick<Lobby, 'about' | 'person'>): string {
  if (about.host === person) return WORDS.commandsHost;
  return seatOf(about, person) === undefined ? WORDS.commandsOpen : WORDS.commandsSeated;
}
