/** What a viewer of Séquence Dés sees: everything, for nothing is hidden. */

import type { CommonView, Seat } from '../../../game.ts';
import { lines, NAMES } from './board.ts';
import { chipOn, type State, side } from './state.ts';

export interface View extends CommonView {
  readonly line: number;
  /** 'start' while everybody throws for who begins. */
  readonly phase: State['phase'];
  readonly turn: Seat;
  /** The last throw, or null before the first. */
  readonly dice: readonly [number, number] | null;
  /**
   * The side of each seat, and the side whose chip lies on each square (null: free), row by row
   * from a1.
   */
  readonly sides: readonly number[];
  readonly chips: readonly (number | null)[];
  /** The square where a chip was last put or taken. */
  readonly last: string | null;
  /** Each seat's last throw for the start, null before it. */
  readonly startSums: readonly (number | null)[];
  /** The squares of the winning line or lines, in board order; empty until the end. */
  readonly winningLine: readonly string[];
}

export function show(state: State): Omit<View, keyof CommonView> {
  return {
    line: state.line,
    phase: state.phase,
    turn: state.turn,
    dice: state.die === 0 ? null : [state.die, state.otherDie],
    sides: state.sums.map((_, seat) => side(state.seats, seat)),
    chips: NAMES.map((_, square) => sideOn(state, square)),
    last: NAMES[state.last] ?? null,
    startSums: state.sums.map((sum) => (sum === 0 ? null : sum)),
    winningLine: state.phase === 'over' ? winningLine(state) : [],
  };
}

function sideOn(state: State, square: number): number | null {
  const chip = chipOn(state, square);
  return chip < 0 ? null : chip;
}

function winningLine(state: State): readonly string[] {
  const winner = chipOn(state, state.last);
  const won = lines(state.line).filter(
    (line) => line.includes(state.last) && line.every((square) => chipOn(state, square) === winner),
  );
  return NAMES.filter((_, square) => won.some((line) => line.includes(square)));
}
