/** How the levels below the master play: each says how much it likes a square. */

import type { Bot } from '../../../bots/bot.ts';
import { anyOf } from '../../../bots/choice.ts';
import type { Sequence } from '../rules/rules.ts';
import { type Cells, cellsOf, sidesOf, squareOf, sumOf } from './cells.ts';

/** What a level is asked: how much it likes to act on a square with this throw. */
export interface Question {
  readonly cells: Cells;
  readonly side: number;
  readonly sides: number;
  readonly line: number;
  readonly sum: number;
  readonly square: number;
}

export type Liking = (question: Question) => number;

/** Plays the square it likes best; among squares it likes alike, any. */
export function liking(like: Liking): Bot<Sequence> {
  return (view, moves, random) => {
    if (moves.length === 1) return moves[0] as (typeof moves)[number];
    const side = view.sides[view.turn] as number;
    const board = {
      cells: cellsOf(view),
      side,
      sides: sidesOf(view),
      line: view.line,
      sum: sumOf(view),
    };
    const liked = moves.map((move) => like({ ...board, square: squareOf(move) }));
    const most = Math.max(...liked);
    return anyOf(
      moves.filter((_, index) => liked[index] === most),
      random,
    );
  };
}

export function others(side: number, sides: number): readonly number[] {
  return Array.from({ length: sides }, (_, other) => other).filter((other) => other !== side);
}
