/** The binomial distribution: how likely a number of successes is, and which numbers are usual. */

import { logGamma } from './chi-square.ts';

/** The chance of exactly k successes. */
export function binomial(n: number, k: number, p: number): number {
  const log =
    logGamma(n + 1) -
    logGamma(k + 1) -
    logGamma(n - k + 1) +
    k * Math.log(p) +
    (n - k) * Math.log1p(-p);
  return Math.exp(log);
}

/** Beyond this many deviations from the middle the rest is not worth adding: less than 10⁻³⁰. */
const FAR = 12;

function near(n: number, p: number): readonly [from: number, to: number] {
  const far = FAR * Math.sqrt(n * p * (1 - p)) + FAR;
  return [Math.max(0, Math.floor(n * p - far)), Math.min(n, Math.ceil(n * p + far))];
}

/**
 * How likely a number as far out on its side as k is, or farther on either: the smaller tail,
 * twice. Exact.
 */
export function outlying(n: number, k: number, p: number): number {
  let [below, above] = [0, 0];
  const [from, to] = near(n, p);
  for (let at = Math.min(from, k); at <= Math.max(to, k); at++) {
    const chance = binomial(n, at, p);
    if (at <= k) below += chance;
    if (at >= k) above += chance;
  }
  return Math.min(1, 2 * Math.min(below, above));
}

export interface Band {
  readonly from: number;
  readonly to: number;
}

/**
 * The counts between which at least so large a part of all samples lies, with no more than half of
 * the rest on either side.
 */
export function band(n: number, p: number, part: number): Band {
  const rest = (1 - part) / 2;
  const [first, last] = near(n, p);
  let [from, to] = [first, last];
  for (let sum = binomial(n, from, p); sum <= rest && from < last; sum += binomial(n, from, p))
    from++;
  for (let sum = binomial(n, to, p); sum <= rest && to > first; sum += binomial(n, to, p)) to--;
  return { from, to };
}
