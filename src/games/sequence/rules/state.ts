/** A game of Séquence Dés at one moment, and what can be read off it. */

import type { Seat } from '../../../game.ts';
import { HALF } from './board.ts';

export interface State {
  readonly seats: number;
  readonly line: number;
  phase: 'start' | 'roll' | 'place' | 'remove' | 'over';
  /** The dice are in the air: chance must answer. */
  thrown: boolean;
  turn: Seat;
  /** The last throw; noughts before the first. */
  die: number;
  otherDie: number;
  /**
   * The squares on which each side has a chip, in two halves: see Squares in board.ts. Always three
   * sides.
   */
  upper: number[];
  lower: number[];
  /**
   * The squares on which this throw may act, in two halves; none while no chip is to be put or
   * taken.
   */
  reachUpper: number;
  reachLower: number;
  /** Where the last chip was put or taken, −1 before. */
  last: number;
  /**
   * While who begins is thrown for: the seats still in it, the highest sum so far and who has it
   * (bits), each seat's last sum.
   */
  contest: number;
  best: number;
  leaders: number;
  sums: readonly number[];
}

/** S9, S10: four seats are two teams, across the table; otherwise each seat is a side. */
export function side(seats: number, seat: Seat): number {
  return seats === 4 ? seat % 2 : seat;
}

export function sumOf(state: State): number {
  return state.die + state.otherDie;
}

export function won(state: State, seat: Seat): boolean {
  return state.phase === 'over' && side(state.seats, seat) === side(state.seats, state.turn);
}

/** The side that has a chip on a square, or −1. */
export function chipOn(state: State, square: number): number {
  const half = square < HALF ? state.upper : state.lower;
  return half.findIndex((squares) => (squares >> (square % HALF)) & 1);
}
