/** What the tables of all games have: a headline, seats, and sentences about who does what. */

import type { CommonView, Seat } from '../game.ts';
import { aligned } from './block.ts';
import { roomOf, type Screen } from './screen.ts';
import { paint } from './style.ts';
import { cut, padded, widthOf, wrapped } from './text.ts';

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
export function seatLines(screen: Screen, view: CommonView, told: (seat: Seat) => readonly string[]): string[] {
  const rows = screen.names.map((name, seat) => {
    const pointer = view.over ? (view.winners.includes(seat) ? '★' : ' ') : view.toMove.includes(seat) ? '▸' : ' ';
    const shown = cut(name, 20);
    return [`${paint(screen, 'accent', pointer)} ${view.viewer === seat ? paint(screen, 'bold', shown) : shown}`, ...told(seat)];
  });
  return aligned(rows, roomOf(screen));
}

/** "You throw", "Léa throws". */
export function subject(screen: Screen, view: CommonView, seat: Seat, many: string, one: string): string {
  return view.viewer === seat ? `You ${many}` : `${screen.names[seat]} ${one}`;
}

/** "you throw", "Léa throws", within a sentence. */
export function clause(screen: Screen, view: CommonView, seat: Seat, many: string, one: string): string {
  return `${object(screen, view, seat)} ${view.viewer === seat ? many : one}`;
}

/** "you", "Léa". */
export function object(screen: Screen, view: CommonView, seat: Seat): string {
  return view.viewer === seat ? 'you' : `${screen.names[seat]}`;
}

/** "Your", "Léa's". */
export function whose(screen: Screen, view: CommonView, seat: Seat): string {
  return view.viewer === seat ? 'Your' : `${screen.names[seat]}'s`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The same, in a column of numbers. */
export function tallied(count: number, one: string, many = `${one}s`): string {
  return `${String(count).padStart(2)} ${padded(count === 1 ? one : many, Math.max(widthOf(one), widthOf(many)))}`;
}
