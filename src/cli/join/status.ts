/** The line above the table: who is here, whose clock shows what, for whom a bot plays. */

import { type KnownTable, timeLeft } from '../../client/following.ts';
import type { MessageOf } from '../../protocol.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import { GLUE, wrapped } from '../../terminal/text.ts';
import { isHeld, isHere } from './people.ts';
import { say, timeWords } from './words.ts';

/** What the line is made from. */
export interface StatusParts {
  readonly known: KnownTable;
  readonly presence: MessageOf<'presence'> | undefined;
  readonly isConnected: boolean;
  /** By the server's clock. */
  readonly now: number;
}

export function statusLines(
  { known, presence, isConnected, now }: StatusParts,
  screen: Screen,
): readonly string[] {
  const { about, clocks } = known;
  const seats = about.seats.map((sitter, seat) => {
    const left =
      about.status === 'over' || sitter?.type === 'bot' || clocks === undefined
        ? null
        : timeLeft(clocks, seat, now - known.at);
    const isRunning = clocks?.running.includes(seat) === true && about.status === 'running';
    const parts = [
      ...(presence === undefined ? [] : [isHere(presence, sitter, seat) ? '●' : '○']),
      screen.names[seat],
      ...(left === null ? [] : [`${timeWords(left)}${isRunning ? ' ◂' : ''}`]),
      ...(isHeld(sitter)
        ? [`(${say().botPlays})`]
        : presence !== undefined && !isHere(presence, sitter, seat)
          ? [`(${say().away})`]
          : []),
    ];
    return parts.join(' ').replaceAll(' ', GLUE); // no seat is broken in two
  });
  const watchers =
    presence === undefined || presence.watchers === 0
      ? []
      : [say().watching({ count: presence.watchers })];
  const text = [...(isConnected ? [] : [say().lostMark]), ...seats, ...watchers].join(' · ');
  return wrapped(text, roomOf(screen)).map((line) => paint(screen, 'dim', line));
}
