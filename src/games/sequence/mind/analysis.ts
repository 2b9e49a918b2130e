/**
 * Séquence Dés looked back at. Nothing is hidden, so one estimate serves for everything: before a
 * throw the network looks two throws ahead with exact weights, after it one throw beyond each
 * square. The first is the mean of the second over the 36 throws, so the dice give nothing on
 * average; the rest is what the deeper look says otherwise than the shallower.
 */

import { even } from '../../../analysis/chances.ts';
import type { Appraiser, Chances, Step, Weighed } from '../../../analysis/contract.ts';
import { bestOf } from '../../../bots/choice.ts';
import type { Move } from '../rules/moves.ts';
import { type Sequence, sequence } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { kindOf } from './analysis/kinds.ts';
import { cellsOf, chipOf, leftBy, sidesOf, squareOf, sumOf } from './cells.ts';
import { QUICK } from './depths.ts';
import { DEFENCE, playsAgain } from './dice.ts';
import { networkFor } from './networks.ts';
import { odds } from './odds.ts';
import { completes } from './rows.ts';
import { type Depth, foresee } from './search.ts';
import { lay, type Thought, thinkOf } from './thought.ts';

const BEFORE_A_THROW: Depth = { throws: 2, width: 36 };

export const appraiser: Appraiser<Sequence> = {
  game: sequence,
  error: 0.03,
  *appraise({ states, events }) {
    for (const [at, { move }] of events.entries()) {
      const [state, after] = [states[at] as State, states[at + 1] as State];
      yield move.type === 'roll' ? thrown(state, after) : placed(state, squareOf(move));
    }
  },
};

function viewOf(state: State): View {
  return sequence.view(state, 'public');
}

function thoughtOf(view: View): Thought {
  return thinkOf(networkFor(sidesOf(view), view.line), cellsOf(view));
}

function rollerOf(view: View): number {
  return view.sides[view.turn] as number;
}

function foreseen(view: View, depth: Depth): Chances {
  return [...foresee(thoughtOf(view), rollerOf(view), depth)];
}

/** While it is thrown for who begins nobody is ahead. */
function beforeThrow(view: View): Chances {
  return view.phase === 'start' ? even(sidesOf(view)) : foreseen(view, BEFORE_A_THROW);
}

function thrown(state: State, afterwards: State): Step<Move> {
  const [view, after] = [viewOf(state), viewOf(afterwards)];
  const before = beforeThrow(view);
  const landed = (): Chances => {
    if (view.phase === 'start') return beforeThrow(after);
    if (after.phase !== 'roll') return bestSquare(squaresOf(afterwards), rollerOf(after)).chances;
    // Nothing could be put: after a 2 or a 12 the same throw comes again, else the next seat's.
    return after.turn === view.turn ? before : foreseen(after, QUICK);
  };
  return { before, chosen: before, landed: landed() };
}

interface Square {
  readonly move: Move;
  readonly chances: Chances;
}

/** What each square that a throw offers leads to. */
function squaresOf(state: State): readonly Square[] {
  const view = viewOf(state);
  const thought = thoughtOf(view);
  const [side, sum, sides] = [rollerOf(view), sumOf(view), sidesOf(view)];
  const heir = playsAgain(sum) ? side : (side + 1) % sides;
  return sequence.moves(state, state.turn).map((move) => {
    const square = squareOf(move);
    if (sum !== DEFENCE && completes(thought.cells, view.line, square, chipOf(side)))
      return { move, chances: even(sides).map((_, other) => Number(other === side)) };
    const was = thought.cells[square] as number;
    lay(thought, square, leftBy(side, sum));
    const chances = [...foresee(thought, heir, QUICK)];
    lay(thought, square, was);
    return { move, chances };
  });
}

function bestSquare(squares: readonly Square[], side: number): Square {
  return bestOf(squares, ({ chances }) => chances[side] as number);
}

function placed(state: State, square: number): Step<Move> {
  const view = viewOf(state);
  const side = rollerOf(view);
  const squares = squaresOf(state);
  const best = bestSquare(squares, side);
  const chosen = squares.find(({ move }) => squareOf(move) === square) ?? best;
  const step = { before: best.chances, chosen: chosen.chances, landed: chosen.chances };
  const loss = (best.chances[side] as number) - (chosen.chances[side] as number);
  return loss > 0 ? { ...step, weighed: weigh(view, state, chosen.move, best.move, loss) } : step;
}

/** What the better square had over the chosen one: the line, a line of others, or the next turn. */
function weigh(view: View, state: State, chosen: Move, better: Move, loss: number): Weighed<Move> {
  const told = odds(view, sequence.moves(state, state.turn)).moves;
  const factsOf = (move: Move) => told.find((one) => squareOf(one.move) === squareOf(move))?.facts;
  const [mine, his] = [factsOf(chosen), factsOf(better)];
  return {
    better,
    loss,
    kind: mine === undefined || his === undefined ? 'other-square' : kindOf(mine, his),
  };
}
