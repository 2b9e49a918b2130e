/** The players of Séquence Dés. What each looks at is said in mind/levels.ts and mind/search.ts. */

import type { Bot, Bots } from '../../bots/bot.ts';
import { anyOf, bestOf } from '../../bots/choice.ts';
import { cellsOf, sidesOf, squareOf, sumOf } from './mind/cells.ts';
import { depthForMaster } from './mind/depths.ts';
import { beginner, casual, type Liking, strong } from './mind/levels.ts';
import { networkFor } from './mind/networks.ts';
import { judge } from './mind/search.ts';
import { thinkOf } from './mind/thought.ts';
import type { Sequence } from './rules.ts';

/** Plays the square it likes best; among squares it likes alike, any. */
function liking(like: Liking): Bot<Sequence> {
  return (view, moves, random) => {
    if (moves.length === 1) return moves[0] as (typeof moves)[number];
    const side = view.sides[view.turn] as number;
    const board = { cells: cellsOf(view), side, sides: sidesOf(view), line: view.line, sum: sumOf(view) };
    const liked = moves.map((move) => like({ ...board, square: squareOf(move) }));
    const most = Math.max(...liked);
    return anyOf(
      moves.filter((_, index) => liked[index] === most),
      random,
    );
  };
}

/** Looks ahead with the trained evaluation. It needs no luck of its own. */
const master: Bot<Sequence> = (view, moves) => {
  if (moves.length === 1) return moves[0] as (typeof moves)[number];
  const thought = thinkOf(networkFor(sidesOf(view), view.line), cellsOf(view));
  const side = view.sides[view.turn] as number;
  const chances = judge(thought, side, sumOf(view), moves.map(squareOf), depthForMaster(moves.length));
  return moves[bestOf([...chances.keys()], (index) => chances[index] as number)] as (typeof moves)[number];
};

export const bots: Bots<Sequence> = {
  beginner: liking(beginner),
  casual: liking(casual),
  strong: liking(strong),
  master,
};
