/**
 * Chances as the fractions they are: a count out of the 6, 36, 216 … equally likely ways the dice
 * can fall.
 */

const FACES = 6;

export interface Exact {
  /** ways / outOf. */
  readonly chance: number;
  readonly ways: number;
  readonly outOf: number;
}

/**
 * A chance that was worked out in fractions of a power of six, as that fraction. Its rounding error
 * is below 10⁻¹⁴, so with up to fifteen dice thrown one after another (6¹⁵ < 5·10¹¹) the nearest
 * whole number of ways is the true one.
 */
export function exactly(chance: number, dice: number): Exact {
  let outOf = FACES ** dice;
  let ways = Math.round(chance * outOf);
  while (outOf > 1 && ways % FACES === 0) {
    ways /= FACES;
    outOf /= FACES;
  }
  return { chance: ways / outOf, ways, outOf };
}
