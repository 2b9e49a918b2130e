import { describe, expect, it } from 'vitest';
import { drawn, stateOf } from '../../../../test/support/drawn-board.ts';
import { outcomes } from '../../../chance.ts';
import { Seeded } from '../../../random.ts';
import { lines, SQUARES } from '../rules/board.ts';
import { sequence } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { type Cells, chipOf, reach, turned } from './cells.ts';
import { playsAgain, WAYS } from './dice.ts';
import { chanceThisTurn } from './this-turn.ts';

/** One A short of a row of five at e1, a 6: 5 ways, and 2 of an eleven. */
const ONE_SHORT = drawn(
  'A A A A . B',
  '. . . . . .',
  '. . . . . .',
  '. . B . . .',
  '. . . . B .',
  '. . . . . .',
);
/** A long diagonal that lacks two of its 12s, and a column that lacks a corner. */
const TWO_TWELVES = drawn(
  '. B . . . A',
  'A A . . . .',
  'A . . . . .',
  'A . . . . .',
  'A B . . A .',
  '. . B . B A',
);
/** Corners and middle all taken, most of them by A. */
const FULL_SHELTERS = drawn(
  'A B . . . A',
  'A A . . B .',
  '. . A A . B',
  'B . A B . .',
  '. B . . . .',
  'A . . B . A',
);
const NOTHING_NEAR = drawn(
  '. . . . . .',
  '. . . A . .',
  '. . B . . .',
  '. . . . . .',
  '. . . . . .',
  '. . . . . .',
);
const CROWDED = drawn(
  'A B A B B B',
  'B A A A B A',
  'A B A B A B',
  'B A B B A A',
  'A A B A B B',
  'B B A B A B',
);
const BOARDS = { ONE_SHORT, TWO_TWELVES, FULL_SHELTERS, NOTHING_NEAR, CROWDED };

/**
 * The same by brute force through the rules: all 36 throws, all legal moves, to a depth in throws.
 * The true chance lies between this and this plus the chance that the turn lasts longer.
 */
function bySlowRecursion(state: State, seat: number, throws: number): number {
  if (throws === 0) return 0;
  const thrown = sequence.move(state, seat, { type: 'roll' });
  let sum = 0;
  for (const { values } of outcomes({ draws: 2, sides: 6 })) {
    const settled = sequence.copy(thrown);
    sequence.settle(settled, values);
    const moves = settled.phase === 'roll' ? [] : sequence.moves(settled, seat);
    const chances = moves.map((move) => {
      const after = sequence.move(settled, seat, move);
      if (after.phase === 'over') return 1;
      return after.turn === seat ? bySlowRecursion(after, seat, throws - 1) : 0;
    });
    if (moves.length === 0 && settled.turn === seat)
      chances.push(bySlowRecursion(settled, seat, throws - 1));
    sum += Math.max(0, ...chances);
  }
  return sum / 36;
}

