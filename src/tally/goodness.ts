/**
 * Goodness of fit: how likely counts as uneven as these or more so are, if the dice are fair.
 * Pearson's statistic; its distribution is computed exactly if throws are few and all values
 * equally likely, else it is that of chi-square.
 */

import { chiSquare, logGamma, tail } from './chi-square.ts';
import { sumCounts } from './series.ts';

/** Cochran's rule of thumb: with less in a cell the chi-square distribution says little. */
export const LEAST_EXPECTED = 5;
/**
 * Up to this many throws the samples are gone through one by one, as partitions: sixty dice have
 * some ten thousand.
 */
const FEW = 60;

/** Undefined if there are too few to say anything. */
export function unevenness(
  counts: readonly number[],
  weights: readonly number[],
): number | undefined {
  const total = sumCounts(counts);
  const [pooled, expected] = pool(counts, weights, total);
  if (expected.length < 2) return undefined;
  if (isEven(expected) && total <= FEW) return exactLikelihood(pooled);
  return tail(chiSquare(pooled, expected), pooled.length - 1);
}

/**
 * Neighbouring values are put together until each group may expect enough: by the number of throws
 * alone, never by what they showed.
 */
export function pool(
  counts: readonly number[],
  weights: readonly number[],
  total: number,
): readonly [counts: readonly number[], weights: readonly number[]] {
  const pooled: number[] = [];
  const sums: number[] = [];
  const whole = sumCounts(weights);
  let [count, weight] = [0, 0];
  for (const [value, one] of weights.entries()) {
    count += counts[value] ?? 0;
    weight += one;
    if ((weight * total) / whole < LEAST_EXPECTED) continue;
    pooled.push(count);
    sums.push(weight);
    [count, weight] = [0, 0];
  }
  if (weight > 0 && pooled.length > 0) {
    pooled.push((pooled.pop() ?? 0) + count);
    sums.push((sums.pop() ?? 0) + weight);
  }
  return [pooled, sums];
}

function isEven(weights: readonly number[]): boolean {
  return weights.every((weight) => weight === weights[0]);
}

/**
 * With equal weights the statistic grows with the sum of squares, and samples that differ in the
 * order of their counts alone are equally likely: so partitions of the total are gone through, each
 * with the number of samples it stands for.
 */
export function exactLikelihood(counts: readonly number[]): number {
  const total = sumCounts(counts);
  const cells = counts.length;
  const least = sumCounts(counts.map((count) => count * count));
  const factorials = Array.from({ length: total + 1 }, (_, n) => logGamma(n + 1));
  const log = (n: number): number => factorials[n] ?? 0;
  const all = log(total) + logGamma(cells + 1) - total * Math.log(cells);
  let likelihood = 0;
  /** `run` cells before this one have the count `largest`; what they weigh is in `weight`. */
  const go = (
    left: number,
    rest: number,
    largest: number,
    run: number,
    squares: number,
    weight: number,
  ): void => {
    if (left === 0) {
      if (rest === 0 && squares >= least) likelihood += Math.exp(all + weight);
      return;
    }
    for (let count = Math.min(rest, largest); count * left >= rest; count--) {
      const again = count === largest ? run + 1 : 1;
      go(
        left - 1,
        rest - count,
        count,
        again,
        squares + count * count,
        weight - log(count) - Math.log(again),
      );
    }
  };
  go(cells, total, total, 0, 0, 0);
  return Math.min(1, likelihood);
}
