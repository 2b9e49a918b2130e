/**
 * The bars of a chart: what fell, what is expected, and between which counts most fair samples lie.
 */

import { type Band, band } from '../../../tally/binomial.ts';
import { SUM_WEIGHTS } from '../../../tally/judge.ts';
import { sumCounts } from '../../../tally/series.ts';

export interface Bar {
  readonly count: number;
  readonly expected: number;
  readonly band: Band;
  readonly isOutside: boolean;
}

/** 2 to 12, as the bars of sums are labelled. */
export const SUM_NAMES: readonly string[] = SUM_WEIGHTS.map((_, value) => `${value + 2}`);

/** 95 of 100 samples. */
const MOST = 0.95;

export function barsOf(counts: readonly number[], weights: readonly number[]): readonly Bar[] {
  const [total, whole] = [sumCounts(counts), sumCounts(weights)];
  return counts.map((count, value) => barOf(count, total, (weights[value] ?? 0) / whole));
}

export function barOf(count: number, total: number, chance: number): Bar {
  const usual = band(total, chance, MOST);
  return {
    count,
    expected: total * chance,
    band: usual,
    isOutside: count < usual.from || count > usual.to,
  };
}

/** The count that reaches the top of the chart. */
export function topOf(bars: readonly Bar[]): number {
  return Math.max(1, ...bars.map(({ count, band: { to } }) => Math.max(count, to))) * 1.08;
}

/** To a whole number where there are many, to a tenth where there are few. */
export function brief(expected: number): number {
  return expected >= 20 ? Math.round(expected) : Math.round(expected * 10) / 10;
}
