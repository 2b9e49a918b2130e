/**
 * What results say about strength: win rates and Elo ratings with their 95 % intervals. The games
 * of a block share their dice, so they are no independent trials; every interval is taken from how
 * the blocks differ, not from the number of games.
 */

/** The natural unit of strength in Elo points: a factor of e in the odds. */
export const ELO_UNIT = 400 / Math.LN10;

/**
 * The difference in Elo at which the better one wins this share: 75 % are +190.85. Without end for
 * 0 and 1.
 */
export function eloOf(share: number): number {
  return ELO_UNIT * Math.log(share / (1 - share));
}

export type Interval = readonly [low: number, high: number];

export interface Rating {
  readonly elo: number;
  readonly interval: Interval;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959964;

/**
 * The 97.5 % point of Student's t: the series of Abramowitz and Stegun, 26.7.5. For one degree of
 * freedom it is too small by a quarter.
 */
export function studentT(freedom: number): number {
  const square = Z * Z;
  return (
    Z +
    (Z * (square + 1)) / (4 * freedom) +
    (Z * (5 * square ** 2 + 16 * square + 3)) / (96 * freedom ** 2) +
    (Z * (3 * square ** 3 + 19 * square ** 2 + 17 * square - 15)) / (384 * freedom ** 3)
  );
}

/**
 * Wilson's interval (1927) for a share of `trials` trials, at this many standard errors. It stays
 * within 0 and 1.
 */
export function wilson(share: number, trials: number, reach = Z): Interval {
  const square = reach ** 2 / trials;
  const middle = (share + square / 2) / (1 + square);
  const half = Math.sqrt((share * (1 - share) + square / 4) * square) / (1 + square);
  return [share === 0 ? 0 : middle - half, share === 1 ? 1 : middle + half];
}

/**
 * The interval of a share of which each block of games gives one mean: Wilson's, with as many
 * trials as independent games would need to vary as the blocks do. One more block that varies like
 * independent games is added, so that a few blocks that happen to agree prove nothing. A share near
 * 0 or 1 can't vary less than its own rest allows, whatever the blocks have in common. Without that
 * floor a player who won every game would seem sure to win every game.
 */
export function blockInterval(means: readonly number[], games: number): Interval {
  const blocks = means.length;
  const share = means.reduce((sum, mean) => sum + mean, 0) / blocks;
  const guarded = (share * blocks * games + 0.5) / (blocks * games + 1);
  const single = guarded * (1 - guarded);
  const spread = means.reduce((sum, mean) => sum + (mean - share) ** 2, 0);
  const rest = (guarded * games) % 1;
  const variance = Math.max((spread + single / games) / blocks, (rest * (1 - rest)) / games ** 2);
  return wilson(share, (single / variance) * blocks, studentT(blocks));
}
