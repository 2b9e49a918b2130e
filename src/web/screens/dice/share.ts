/** A likelihood as people say it: so many in a hundred, or one in so many where it is small. */

export type Share = { readonly inHundred: number } | { readonly oneIn: number };

const SMALL = 0.015;

export function shareOf(likelihood: number): Share {
  if (likelihood >= SMALL) return { inHundred: Math.round(likelihood * 100) };
  return { oneIn: rounded(1 / Math.max(likelihood, Number.MIN_VALUE)) };
}

/** No farther than anybody can imagine it. */
const MOST = 1e9;

/** To two digits, downwards: nothing is made rarer than it is. */
function rounded(count: number): number {
  if (count >= MOST) return MOST;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.floor(count / unit) * unit;
}
