/**
 * How long decisions took, kept as counts in steps of two per cent: small, mergeable, and the same
 * however many there are.
 */

export interface Times {
  count: number;
  total: number;
  most: number;
  /** How many fell into each step; step n ends at 1.02 ** n microseconds. */
  readonly steps: number[];
}

const STEP = Math.log(1.02);

export function noTimes(): Times {
  return { count: 0, total: 0, most: 0, steps: [] };
}

export function addTime(times: Times, ms: number): void {
  const step = Math.max(0, Math.ceil(Math.log(ms * 1000) / STEP));
  while (times.steps.length <= step) times.steps.push(0);
  times.steps[step] = (times.steps[step] as number) + 1;
  times.count++;
  times.total += ms;
  times.most = Math.max(times.most, ms);
}

export function addTimes(sum: Times, more: Times): void {
  while (sum.steps.length < more.steps.length) sum.steps.push(0);
  for (const [step, count] of more.steps.entries())
    sum.steps[step] = (sum.steps[step] as number) + count;
  sum.count += more.count;
  sum.total += more.total;
  sum.most = Math.max(sum.most, more.most);
}

/** The time in ms that this share of decisions did not exceed, to within two per cent. */
export function timeQuantile({ count, most, steps }: Times, share: number): number {
  let passed = 0;
  for (const [step, within] of steps.entries()) {
    passed += within;
    if (within > 0 && passed >= share * count) return Math.min(most, Math.exp(step * STEP) / 1000);
  }
  return most;
}
