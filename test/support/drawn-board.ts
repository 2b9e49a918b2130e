/**
 * Boards of Séquence Dés drawn by hand: six rows of six signs, a dot for a free square, A, B or C
 * for a chip of that side.
 */

import type { Seat } from '../../src/game.ts';
import { type Cells, chipOf } from '../../src/games/sequence/mind/cells.ts';
import { setOf } from '../../src/games/sequence/rules/board.ts';
import type { State } from '../../src/games/sequence/rules/state.ts';

const SIGNS = '.ABC';

export function drawn(...rows: readonly string[]): Cells {
  return Int8Array.from([...rows.join('').replaceAll(' ', '')], (sign) => SIGNS.indexOf(sign));
}

export interface Moment {
  readonly seats: number;
  readonly line: number;
  readonly turn: Seat;
}

/** A game at the moment before this seat's throw. */
export function stateOf(cells: Cells, { seats, line, turn }: Moment): State {
  const chips = [0, 1, 2].map((side) =>
    setOf([...cells.keys()].filter((square) => cells[square] === chipOf(side))),
  );
  return {
    seats,
    line,
    phase: 'roll',
    thrown: false,
    turn,
    die: 1,
    otherDie: 2,
    upper: chips.map(({ upper }) => upper),
    lower: chips.map(({ lower }) => lower),
    reachUpper: 0,
    reachLower: 0,
    last: -1,
    contest: 0,
    best: 0,
    leaders: 0,
    sums: new Array<number>(seats).fill(2),
  };
}
