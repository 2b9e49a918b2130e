/**
 * What the page reads off a view of Séquence Dés: the throw on the table and what it asks for,
 * chips and rows of a side.
 */

import type { Told } from '../../../../game.ts';
import type { Moment } from '../../../../web/kit/contracts/board.ts';
import { CARRYING, lines, NUMBERS } from '../../rules/board.ts';
import type { Sequence } from '../../rules/rules.ts';
import type { View } from '../../rules/view.ts';
import type { Task } from '../../words/en/page.ts';

const ALL = NUMBERS.map((_, square) => square);

export function sumOf(dice: readonly number[] | null): number {
  return dice === null ? 0 : dice.reduce((one, other) => one + other, 0);
}

/**
 * What the throw asks of its player; undefined while nothing is to be chosen. Says it in words
 * only: what may be done is in the moves.
 */
export function taskOf(view: View): Task | undefined {
  if (view.phase === 'remove') return 'remove';
  if (view.phase !== 'place') return undefined;
  const sum = sumOf(view.dice);
  const squares = sum === 11 ? ALL : (CARRYING[sum] ?? []);
  const isFull = squares.every((square) => view.chips[square] !== null);
  if (sum === 11) return isFull ? 'replace-anywhere' : 'anywhere';
  return isFull ? 'replace' : 'place';
}

/** A throw of a turn, not of the start, after which there was nothing to choose. */
export function cameToNothing(event: Told<Sequence>, before: View, after: View): boolean {
  return event.move.type === 'roll' && before.phase === 'roll' && after.phase === 'roll';
}

/** The dice as they lie on the table. */
export interface Throw {
  readonly faces: readonly [number, number];
  readonly sum: number;
  /** Who threw them; null when the table was just opened between two turns. */
  readonly seat: number | null;
  /** What it asks or asked for: `start` for who begins, `done` when its turn is over. */
  readonly meaning: Task | 'start' | 'nothing' | 'done';
  /** The same player has another turn. */
  readonly again: boolean;
}

export function throwOf({
  view,
  event,
  before,
}: Pick<Moment<Sequence>, 'view' | 'event' | 'before'>): Throw | null {
  if (view.dice === null) return null;
  const sum = sumOf(view.dice);
  const meaning = meaningOf(view, event, before);
  const again = (sum === 2 || sum === 12) && meaning !== 'start' && !view.over;
  const seat = event !== null ? event.seat : taskOf(view) === undefined ? null : view.turn;
  return { faces: view.dice, sum, seat, meaning, again };
}

function meaningOf(
  view: View,
  event: Told<Sequence> | null,
  before: View | null,
): Throw['meaning'] {
  const task = taskOf(view);
  if (task !== undefined) return task;
  if (view.phase === 'start' || (before?.phase === 'start' && event?.move.type === 'roll'))
    return 'start';
  return event !== null && before !== null && cameToNothing(event, before, view)
    ? 'nothing'
    : 'done';
}

/** Who begins is being thrown for, or the throw that decided it is still being shown. */
export function isStarting({
  view,
  before,
  isMoving,
}: Pick<Moment<Sequence>, 'view' | 'before' | 'isMoving'>): boolean {
  return view.phase === 'start' || (isMoving && before?.phase === 'start');
}

/** This turn is another one, given by a 2 or a 12. */
export function isAnotherTurn({
  view,
  event,
  before,
}: Pick<Moment<Sequence>, 'view' | 'event' | 'before'>): boolean {
  if (view.phase !== 'roll' || event === null || before === null || before.phase === 'start')
    return false;
  return event.seat === view.turn && throwOf({ view, event, before })?.again === true;
}

export function chipsOf(view: View, side: number): number {
  return view.chips.filter((chip) => chip === side).length;
}

/** How many chips of a side lie in a straight unbroken row, at most. */
export function longestRow(view: View, side: number): number {
  for (const [length, rows] of ROWS) {
    if (rows.some((row) => row.every((square) => view.chips[square] === side))) return length;
  }
  return view.chips.includes(side) ? 1 : 0;
}

const ROWS = [6, 5, 4, 3, 2].map((length) => [length, lines(length)] as const);
