/** The master looks ahead with exact chances and the trained evaluation. It needs no luck. */

import type { Bot } from '../../../../bots/bot.ts';
import { bestOf } from '../../../../bots/choice.ts';
import type { Sequence } from '../../rules/rules.ts';
import { cellsOf, sidesOf, squareOf, sumOf } from '../cells.ts';
import { depthForMaster } from '../depths.ts';
import { networkFor } from '../networks.ts';
import { judge } from '../search.ts';
import { thinkOf } from '../thought.ts';

export const master: Bot<Sequence> = (view, moves) => {
  if (moves.length === 1) return moves[0] as (typeof moves)[number];
  const thought = thinkOf(networkFor(sidesOf(view), view.line), cellsOf(view));
  const side = view.sides[view.turn] as number;
  const chances = judge(
    thought,
    side,
    sumOf(view),
    moves.map(squareOf),
    depthForMaster(moves.length),
  );
  return moves[
    bestOf([...chances.keys()], (index) => chances[index] as number)
  ] as (typeof moves)[number];
};
