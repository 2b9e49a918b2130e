/**
 * The rank test of Mann and Whitney (1947): whether two samples may come from one distribution,
 * whatever it is.
 */

/**
 * The chance that ranks differ so much by accident, two-sided; the normal approximation, corrected
 * for ties.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].sort((a, b) => a.value - b.value);
  const n = all.length;
  let [ranks, ties] = [0, 0];
  for (let from = 0; from < n; ) {
    let to = from;
    while (to < n && all[to]?.value === all[from]?.value) to++;
    const alike = to - from;
    for (let at = from; at < to; at++) if (all[at]?.isOne) ranks += (from + 1 + to) / 2;
    ties += alike ** 3 - alike;
    from = to;
  }
  const [n1, n2] = [one.length, other.length];
  const u = ranks - (n1 * (n1 + 1)) / 2;
  const spread = Math.sqrt(((n1 * n2) / 12) * (n + 1 - ties / (n * (n - 1))));
  return spread === 0 ? 1 : twoSided(Math.abs(u - (n1 * n2) / 2) / spread);
}

/** 2 (1 − Φ(z)), to seven digits of its own size: Numerical Recipes, erfc by Chebyshev fitting. */
function twoSided(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398,
    1.48851587, -0.82215223, 0.17087277,
  ];
  return t * Math.exp(-x * x + series.reduceRight((sum, factor) => factor + t * sum, 0));
}
