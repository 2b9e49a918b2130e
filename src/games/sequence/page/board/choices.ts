/**
 * Which squares may be chosen now, and why another may not. What may be done is read from the
 * moves, and from nothing else.
 */

import type { Moment, SeatFace } from '../../../../web/kit/contracts/board.ts';
import { NAMES, NUMBERS, SHELTERED } from '../../rules/board.ts';
import type { Move } from '../../rules/moves.ts';
import type { Sequence } from '../../rules/rules.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { sumOf, taskOf } from './reading.ts';

export interface Choice {
  readonly kind: 'place' | 'replace' | 'remove';
  readonly move: Move;
  /** The side whose chip goes; null if the square is free. */
  readonly loses: number | null;
}

/** Choices by square, 0–35. */
export type Choices = ReadonlyMap<number, Choice>;

export function choicesOf(moves: readonly Move[], view: View): Choices {
  return new Map(
    moves.flatMap((move) => {
      if (move.type === 'roll') return [];
      const square = NAMES.indexOf(move.square);
      const loses = view.chips[square] ?? null;
      const kind = move.type === 'remove' ? 'remove' : loses === null ? 'place' : 'replace';
      return [[square, { kind, move, loses }] as const];
    }),
  );
}

/** The one square there is, which is chosen from the start; it still has to be confirmed. */
export function onlyOne(choices: Choices): number | null {
  const [first] = choices.keys();
  return choices.size === 1 && first !== undefined ? first : null;
}

/**
 * Why this square can't be chosen, in a sentence; empty while something moves, for then nothing
 * can.
 */
export function whyNot(
  square: number,
  moment: Moment<Sequence>,
  seats: readonly SeatFace[],
  words: Words,
): string {
  const { view, actor, isMoving, isSending } = moment;
  const { why } = words;
  if (view.over) return why.over;
  if (isMoving || isSending) return '';
  if (actor === null) return why.wait({ name: seats[view.turn]?.name ?? '' });
  const task = taskOf(view);
  if (task === undefined) return why.throwFirst;
  const owner = view.chips[square] ?? null;
  const isOwn = owner === view.sides[actor];
  if (task === 'remove') {
    if (owner === null) return why.empty;
    return isOwn ? why.own : SHELTERED[square] ? why.sheltered : '';
  }
  const sum = sumOf(view.dice);
  const number = NUMBERS[square] as number;
  if (sum !== 11 && number !== sum) return why.number(number, sum);
  if (isOwn) return why.own;
  return sum === 11 ? why.taken : why.freeFirst({ sum });
}

/** Where an arrow key leads from a square; undefined for another key. Stops at the edge. */
export function squareAfter(square: number, key: string): number | undefined {
  const [row, column] = [Math.floor(square / 6), square % 6];
  const at = (toRow: number, toColumn: number): number =>
    Math.min(5, Math.max(0, toRow)) * 6 + Math.min(5, Math.max(0, toColumn));
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, 5);
    default:
      return undefined;
  }
}
