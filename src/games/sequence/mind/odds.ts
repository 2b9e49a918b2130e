/**
 * The odds of Séquence Dés: for every square that a throw offers, what follows from it.
 *
 * Two chances are exact and speak of the board as the move leaves it. Every seat that comes before
 * this seat's next turn completes a line if its turn lets it, extra turns counted and its 2s and
 * 12s put where they help most (mind/this-turn.ts); otherwise it leaves the board as it is. So they
 * tell what threatens now, not what somebody may still prevent or prepare. The value is an
 * estimate: the trained evaluation, looking ahead with exact weights for the throws. Its error is
 * measured.
 */

import type { Seat } from '../../../game.ts';
import { type MoveOdds, type Odds, ranked } from '../../../odds.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { type Cells, cellsOf, chipOf, leftBy, sidesOf, squareOf, sumOf } from './cells.ts';
import { depthForOdds } from './depths.ts';
import { DEFENCE, playsAgain } from './dice.ts';
import { errorOf, networkFor } from './networks.ts';
import { completes } from './rows.ts';
import { foresee, judge } from './search.ts';
import { chanceThisTurn } from './this-turn.ts';
import { thinkOf } from './thought.ts';

export interface Facts {
  /** What the move is: a throw to come, or a square for a throw that lies. */
  readonly kind: 'throw' | 'square';
  /** The move completes a line. */
  readonly winsNow: boolean;
  /**
   * Exact: the chance that this seat completes a line on its next turn, nobody having won before
   * it.
   */
  readonly winsNext: number;
  /**
   * Exact: the chance that an opponent completes a line before that turn; none comes before it
   * after a 2 or a 12.
   */
  readonly opponentFirst: number;
  /** Exact: the chance that the partner does; 0 if there is none. */
  readonly partnerFirst: number;
  /**
   * How far the value is off, as a rule: the root mean square difference to the share of games won
   * from boards with about this chance, when they are played on many times by the network at all
   * seats (mind/calibration.ts). 0 for a win at once.
   */
  readonly error: number;
}

export function odds(view: View, moves: readonly Move[]): Odds<Move, Facts> {
  const [first] = moves;
  if (first === undefined) return { measure: 'winning', moves: [] };
  const answered = first.type === 'roll' ? [oddsOfThrow(view, first)] : oddsOfSquares(view, moves);
  return { measure: 'winning', moves: ranked(answered) };
}

function oddsOfSquares(view: View, moves: readonly Move[]): readonly MoveOdds<Move, Facts>[] {
  const sides = sidesOf(view);
  const side = view.sides[view.turn] as number;
  const sum = sumOf(view);
  const cells = cellsOf(view);
  const squares = moves.map(squareOf);
  const chances = judge(
    thinkOf(networkFor(sides, view.line), cells),
    side,
    sum,
    squares,
    depthForOdds(squares.length),
  );
  return moves.map((move, index) => {
    const value = chances[index] as number;
    const square = squares[index] as number;
    if (sum !== DEFENCE && completes(cells, view.line, square, chipOf(side)))
      return { move, value, facts: WON };
    const left = cells.with(square, leftBy(side, sum));
    return {
      move,
      value,
      facts: {
        kind: 'square',
        ...comingTurns(view, left, playsAgain(sum)),
        error: errorOf(sides, view.line, value),
      },
    };
  });
}

const WON: Facts = {
  kind: 'square',
  winsNow: true,
  winsNext: 0,
  opponentFirst: 0,
  partnerFirst: 0,
  error: 0,
};

/** Before a throw: what this very turn may bring. */
function oddsOfThrow(view: View, move: Move): MoveOdds<Move, Facts> {
  const sides = sidesOf(view);
  const cells = cellsOf(view);
  const roller = view.sides[view.turn] as number;
  const chance = foresee(thinkOf(networkFor(sides, view.line), cells), roller, depthForOdds(1))[
    roller
  ] as number;
  if (view.phase === 'start') {
    // Who begins is still open: an even share, give or take what beginning is worth.
    const value = 1 / sides;
    return {
      move,
      value,
      facts: { kind: 'throw', ...comingTurns(view, cells, true), error: Math.abs(chance - value) },
    };
  }
  return {
    move,
    value: chance,
    facts: {
      kind: 'throw',
      ...comingTurns(view, cells, true),
      error: errorOf(sides, view.line, chance),
    },
  };
}

/**
 * The turns until and including this seat's next one, on a board that only a finished line changes.
 */
function comingTurns(view: View, cells: Cells, atOnce: boolean): Omit<Facts, 'kind' | 'error'> {
  const side = view.sides[view.turn] as number;
  const turn = view.sides.map((_, of) => chanceThisTurn(cells, of, view.line));
  let opponentFirst = 0;
  let partnerFirst = 0;
  let nobodyYet = 1;
  for (const seat of atOnce ? [] : seatsBetween(view)) {
    const of = view.sides[seat] as number;
    const wins = nobodyYet * (turn[of] as number);
    if (of === side) partnerFirst += wins;
    else opponentFirst += wins;
    nobodyYet -= wins;
  }
  return {
    winsNow: false,
    winsNext: nobodyYet * (turn[side] as number),
    opponentFirst,
    partnerFirst,
  };
}

function seatsBetween({ sides, turn }: View): readonly Seat[] {
  return Array.from({ length: sides.length - 1 }, (_, step) => (turn + 1 + step) % sides.length);
}