describe('the chance to complete a line this turn', () => {
  it.each(Object.entries(BOARDS))('is what trying everything says: %s', (_name, cells) => {
    for (const side of [0, 1]) {
      const chance = chanceThisTurn(cells, side, 5);
      const atLeast = bySlowRecursion(stateOf(cells, { seats: 2, line: 5, turn: side }), side, 3);
      expect(chance).toBeGreaterThanOrEqual(atLeast - 1e-12);
      expect(chance).toBeLessThanOrEqual(atLeast + (2 / 36) ** 3 + 1e-12);
    }
  });

  it('one square short: the ways of its number and of an eleven, after any number of 2s and 12s', () => {
    // Free corners and middle squares bring nothing more: every extra turn is the same throw again.
    // 7 of 36, then 7 of 34.
    expect(chanceThisTurn(ONE_SHORT, 0, 5)).toBeCloseTo(7 / 34, 12);
  });

  it('two 12s short: both, or one and an eleven', () => {
    // d3 and c4 are missing on f1–a6's long diagonal b5–f1; a1 and a6 complete nothing else but a
    // column by its corner.
    const cells = drawn(
      '. . . . . A',
      '. . . . A .',
      '. . . . . .',
      '. . . . . .',
      '. A . . . .',
      'B . . . . .',
    );
    // One of the two by a 12, then the other by a 12 or an eleven; with both other 12s still free
    // the choice is free.
    const second = 3 / 35; // 12 or 11, a 2 is thrown again
    const first = (1 / 36) * second;
    expect(chanceThisTurn(cells, 0, 5)).toBeCloseTo(first / (1 - 1 / 36), 12);
  });

  it('nothing near, no chance', () => {
    expect(chanceThisTurn(NOTHING_NEAR, 0, 5)).toBe(0);
    expect(chanceThisTurn(new Int8Array(SQUARES), 0, 5)).toBe(0);
  });

  it('six ask for more than five', () => {
    const blocked = ONE_SHORT.with(7, chipOf(1)).with(10, chipOf(1)); // the long diagonals
    expect(chanceThisTurn(blocked, 0, 5)).toBeGreaterThan(0.2);
    // e1, after f1 was replaced for want of a free corner
    expect(chanceThisTurn(blocked, 0, 6)).toBeLessThan(1e-5);
  });

  it('is the same after a quarter turn', () => {
    for (const cells of Object.values(BOARDS)) {
      const other = new Int8Array(SQUARES);
      for (const [square, chip] of cells.entries()) other[turned(square)] = chip;
      for (const side of [0, 1])
        expect(chanceThisTurn(other, side, 5)).toBeCloseTo(chanceThisTurn(cells, side, 5), 12);
    }
  });

  it('comes true in a million throws, within four standard errors', () => {
    const random = new Seeded('a million throws');
    const known = new Map<string, number>();
    for (const cells of [ONE_SHORT, FULL_SHELTERS, TWO_TWELVES]) {
      let throws = 0;
      let turns = 0;
      let won = 0;
      while (throws < 334_000) {
        turns++;
        const board = cells.slice();
        for (let again = true; again; ) {
          throws++;
          const sum = random.below(6) + random.below(6) + 2;
          again = playsAgain(sum);
          const key = `${board.join('')}/${sum}`;
          const square = known.get(key) ?? bestSquare(board, sum);
          known.set(key, square);
          if (square < 0) continue;
          board[square] = chipOf(0);
          if (!hasLine(board)) continue;
          won++;
          again = false;
        }
      }
      const chance = chanceThisTurn(cells, 0, 5);
      expect(Math.abs(won / turns - chance)).toBeLessThan(
        4 * Math.sqrt((chance * (1 - chance)) / turns),
      );
    }
  });
});

it('two dice: the ways of each sum, as in every table since Cardano’s Liber de ludo aleae', () => {
  const counted = new Array<number>(13).fill(0);
  for (const { values } of outcomes({ draws: 2, sides: 6 })) {
    const sum = values.reduce((one, other) => one + other, 2);
    counted[sum] = (counted[sum] as number) + 1;
  }
  expect(WAYS).toEqual(counted);
  expect(WAYS).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
});

const FIVES = lines(5);

function hasLine(cells: Cells): boolean {
  return FIVES.some((line) => line.every((square) => cells[square] === chipOf(0)));
}

/**
 * The square that completes a line or leaves the best chance; −1 if the throw helps nothing or
 * ends the turn.
 */
function bestSquare(cells: Cells, sum: number): number {
  const squares = sum === 10 ? [] : reach(cells, 0, sum);
  const winning = squares.find((square) => hasLine(cells.with(square, chipOf(0))));
  if (winning !== undefined || !playsAgain(sum)) return winning ?? -1;
  const chances = squares.map((square) => chanceThisTurn(cells.with(square, chipOf(0)), 0, 5));
  return squares[chances.indexOf(Math.max(...chances))] ?? -1;
}
