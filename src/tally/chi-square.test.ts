import { describe, expect, it } from 'vitest';
import { chiSquare, likelihood, logGamma, tail } from './chi-square.ts';

// NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4: upper critical values of chi-square.
it.each([
  [1, 0.05, 3.841],
  [1, 0.01, 6.635],
  [5, 0.1, 9.236],
  [5, 0.05, 11.07],
  [5, 0.01, 15.086],
  [5, 0.001, 20.515],
  [10, 0.05, 18.307],
  [10, 0.01, 23.209],
  [10, 0.001, 29.588],
  [100, 0.01, 135.807],
])('with %i degrees of freedom %f lies above %f', (freedom, expected, statistic) => {
  expect(tail(statistic, freedom) / expected).toBeCloseTo(1, 2);
});

it('has closed forms for two and four degrees of freedom', () => {
  for (const x of [0.1, 1, 3, 12, 60, 300]) {
    expect(tail(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 10);
    expect(tail(x, 4) / ((1 + x / 2) * Math.exp(-x / 2))).toBeCloseTo(1, 10);
  }
});

describe('of counts', () => {
  it('is Pearson’s: Weldon’s 26,306 throws of twelve dice, fives and sixes', () => {
    // Weldon 1894, in Pearson 1900: 106,602 fives and sixes among 315,672 dice; chi-square 27 with
    // one degree of freedom.
    const counts = [106_602, 315_672 - 106_602];
    expect(chiSquare(counts, [1, 2])).toBeCloseTo(27.0, 0);
    expect(likelihood(counts, [1, 2])).toBeLessThan(3e-7);
  });
});

it('the gamma function is the factorial, and √π at one half', () => {
  expect(logGamma(6)).toBeCloseTo(Math.log(120), 12);
  expect(logGamma(1)).toBeCloseTo(0, 12);
  expect(Math.exp(logGamma(0.5))).toBeCloseTo(Math.sqrt(Math.PI), 12);
});
