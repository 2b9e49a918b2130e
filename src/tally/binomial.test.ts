import { expect, it } from 'vitest';
import { band, binomial, outlying } from './binomial.ts';

it('ten coins', () => {
  expect(binomial(10, 5, 0.5)).toBeCloseTo(252 / 1024, 12);
  expect(outlying(10, 8, 0.5)).toBeCloseTo((2 * 56) / 1024, 12);
  expect(outlying(10, 2, 0.5)).toBeCloseTo((2 * 56) / 1024, 12);
  expect(outlying(10, 5, 0.5)).toBe(1);
});

it('adds up to one', () => {
  const all = Array.from({ length: 61 }, (_, k) => binomial(60, k, 1 / 6)).reduce(
    (sum, chance) => sum + chance,
    0,
  );
  expect(all).toBeCloseTo(1, 12);
});

it('the band of a hundred coins is 40 to 60', () => {
  // P(X ≤ 39) = 0.0176, P(X ≤ 40) = 0.0284.
  expect(band(100, 0.5, 0.95)).toEqual({ from: 40, to: 60 });
});

it.each([1, 5, 30, 77, 600, 100_000])(
  'the band of %i dice holds at least 95 in 100, and no smaller one does on its side',
  (n) => {
    const { from, to } = band(n, 1 / 6, 0.95);
    let [below, above] = [0, 0];
    for (let k = Math.max(0, from - 500); k < from; k++) below += binomial(n, k, 1 / 6);
    for (let k = to + 1; k <= Math.min(n, to + 500); k++) above += binomial(n, k, 1 / 6);
    expect(below).toBeLessThanOrEqual(0.025);
    expect(above).toBeLessThanOrEqual(0.025);
    expect(below + binomial(n, from, 1 / 6)).toBeGreaterThan(0.025);
    expect(above + binomial(n, to, 1 / 6)).toBeGreaterThan(0.025);
  },
);
