import { describe, expect, it } from 'vitest';
import { Seeded } from '../random.ts';
import { luceRatings, type RatedGame } from './luce.ts';

const uniform = (random: Seeded): number => random.below(1 << 20) / (1 << 20);

describe('the model of Luce', () => {
  const strengths = [300, 120, -50, 0];
  const power = (players: readonly number[]): number =>
    10 **
    (players.reduce((sum, player) => sum + (strengths[player] as number), 0) /
      players.length /
      400);

  function blocks(
    sides: readonly (readonly number[])[][],
    count: number,
    random: Seeded,
  ): readonly (readonly RatedGame[])[] {
    return Array.from({ length: count }, () =>
      sides.map((game) => {
        const powers = game.map(power);
        let left = uniform(random) * powers.reduce((sum, each) => sum + each, 0);
        const winner = powers.findIndex((each) => {
          left -= each;
          return left < 0;
        });
        return {
          sides: game.map((players, side) => ({ players, share: Number(side === winner) })),
        };
      }),
    );
  }
  const four = [0, 1, 2, 3].map((turn) => [0, 1, 2, 3].map((seat) => [(seat + turn) % 4]));
  const teams = [
    [
      [0, 3],
      [1, 2],
    ],
    [
      [0, 1],
      [2, 3],
    ],
    [
      [0, 2],
      [1, 3],
    ],
  ];

  it.each([
    ['four seats', four],
    ['teams', teams],
  ])('finds the strengths that made the results: %s', (_name, sides) => {
    const ratings = luceRatings(4, blocks(sides, 5000, new Seeded('luce')));
    for (const [player, { elo, interval }] of ratings.entries()) {
      expect(Math.abs(elo - (strengths[player] as number))).toBeLessThan(25);
      expect(interval[0]).toBeLessThanOrEqual(elo);
      expect(interval[1]).toBeGreaterThanOrEqual(elo);
    }
    expect(ratings[3]).toEqual({ elo: 0, interval: [0, 0] });
  });

  it('for two players it is Elo', () => {
    const results = Array.from({ length: 5000 }, (_, game): readonly RatedGame[] => [
      {
        sides: [
          { players: [0], share: Number(game % 4 !== 0) },
          { players: [1], share: Number(game % 4 === 0) },
        ],
      },
    ]);
    expect(luceRatings(2, results)[0]?.elo).toBeCloseTo(190.848, 0);
  });

  it('covers the truth 95 times in 100', () => {
    const random = new Seeded('coverage');
    let covered = 0;
    const runs = 300;
    for (let run = 0; run < runs; run++) {
      for (const [player, { interval }] of luceRatings(4, blocks(four, 60, random)).entries()) {
        const [low, high] = interval;
        if (
          player < 3 &&
          low <= (strengths[player] as number) &&
          (strengths[player] as number) <= high
        )
          covered++;
      }
    }
    expect(covered / (3 * runs)).toBeGreaterThan(0.93);
    expect(covered / (3 * runs)).toBeLessThan(0.98);
  });

  it('stays finite when somebody wins everything', () => {
    const results = Array.from({ length: 100 }, (): readonly RatedGame[] => [
      { sides: [0, 1, 2].map((player) => ({ players: [player], share: Number(player === 0) })) },
    ]);
    const [first, second] = luceRatings(3, results);
    expect(first?.elo).toBeGreaterThan(400);
    expect(first?.elo).toBeLessThan(2000);
    expect(second?.elo).toBeCloseTo(0, 6);
    expect(first?.interval[0]).toBeLessThan(first?.elo as number);
  });
});
