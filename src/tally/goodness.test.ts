import { describe, expect, it } from 'vitest';
import { outcomes } from '../chance.ts';
import { tail } from './chi-square.ts';
import { exactLikelihood, pool, unevenness } from './goodness.ts';
import { FACE_WEIGHTS, SUM_WEIGHTS } from './judge.ts';

function countsOf(values: readonly number[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  return counts;
}
const squares = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count * count, 0);

describe('few throws', () => {
  it.each([[[7, 0, 0, 0, 0, 0]], [[2, 1, 1, 1, 1, 1]], [[3, 0, 2, 0, 2, 0]], [[4, 1, 1, 1, 0, 0]]])(
    'are judged as if each of the 279,936 samples of seven dice had been looked at: %j',
    (counts) => {
      let [all, asUneven] = [0, 0];
      for (const { values } of outcomes({ draws: 7, sides: 6 })) {
        all++;
        if (squares(countsOf(values)) >= squares(counts)) asUneven++;
      }
      expect(exactLikelihood(counts)).toBeCloseTo(asUneven / all, 10);
    },
  );

  it('come near to chi-square where they are many', () => {
    const counts = [16, 8, 7, 10, 9, 10];
    expect(exactLikelihood(counts)).toBeCloseTo(tail(5, 5), 1);
  });
});

describe('groups', () => {
  it('are made of neighbours until each may expect five', () => {
    const counts = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    expect(pool(counts, SUM_WEIGHTS, 36)).toEqual([
      [6, 9, 6, 5, 10],
      [6, 9, 6, 5, 10],
    ]);
    expect(pool(counts, SUM_WEIGHTS, 180)[1]).toEqual(SUM_WEIGHTS);
    expect(pool([9, 0, 0, 0, 0, 0], FACE_WEIGHTS, 9)[1]).toEqual([6]);
  });
});

it('of a perfect sample is certain, of a miserable one next to impossible, of next to nothing unknown', () => {
  expect(unevenness([10, 10, 10, 10, 10, 10], FACE_WEIGHTS)).toBeCloseTo(1, 10);
  expect(unevenness([100, 100, 100, 100, 100, 100], FACE_WEIGHTS)).toBe(1);
  expect(unevenness([60, 0, 0, 0, 0, 0], FACE_WEIGHTS)).toBeCloseTo(6 ** -59, 12);
  expect(unevenness([1, 2, 0, 0, 1, 0], FACE_WEIGHTS)).toBeUndefined();
});
