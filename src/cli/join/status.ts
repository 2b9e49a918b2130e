/** The line above the table: who is here, whose clock shows what, for whom a bot plays. */

import { timeLeft } from '../../client/following.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import { GLUE, wrapped } from '../../terminal/text.ts';
import { isHeld, isHere } from './people.ts';
import type { Scene } from './scene.ts';
import { say, timeWords } from './words.ts';

type Moment = Pick<Scene, 'known' | 'presence' | 'isConnected' | 'now'>;

export function statusLines({ known, presence, isConnected, now }: Moment, screen: Screen): readonly string[] {
  const { about, clocks } = known;
  const seats = about.seats.map((sitter, seat) => {
    const left =
      about.status === 'over' || sitter?.type === 'bot' || clocks === undefined ? null : timeLeft(clocks, seat, now - known.at);
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
  const watchers = presence === undefined || presence.watchers === 0 ? [] : [say().watching({ count: presence.watchers })];
  const text = [...(isConnected ? [] : [say().lostMark]), ...seats, ...watchers].join(' · ');
  return wrapped(text, roomOf(screen)).map((line) => paint(screen, 'dim', line));
}
