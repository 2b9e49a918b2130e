/** What the tables of all games have: a headline, and a line for each seat. */

import type { CommonView, Seat } from '../game.ts';
import { aligned } from './block.ts';
import { roomOf, type Screen } from './screen.ts';
import { paint } from './style.ts';
import { cut, widthOf, wrapped } from './text.ts';

/** "── POKERDICE ── round 3 of 10 ─────" */
export function headline(screen: Screen, title: string, detail: string): readonly string[] {
  const room = roomOf(screen);
  const name = paint(screen, 'accent', title);
  const rule = (length: number): string => paint(screen, 'dim', '─'.repeat(Math.max(0, length)));
  const used = widthOf(title) + widthOf(detail) + 8;
  if (used <= room) return [`${rule(2)} ${name} ${rule(2)} ${detail} ${rule(room - used)}`];
  return [`${rule(2)} ${name} ${rule(room - widthOf(title) - 4)}`, ...wrapped(detail, room)];
}

/** A line for each seat: a pointer at who is to move, the name, then what the game says of it. */
export function seatLines(
  screen: Screen,
  view: CommonView,
  told: (seat: Seat) => readonly string[],
): string[] {
  const rows = screen.names.map((name, seat) => {
    const pointer = view.over
      ? view.winners.includes(seat)
        ? '★'
        : ' '
      : view.toMove.includes(seat)
        ? '▸'
        : ' ';
    const shown = cut(name, 20);
    return [
      `${paint(screen, 'accent', pointer)} ${view.viewer === seat ? paint(screen, 'bold', shown) : shown}`,
      ...told(seat),
    ];
  });
  return aligned(rows, roomOf(screen));
}

/** Somebody at the table, as the words want it: “you” has forms of its own in every language. */
export interface PersonInWords {
  readonly name: string;
  readonly isMe: boolean;
}

export function personAt(screen: Screen, view: CommonView, seat: Seat): PersonInWords {
  return { name: `${screen.names[seat]}`, isMe: view.viewer === seat };
}

/** A number with its noun, in a column of such. */
export function tallied(count: number, text: string): string {
  return count < 10 ? ` ${text}` : text;
}
