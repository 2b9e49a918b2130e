import { describe, expect, it } from 'vitest';
import { Seeded } from '../random.ts';
import { blockInterval, eloOf, studentT, wilson } from './rating.ts';

const uniform = (random: Seeded): number => random.below(1 << 20) / (1 << 20);

describe('known numbers', () => {
  it.each([
    [0.5, 0],
    [0.75, 190.8485], // 400 · log10(3)
    [0.9, 381.697], // 400 · log10(9)
    [10 / 11, 400], // ten to one, by definition
    [1, Number.POSITIVE_INFINITY],
  ])('a share of %f is %f points of Elo', (share, elo) => {
    expect(eloOf(share)).toBeCloseTo(elo, 2);
    expect(eloOf(1 - share)).toBeCloseTo(-elo, 2);
  });

  // Any table of Student's t, two-sided 5 %.
  it.each([
    [3, 3.182],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [1000, 1.962],
  ])('t with %i degrees of freedom is %f', (freedom, t) => {
    expect(Math.abs(studentT(freedom) - t)).toBeLessThan(0.03);
  });

  // Brown, Cai and DasGupta, "Interval estimation for a binomial proportion" (2001); the ends solve
  // |p − share| = z √(p(1 − p)/n).
  it.each([
    [0.5, 100],
    [0.1, 20],
    [1, 400],
  ])("Wilson's interval for %f of %i", (share, trials) => {
    for (const end of wilson(share, trials)) {
      const away = Math.abs(end - share) / Math.sqrt((end * (1 - end)) / trials);
      if (end > 0 && end < 1) expect(away).toBeCloseTo(1.959964, 4);
    }
  });
});

describe('the interval of a share by blocks', () => {
  /**
   * How often the true share is within the interval, when a block's games share their luck to this
   * degree, for good or ill.
   */
  function coverage(share: number, blocks: number, alike: number, runs: number): number {
    const random = new Seeded(`coverage ${share} ${blocks} ${alike}`);
    let covered = 0;
    for (let run = 0; run < runs; run++) {
      const means = Array.from({ length: blocks }, () => {
        const luck = uniform(random);
        const other =
          uniform(random) < Math.abs(alike) ? (alike > 0 ? luck : 1 - luck) : uniform(random);
        return (Number(luck < share) + Number(other < share)) / 2;
      });
      const [low, high] = blockInterval(means, 2);
      if (low <= share && share <= high) covered++;
    }
    return covered / runs;
  }

  it.each([
    [0.5, 200, 0],
    [0.5, 200, -0.9],
    [0.5, 200, 0.9],
    [0.65, 100, -0.5],
    [0.65, 10, 0.5],
    [0.97, 300, 0],
    [0.97, 50, 0.9],
  ])('share %f, %i blocks, games alike by %f: 95 times in 100', (share, blocks, alike) => {
    const covered = coverage(share, blocks, alike, 2000);
    expect(covered).toBeGreaterThan(0.93);
    expect(covered).toBeLessThan(0.99);
  });

  it('is narrower when the same dice cancel out, wider when the games of a block go together', () => {
    const width = (means: readonly number[]): number => {
      const [low, high] = blockInterval(means, 2);
      return high - low;
    };
    const cancelling = Array.from({ length: 100 }, (_, block) => (block % 10 === 0 ? 1 : 0.5));
    const together = Array.from({ length: 100 }, (_, block) => (block < 55 ? 1 : 0));
    const [low, high] = wilson(0.55, 200);
    expect(width(cancelling)).toBeLessThan(0.5 * (high - low));
    expect(width(together)).toBeGreaterThan(1.3 * (high - low));
  });

  it('who wins everything is not sure to win for ever', () => {
    const [low, high] = blockInterval(new Array<number>(200).fill(1), 2);
    const [plain] = wilson(1, 400);
    expect(high).toBe(1);
    expect(low).toBeLessThan(1);
    expect(Math.abs(low - plain)).toBeLessThan(0.002);
    expect(blockInterval([1], 2)[0]).toBeLessThan(0.5);
  });
});
