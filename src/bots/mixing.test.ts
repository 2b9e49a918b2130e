import fc from 'fast-check';
import { expect, it } from 'vitest';
import { check } from '../../test/support/chance.ts';
import { solveMatrix } from './mixing.ts';

const matrixOf = (rows: readonly (readonly number[])[]): readonly Float64Array[] =>
  rows.map((row) => Float64Array.from(row));

it('plays rock, paper, scissors evenly', () => {
  const rows = matrixOf([
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ]);
  const { value, rows: mine, columns } = solveMatrix(rows, 3);
  expect(value).toBeCloseTo(0, 10);
  for (const weight of [...mine, ...columns]) expect(weight).toBeCloseTo(1 / 3, 10);
});

it('finds the one pure answer where there is one', () => {
  const { value, rows, columns } = solveMatrix(
    matrixOf([
      [3, 1],
      [4, 2],
    ]),
    2,
  );
  expect(value).toBeCloseTo(2, 10);
  expect([...rows]).toEqual([0, 1]);
  expect([...columns]).toEqual([0, 1]);
});

it('solves a game of two by two as the formula does', () => {
  // Without a pure answer the value of [[a, b], [c, d]] is (ad − bc) / (a + d − b − c).
  const { value, rows } = solveMatrix(
    matrixOf([
      [5, -2],
      [-3, 4],
    ]),
    2,
  );
  expect(value).toBeCloseTo((5 * 4 - 2 * 3) / (5 + 4 + 2 + 3), 10);
  expect(rows[0]).toBeCloseTo((4 + 3) / 14, 10);
});

it('gives mixes that no single row or column can beat', () => {
  const matrices = fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 10 }))
    .chain(([rows, columns]) =>
      fc.array(
        fc.array(fc.integer({ min: -9, max: 9 }), { minLength: columns, maxLength: columns }),
        {
          minLength: rows,
          maxLength: rows,
        },
      ),
    );
  check(
    fc.property(matrices, (lists) => {
      const matrix = matrixOf(lists);
      const { value, rows, columns } = solveMatrix(matrix, (lists[0] as readonly number[]).length);
      const sum = (weights: Float64Array): number =>
        weights.reduce((total, weight) => total + weight, 0);
      expect(sum(rows)).toBeCloseTo(1, 8);
      expect(sum(columns)).toBeCloseTo(1, 8);
      for (const row of matrix)
        expect(
          row.reduce((total, pay, at) => total + pay * (columns[at] as number), 0),
        ).toBeLessThan(value + 1e-7);
      for (const [at] of columns.entries()) {
        expect(
          matrix.reduce(
            (total, row, index) => total + (row[at] as number) * (rows[index] as number),
            0,
          ),
        ).toBeGreaterThan(value - 1e-7);
      }
    }),
  );
});
