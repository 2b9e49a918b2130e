/** Whether a row of figures grows, outliers aside. */

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export interface TrendPoint {
  readonly x: number;
  readonly y: number;
}

export interface Slope {
  readonly slope: number;
  /**
   * With 95 %, if each figure stood for itself; those of one server depend on each other, so it is
   * a little wider.
   */
  readonly low: number;
  readonly high: number;
}

/**
 * Theil and Sen: the median of the slopes between any two points; the interval is Sen's (1968), by
 * Kendall's variance.
 */
export function slopeOf(points: readonly TrendPoint[]): Slope {
  const slopes = points
    .flatMap(({ x, y }, index) =>
      points.slice(index + 1).map((other) => (other.y - y) / (other.x - x)),
    )
    .sort((one, other) => one - other);
  const n = points.length;
  const reach = 1.96 * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18);
  const at = (place: number): number =>
    slopes[Math.min(slopes.length - 1, Math.max(0, Math.round(place)))] ?? Number.NaN;
  return {
    slope: median(slopes),
    low: at((slopes.length - reach) / 2),
    high: at((slopes.length + reach) / 2),
  };
}
