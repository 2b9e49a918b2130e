import { describe, expect, it } from 'vitest';
import { outcomes } from '../chance.ts';
import {
  addSeries,
  expectedStreaks,
  repeatsIn,
  type Series,
  SeriesCounter,
  streaksFrom,
} from './series.ts';

function seriesOf(values: readonly number[], sides = 6): Series {
  const chain = new SeriesCounter(sides);
  for (const value of values) chain.add(value);
  return chain.series();
}

describe('a chain', () => {
  it('is counted by hand', () => {
    //        ⌜---⌝     ⌜------⌝
    const series = seriesOf([3, 3, 0, 5, 5, 5, 3]);
    expect(series).toEqual({
      counts: [1, 0, 0, 3, 0, 3],
      chains: [1, 1, 1, 1, 1, 1, 1],
      streaks: [2, 1, 1],
    });
    expect(repeatsIn(series)).toEqual({ after: 6, repeats: 3 });
    expect(streaksFrom(series, 2)).toBe(2);
  });

  it('of nothing is nothing', () => {
    expect(seriesOf([])).toEqual({ counts: [0, 0, 0, 0, 0, 0], chains: [], streaks: [] });
  });

  it('adds to others in any order, and no streak goes from one to the next', () => {
    const [one, other, none] = [seriesOf([1, 1]), seriesOf([1, 2, 2]), seriesOf([])];
    const sum = addSeries(addSeries(one, other), none);
    expect(sum).toEqual({ counts: [0, 3, 2, 0, 0, 0], chains: [2, 2, 1], streaks: [1, 2] });
    expect(addSeries(none, addSeries(other, one))).toEqual(sum);
  });
});

describe('expected streaks', () => {
  it.each([
    ['of a die', [1, 1, 1]],
    ['of what is not equally likely', [3, 2, 1]],
  ])('are the mean over all chains there are, %s', (_, weights) => {
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    for (const draws of [1, 2, 5, 7]) {
      const all = [...outcomes({ draws, sides: weights.length })].map(({ values }) => ({
        series: seriesOf(values, weights.length),
        chance: values.reduce(
          (product, value) => (product * (weights[value] as number)) / whole,
          1,
        ),
      }));
      for (let length = 1; length <= 8; length++) {
        const mean = all.reduce(
          (sum, { series, chance }) => sum + chance * streaksFrom(series, length),
          0,
        );
        const [some] = all;
        expect(
          expectedStreaks(some?.series as Series, weights, length),
          `${draws} ${length}`,
        ).toBeCloseTo(mean, 12);
      }
    }
  });

  it('add up over chains of different lengths', () => {
    const [short, long] = [seriesOf([0, 1, 2]), seriesOf([0, 1, 2, 3, 4, 5, 0, 1])];
    for (const length of [2, 3, 4, 5]) {
      const weights = [1, 1, 1, 1, 1, 1];
      const apart =
        expectedStreaks(short, weights, length) + expectedStreaks(long, weights, length);
      expect(expectedStreaks(addSeries(short, long), weights, length)).toBeCloseTo(apart, 12);
    }
  });
});
