/** Ratings of players who meet several at a time, and in teams. */

import { addProduct, inverseDiagonal, solve, square, unit } from './matrix.ts';
import { ELO_UNIT, type Rating, studentT } from './rating.ts';

/** What a game came to: for each side its players, by number, and its share of the win. */
export interface RatedGame {
  readonly sides: readonly { readonly players: readonly number[]; readonly share: number }[];
}

/**
 * Ratings by the choice model of Luce (1959), which for two sides is that of Bradley and Terry, and
 * Elo's: a side wins in proportion to its strength, a team's rating being the mean of its members'.
 * The last player is 0. To keep ratings finite, each pair of players is given one drawn game
 * besides those played. The most likely ratings are found by Newton's method. The intervals come
 * from the blocks' covariance (a sandwich estimate), or from the likelihood alone if somebody won
 * all or nothing and the blocks show no variance that could be trusted.
 */
export function luceRatings(
  players: number,
  blocks: readonly (readonly RatedGame[])[],
): readonly Rating[] {
  const free = players - 1;
  const prior = pairs(players).map(
    ([one, other]): RatedGame => ({
      sides: [
        { players: [one], share: 0.5 },
        { players: [other], share: 0.5 },
      ],
    }),
  );
  const strengths = new Array<number>(players).fill(0);
  const all = [...tallied(blocks.flat()), ...prior.map((outcome) => ({ outcome, games: 1 }))];
  let information = square(free);
  for (let step = 0; step < 100; step++) {
    const slope = new Array<number>(free).fill(0);
    information = square(free);
    for (const { outcome, games } of all) addSlope(outcome, games, strengths, slope, information);
    const change = solve(information, slope);
    const length = Math.max(...change.map(Math.abs), 0);
    const scale = length > 2 ? 2 / length : 1; // far from the top Newton's step may overshoot
    for (let player = 0; player < free; player++) {
      strengths[player] = (strengths[player] as number) + scale * (change[player] as number);
    }
    if (length < 1e-10) break;
  }
  const variances = isOneSided(players, blocks)
    ? inverseDiagonal(information)
    : sandwich(information, blocks, prior, strengths);
  const reach = studentT(blocks.length);
  return strengths.map((strength, player) => {
    const half = player === free ? 0 : ELO_UNIT * reach * Math.sqrt(variances[player] as number);
    const elo = ELO_UNIT * strength;
    return { elo, interval: [elo - half, elo + half] };
  });
}

function pairs(players: number): readonly (readonly [number, number])[] {
  return Array.from({ length: players }, (_, one) =>
    Array.from({ length: players - one - 1 }, (_, step) => [one, one + step + 1] as const),
  ).flat();
}

/**
 * Outcomes among the same sides added up: a fit then costs as much as there are arrangements, not
 * games.
 */
function tallied(
  outcomes: readonly RatedGame[],
): readonly { readonly outcome: RatedGame; readonly games: number }[] {
  const sums = new Map<string, { shares: number[]; readonly outcome: RatedGame; games: number }>();
  for (const outcome of outcomes) {
    const key = JSON.stringify(outcome.sides.map(({ players }) => players));
    const known = sums.get(key);
    if (known === undefined)
      sums.set(key, { shares: outcome.sides.map(({ share }) => share), outcome, games: 1 });
    else {
      known.shares = known.shares.map(
        (share, side) => share + (outcome.sides[side] as { share: number }).share,
      );
      known.games++;
    }
  }
  return [...sums.values()].map(({ shares, outcome, games }) => ({
    outcome: {
      sides: outcome.sides.map(({ players }, side) => ({
        players,
        share: (shares[side] as number) / games,
      })),
    },
    games,
  }));
}

/**
 * Adds the slope of an outcome's log-likelihood and, if wanted, its information (the negative
 * curvature).
 */
function addSlope(
  { sides }: RatedGame,
  games: number,
  strengths: readonly number[],
  slope: number[],
  information?: readonly number[][],
): void {
  const free = slope.length;
  const weights = sides.map(({ players }) => {
    const row = new Array<number>(free).fill(0);
    for (const player of players)
      if (player < free) row[player] = (row[player] as number) + 1 / players.length;
    return row;
  });
  const powers = sides.map(({ players }) =>
    Math.exp(
      players.reduce((sum, player) => sum + (strengths[player] as number), 0) / players.length,
    ),
  );
  const total = powers.reduce((sum, power) => sum + power, 0);
  const mean = new Array<number>(free).fill(0);
  for (const [side, row] of weights.entries()) {
    const chance = (powers[side] as number) / total;
    const surplus = ((sides[side] as { share: number }).share - chance) * games;
    for (let one = 0; one < free; one++) {
      slope[one] = (slope[one] as number) + surplus * (row[one] as number);
      mean[one] = (mean[one] as number) + chance * (row[one] as number);
    }
    if (information !== undefined) addProduct(information, row, chance * games);
  }
  if (information !== undefined) addProduct(information, mean, -games);
}

/** Whether somebody won everything or nothing. */
function isOneSided(players: number, blocks: readonly (readonly RatedGame[])[]): boolean {
  const won = new Array<boolean>(players).fill(false);
  const lost = new Array<boolean>(players).fill(false);
  for (const { sides } of blocks.flat()) {
    for (const { players, share } of sides) {
      for (const player of players) {
        if (share > 0) won[player] = true;
        if (share < 1) lost[player] = true;
      }
    }
  }
  return won.some((yes, player) => !yes || !lost[player]);
}

/**
 * The variance of each rating if blocks, not games, are independent: the blocks' slopes between the
 * inverse information.
 */
function sandwich(
  information: readonly number[][],
  blocks: readonly (readonly RatedGame[])[],
  prior: readonly RatedGame[],
  strengths: readonly number[],
): readonly number[] {
  const free = information.length;
  const meat = square(free);
  for (const block of blocks) {
    const slope = new Array<number>(free).fill(0);
    for (const outcome of block) addSlope(outcome, 1, strengths, slope);
    addProduct(meat, slope, 1);
  }
  for (const outcome of prior) {
    const slope = new Array<number>(free).fill(0);
    addSlope(outcome, 1, strengths, slope);
    addProduct(meat, slope, 1);
  }
  return Array.from({ length: free }, (_, player) => {
    const row = solve(information, unit(free, player));
    return row.reduce(
      (sum, one, i) =>
        sum +
        one *
          row.reduce((inner, other, j) => inner + other * ((meat[i] as number[])[j] as number), 0),
      0,
    );
  });
}
