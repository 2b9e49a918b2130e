/** Pearson's chi-square with its exact tail, to say how unlikely a count is. */

/** Pearson's statistic of counts against weights, which need not add up to one. */
export function chiSquare(
  counts: ArrayLike<number>,
  weights: ArrayLike<number> = new Array<number>(counts.length).fill(1),
): number {
  const sum = (list: ArrayLike<number>): number =>
    Array.from(list).reduce((total, value) => total + value, 0);
  const scale = sum(counts) / sum(weights);
  return Array.from(counts).reduce((total, count, cell) => {
    const expected = (weights[cell] as number) * scale;
    return total + (count - expected) ** 2 / expected;
  }, 0);
}

/**
 * How likely a statistic as large as this or larger is, with `freedom` degrees of freedom:
 * Q(freedom / 2, statistic / 2).
 */
export function tail(statistic: number, freedom: number): number {
  const [a, x] = [freedom / 2, statistic / 2];
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x);
}

/** How likely counts as uneven as these or more so are, if the weights are right. */
export function likelihood(counts: ArrayLike<number>, weights?: ArrayLike<number>): number {
  return tail(chiSquare(counts, weights), counts.length - 1);
}

/**
 * The regularised incomplete gamma function from below, by its series (Abramowitz and Stegun
 * 6.5.29).
 */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * 1e-16; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** The same from above, by its continued fraction (6.5.31) in Lentz's way. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let product = d;
  for (let n = 1; n < 100_000; n++) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    const step = c * d;
    product *= step;
    if (Math.abs(step - 1) < 1e-15) break;
  }
  return product * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/**
 * The logarithm of the gamma function: Stirling's series, from a number large enough that its terms
 * vanish.
 */
export function logGamma(x: number): number {
  if (x < 15) return logGamma(x + 1) - Math.log(x);
  const square = x * x;
  const terms = 1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + terms / x;
}
