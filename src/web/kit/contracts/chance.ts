/**
 * Chance for the eye only: how a die spins, where paper flutters. What a throw shows was decided
 * elsewhere.
 */

/** A number from `low` to `high`, never to be relied on for anything that counts. */
export function between(low: number, high: number): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
  return low + (bits / 2 ** 32) * (high - low);
}

export function flip(): 1 | -1 {
  return between(0, 1) < 0.5 ? 1 : -1;
}
