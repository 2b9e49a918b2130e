/**
 * What may be said about a tally: which tests were made, how likely fair dice are to come out like
 * this, and whether that is unusual. Among several tests an unlikely one is found sooner or later.
 * So the least likelihood is multiplied by their number (Bonferroni), and what is called unusual is
 * so no more often than it says, however many tests there are.
 */

import { outlying } from './binomial.ts';
import { LEAST_EXPECTED, unevenness } from './goodness.ts';
import { expectedStreaks, repeatsIn, type Series, sumCounts } from './series.ts';
import { DIE_SIDES, type DiceTally, SUMS, type Tally } from './tally.ts';

/** Each as likely as any other. */
export const FACE_WEIGHTS: readonly number[] = new Array<number>(DIE_SIDES).fill(1);
/** Out of 36: 1 for a two, 6 for a seven, 1 for a twelve. */
export const SUM_WEIGHTS: readonly number[] = Array.from(
  { length: SUMS },
  (_, sum) => DIE_SIDES - Math.abs(DIE_SIDES - 1 - sum),
);

/** Fewer dice say nothing about a die of six sides. */
export const ENOUGH = LEAST_EXPECTED * DIE_SIDES;

/** Fair dice are called unusual so often, and no more. */
export const UNUSUAL = 0.01;

export const TESTS = ['faces', 'sums', 'repeats', 'longest'] as const;
export type TestName = (typeof TESTS)[number];

export interface Test {
  readonly test: TestName;
  readonly game: string;
  /** How likely fair dice are to be at least as far from what is expected. */
  readonly likelihood: number;
}

export interface TallyJudgement {
  /**
   * Too few throws; nothing unusual; or something that fair dice do no oftener than one time in a
   * hundred.
   */
  readonly kind: 'few' | 'usual' | 'unusual';
  readonly tests: readonly Test[];
  /** The least likely of them, if any was made. */
  readonly least: Test | undefined;
  /** That fair dice come out at least as strange in any of the tests; 1 at most. */
  readonly likelihood: number;
}

export function judgeTally(tally: Tally): TallyJudgement {
  const tests = tally.flatMap(testsOf);
  const [least] = tests.toSorted((one, other) => one.likelihood - other.likelihood);
  if (least === undefined) return { kind: 'few', tests, least, likelihood: 1 };
  const likelihood = Math.min(1, least.likelihood * tests.length);
  return { kind: likelihood <= UNUSUAL ? 'unusual' : 'usual', tests, least, likelihood };
}

/** Whether the sums mean something: in a game that always throws two. */
export function hasSums({ throws, sums }: DiceTally): boolean {
  return throws > 0 && sumCounts(sums.counts) === throws;
}

export function testsOf(dice: DiceTally): readonly Test[] {
  const { game, faces, sums } = dice;
  const found: readonly (readonly [TestName, number | undefined])[] = [
    [
      'faces',
      sumCounts(faces.counts) >= ENOUGH ? unevenness(faces.counts, FACE_WEIGHTS) : undefined,
    ],
    [
      'sums',
      hasSums(dice) && sumCounts(sums.counts) >= ENOUGH
        ? unevenness(sums.counts, SUM_WEIGHTS)
        : undefined,
    ],
    ['repeats', repetition(faces)],
    ['longest', lengthiness(faces)],
  ];
  return found.flatMap(([test, likelihood]) =>
    likelihood === undefined ? [] : [{ test, game, likelihood }],
  );
}

/**
 * Each uniform value repeats the one before it with the same chance, whatever came before: the
 * repeats are binomial.
 */
function repetition(faces: Series): number | undefined {
  const { after, repeats } = repeatsIn(faces);
  return after < ENOUGH ? undefined : outlying(after, repeats, 1 / DIE_SIDES);
}

/**
 * A streak as long as the longest comes at most as often as such streaks are expected (Markov's
 * inequality): never too small.
 */
function lengthiness(faces: Series): number | undefined {
  if (sumCounts(faces.counts) < ENOUGH) return undefined;
  return Math.min(1, expectedStreaks(faces, FACE_WEIGHTS, faces.streaks.length));
}
