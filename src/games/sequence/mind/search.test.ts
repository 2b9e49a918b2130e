import { describe, expect, it } from 'vitest';
import { drawn, stateOf } from '../../../../test/support/drawn-board.ts';
import { outcomes } from '../../../chance.ts';
import { Seeded } from '../../../random.ts';
import { SQUARES } from '../rules/board.ts';
import { sequence } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { type Cells, cellsOf, reach, sumOf, turned } from './cells.ts';
import { logistic, type Network } from './network.ts';
import { networkFor } from './networks.ts';
import { foresee, judge } from './search.ts';
import { thinkOf, total } from './thought.ts';

const MIDDLE = drawn(
  'A B . . A .',
  '. A B . . B',
  'B . A B . A',
  '. A B A . .',
  'B . A . B .',
  '. . . B A .',
);
const CROWDED = drawn(
  'A B A B B B',
  'B A A A B A',
  'A B A B A B',
  'B A B B A A',
  'A A B A B B',
  'B B A B A .',
);
const THREE = drawn(
  'A B . . A C',
  '. A B . C B',
  'B C A B . A',
  '. A B A . .',
  'B . C C B .',
  '. . . B A .',
);
const EVERYTHING = { throws: 2, width: SQUARES };

/**
 * The chances with a seat about to throw, through the rules: all 36 throws and all moves, then the
 * network.
 */
function bySlowRecursion(network: Network, state: State, throws: number): readonly number[] {
  const { sides } = network;
  const seat = state.turn;
  if (throws === 0) {
    const thought = thinkOf(network, cellsOf(sequence.view(state, seat)));
    const chances = Array.from({ length: sides }, (_, of) =>
      logistic(
        total(
          thought,
          network.tables[sequence.side(state.seats, seat) * sides + of] as Float32Array,
        ),
      ),
    );
    const all = chances.reduce((one, other) => one + other, 0);
    return chances.map((chance) => chance / all);
  }
  const sums = new Array<number>(sides).fill(0);
  let settled = 0;
  for (const { values } of outcomes({ draws: 2, sides: 6 })) {
    const after = sequence.move(state, seat, { type: 'roll' });
    sequence.settle(after, values);
    // thrown again: the other throws decide
    if (after.phase === 'roll' && after.turn === seat) continue;
    const boards =
      after.phase === 'roll'
        ? [after]
        : sequence.moves(after, seat).map((move) => sequence.move(after, seat, move));
    const chances = boards.map((board) =>
      board.phase === 'over'
        ? sums.map((_, of) => Number(of === sequence.side(state.seats, seat)))
        : bySlowRecursion(network, board, throws - 1),
    );
    const side = sequence.side(state.seats, seat);
    // At the last throw the square is chosen by the thrower's own sum of weights.
    const best = chances.reduce((one, other) =>
      (other[side] as number) > (one[side] as number) ? other : one,
    );
    best.forEach((chance, of) => {
      sums[of] = (sums[of] as number) + chance;
    });
    settled++;
  }
  return sums.map((sum) => sum / settled);
}

describe('looking ahead', () => {
  it('one and two throws are what trying everything through the rules says', () => {
    const network = networkFor(2, 5);
    for (const [cells, throws] of [
      [MIDDLE, 1],
      [CROWDED, 1],
      [CROWDED, 2],
    ] as const) {
      for (const turn of [0, 1]) {
        const slow = bySlowRecursion(network, stateOf(cells, { seats: 2, line: 5, turn }), throws);
        const fast = foresee(thinkOf(network, cells), turn, { throws, width: SQUARES });
        slow.forEach((chance, side) => {
          expect(fast[side]).toBeCloseTo(chance, 10);
        });
      }
    }
  });

  it('three sides share what there is', () => {
    const chances = foresee(thinkOf(networkFor(3, 5), THREE), 1, EVERYTHING);
    expect(chances.reduce((one, other) => one + other)).toBeCloseTo(1, 12);
    expect(Math.min(...chances)).toBeGreaterThan(0);
  });

  it('leaves the board as it was', () => {
    const thought = thinkOf(networkFor(2, 5), MIDDLE);
    judge(thought, 0, 11, reach(MIDDLE, 0, 11), EVERYTHING);
    expect(thought).toEqual(thinkOf(networkFor(2, 5), MIDDLE));
  });

  it.each([
    [2, 5],
    [2, 6],
    [3, 5],
  ])('a quarter turn changes nothing: %i sides, %i in a line', (sides, line) => {
    const network = networkFor(sides, line);
    const random = new Seeded('quarters');
    const cells = Int8Array.from(sides === 2 ? MIDDLE : THREE);
    const quarter = quarterTurned(cells);
    for (let sum = 2; sum <= 12; sum++) {
      const side = random.below(sides);
      const squares = reach(cells, side, sum);
      const chances = judge(thinkOf(network, cells), side, sum, squares, EVERYTHING);
      const other = judge(thinkOf(network, quarter), side, sum, squares.map(turned), EVERYTHING);
      chances.forEach((chance, index) => {
        // With three sides, squares that a thrower likes alike may suit the others differently: the
        // first is taken.
        expect(other[index]).toBeCloseTo(chance, sides === 2 ? 12 : 2);
      });
    }
  });
});

function quarterTurned(cells: Cells): Cells {
  const quarter = new Int8Array(SQUARES);
  for (const [square, chip] of cells.entries()) quarter[turned(square)] = chip;
  return quarter;
}

it('reads the throw from the view', () => {
  const state = stateOf(MIDDLE, { seats: 2, line: 5, turn: 0 });
  expect(sumOf(sequence.view(state, 0))).toBe(3);
});
