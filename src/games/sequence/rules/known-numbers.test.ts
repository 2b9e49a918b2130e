/** Numbers that can be counted on the printed board with a pencil, each with how. */

import { describe, expect, it } from 'vitest';
import { multisets, outcomes, ways } from '../../../chance.ts';
import { lines, NAMES, NUMBERS } from './board.ts';
import { sequence } from './rules.ts';

// biome-ignore format: the board as printed
const PRINTED = [
  [2, 3,  4,  5, 6, 2],
  [6, 7,  8,  9, 7, 3],
  [5, 9, 12, 12, 8, 4],
  [4, 8, 12, 12, 9, 5],
  [3, 7,  9,  8, 7, 6],
  [2, 6,  5,  4, 3, 2],
];

/** Clockwise: what was in row r, column c comes to row c, column 5 − r. */
function quarterTurn<T>(rows: readonly (readonly T[])[]): T[][] {
  return rows.map((row, r) => row.map((_, c) => rows[5 - c]?.[r] as T));
}

function inRows<T>(flat: readonly T[]): T[][] {
  return [0, 6, 12, 18, 24, 30].map((from) => flat.slice(from, from + 6));
}

describe('the board', () => {
  it('S3 36 squares, named by column from the left and row from the top', () => {
    expect(NAMES).toHaveLength(36);
    expect(inRows(NAMES).map((row) => row.join(' '))).toEqual([
      'a1 b1 c1 d1 e1 f1',
      'a2 b2 c2 d2 e2 f2',
      'a3 b3 c3 d3 e3 f3',
      'a4 b4 c4 d4 e4 f4',
      'a5 b5 c5 d5 e5 f5',
      'a6 b6 c6 d6 e6 f6',
    ]);
  });

  it('S4 its numbers', () => {
    expect(inRows(NUMBERS)).toEqual(PRINTED);
  });

  it('S5 each of 2–9 and 12 four times, 9 · 4 = 36', () => {
    for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 12]) {
      expect(NUMBERS.filter((carried) => carried === number)).toHaveLength(4);
    }
    for (const number of [10, 11]) expect(NUMBERS).not.toContain(number);
  });

  it('S6 the 2s are the corners, the 12s the middle', () => {
    const carrying = (number: number) => NAMES.filter((_, square) => NUMBERS[square] === number);
    expect(carrying(2)).toEqual(['a1', 'f1', 'a6', 'f6']);
    expect(carrying(12)).toEqual(['c3', 'd3', 'c4', 'd4']);
  });

  it('S7 unchanged by a quarter turn', () => {
    expect(quarterTurn(inRows(NUMBERS))).toEqual(inRows(NUMBERS));
    expect(quarterTurn(inRows(NAMES))[0]).toEqual(['a6', 'a5', 'a4', 'a3', 'a2', 'a1']);
  });
});

describe('lines', () => {
  /**
   * Along the rows, the columns, the diagonals that go down to the right, those that go down to the
   * left.
   */
  function alongEach(length: number): number[] {
    const steps = lines(length).map(([first = 0, second = 0]) => second - first);
    return [1, 6, 7, 5].map((step) => steps.filter((other) => other === step).length);
  }

  /** In how many of the lines each square lies. */
  const through = (length: number) =>
    inRows(
      NUMBERS.map((_, square) => lines(length).filter((line) => line.includes(square)).length),
    );

  it('S17 S18 S62 32 lines of five: 2 in each of 6 rows and 6 columns; 2 on each long diagonal, 1 on each of 4 next to them', () => {
    expect(lines(5)).toHaveLength(6 * 2 + 6 * 2 + 2 * 2 + 4);
    expect(alongEach(5)).toEqual([12, 12, 4, 4]);
    for (const line of lines(5)) expect(new Set(line).size).toBe(5);
  });

  it('S19 14 lines of six: 6 rows, 6 columns, 2 diagonals', () => {
    expect(lines(6)).toHaveLength(6 + 6 + 2);
    expect(alongEach(6)).toEqual([6, 6, 1, 1]);
  });

  it('S17 S18 S62 each is straight: its squares are equal steps of one neighbour apart', () => {
    for (const line of [...lines(5), ...lines(6)]) {
      const at = line.map((square) => [square % 6, Math.floor(square / 6)] as const);
      const steps = at
        .slice(1)
        .map(
          ([column, row], index) =>
            `${column - (at[index]?.[0] ?? 9)},${row - (at[index]?.[1] ?? 9)}`,
        );
      expect(['1,0', '0,1', '1,1', '-1,1']).toContain(steps[0]);
      expect(new Set(steps).size).toBe(1);
    }
    const sorted = lines(5).map((line) => [...line].sort((a, b) => a - b).join());
    expect(new Set(sorted).size).toBe(32);
  });

  it('S7 S17 S18 S62 the lines of five through each square: 5 · 32 = 160 in all, the same after a quarter turn', () => {
    // An edge square lies in one of its row's two lines, an inner one in both; the same down its
    // column; and 0 to 2 on a diagonal.
    expect(through(5)).toEqual([
      [3, 4, 3, 3, 4, 3],
      [4, 6, 5, 5, 6, 4],
      [3, 5, 7, 7, 5, 3],
      [3, 5, 7, 7, 5, 3],
      [4, 6, 5, 5, 6, 4],
      [3, 4, 3, 3, 4, 3],
    ]);
    expect(quarterTurn(through(5))).toEqual(through(5));
    expect(through(5).flat()).toSatisfy(
      (counts: number[]) => counts.reduce((a, b) => a + b) === 5 * 32,
    );
  });

  it('S7 S19 the lines of six through each square: its row, its column, and a long diagonal for 12 squares', () => {
    expect(through(6)).toEqual([
      [3, 2, 2, 2, 2, 3],
      [2, 3, 2, 2, 3, 2],
      [2, 2, 3, 3, 2, 2],
      [2, 2, 3, 3, 2, 2],
      [2, 3, 2, 2, 3, 2],
      [3, 2, 2, 2, 2, 3],
    ]);
    expect(quarterTurn(through(6))).toEqual(through(6));
  });
});

describe('two dice', () => {
  const thrown = sequence.move(sequence.start(2, { line: 5 }, {}), 0, { type: 'roll' });
  const chance = sequence.chance(thrown) ?? { draws: 0, sides: 0 };

  /** The weight of each sum from 0 to 12. */
  function weights(
    answers: Iterable<{ readonly values: readonly number[]; readonly weight: number }>,
  ): number[] {
    const found = new Array<number>(13).fill(0);
    for (const { values, weight } of answers) {
      const [first = 0, second = 0] = sequence.answer(thrown, values).faces;
      found[first + second] = (found[first + second] ?? 0) + weight;
    }
    return found;
  }

  it('S2 S27 the sums 2 to 12 have 1 2 3 4 5 6 5 4 3 2 1 ways of 36', () => {
    expect(ways(chance)).toBe(36);
    expect(weights(outcomes(chance))).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(weights(multisets(chance))).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  it('S2 values and faces are two spellings of one throw', () => {
    for (const { values } of outcomes(chance)) {
      expect(sequence.values(thrown, sequence.answer(thrown, values))).toEqual(values);
    }
  });
});
