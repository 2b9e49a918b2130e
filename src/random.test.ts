import { describe, expect, it } from 'vitest';
import { draw, drawLot, lotWays, multisets, outcomes, ways } from './chance.ts';
import { Seeded } from './random.ts';

/** Pearson's statistic of counts that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the seeded generator', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const take = (seed: string): readonly number[] => {
      const random = new Seeded(seed);
      return Array.from({ length: 50 }, () => random.below(1000));
    };
    const [one, two] = [new Seeded('a'), new Seeded('a')];
    for (let times = 0; times < 1000; times++) expect(one.below(97)).toBe(two.below(97));
    expect(take('a/1')).not.toEqual(take('a/2'));
  });

  it('gives numbered seeds first words that do not repeat', () => {
    const firsts = new Set(
      Array.from({ length: 20_000 }, (_, index) => new Seeded(`seed/${index}`).below(2 ** 20)),
    );
    // Of 20,000 draws out of 2^20 about 19,810 differ (2^20 · (1 − e^(−20000/2^20))), give or take
    // 14.
    expect(firsts.size).toBeGreaterThan(19_700);
  });

  // 99.99 % points of chi-square with 1, 5, 44 and 999 degrees of freedom.
  it.each([
    [2, 15.14],
    [6, 25.74],
    [45, 88.9],
    [1000, 1172],
  ])('is uniform below %i', (n, limit) => {
    const random = new Seeded(`uniform ${n}`);
    const counts = new Array<number>(n).fill(0);
    for (let times = 0; times < 1_000_000; times++) {
      const value = random.below(n);
      counts[value] = (counts[value] as number) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit);
  });

  it('is uniform below numbers of more than fifteen bits too', () => {
    const random = new Seeded('large');
    const counts = new Array<number>(10).fill(0);
    for (let times = 0; times < 200_000; times++) {
      const value = random.below(1_000_000);
      expect(Number.isInteger(value) && value >= 0 && value < 1_000_000).toBe(true);
      const tenth = Math.floor(value / 100_000);
      counts[tenth] = (counts[tenth] as number) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(33.72); // 99.99 % with 9 degrees of freedom
  });
});

describe('chance', () => {
  it('counts every answer once: 6^n throws, and the multisets of five dice are 252', () => {
    for (const draws of [1, 2, 3, 5]) {
      const chance = { draws, sides: 6 };
      expect([...outcomes(chance)].length).toBe(ways(chance));
      const sets = [...multisets(chance)];
      expect(sets.reduce((sum, { weight }) => sum + weight, 0)).toBe(ways(chance));
      expect(new Set(sets.map(({ values }) => values.join())).size).toBe(sets.length);
    }
    expect([...multisets({ draws: 5, sides: 6 })]).toHaveLength(252);
  });

  it('weighs a multiset by its arrangements', () => {
    const weights = new Map(
      [...multisets({ draws: 5, sides: 6 })].map(({ values, weight }) => [values.join(''), weight]),
    );
    expect([
      weights.get('00000'),
      weights.get('00001'),
      weights.get('00011'),
      weights.get('01234'),
      weights.get('00012'),
    ]).toEqual([1, 5, 10, 120, 20]);
  });

  it('draws as many and as large as asked', () => {
    const values = draw({ draws: 2, sides: 6 }, new Seeded('x'));
    expect(values).toHaveLength(2);
    for (const value of values) expect(value).toBeLessThan(6);
  });

  it('draws every order of a lot equally often', () => {
    expect(lotWays({ kind: 'order', of: 45 })).toBe(
      119622220865480194561963161495657715064383733760000000000n,
    );
    const random = new Seeded('orders');
    const counts = new Map<string, number>();
    for (let times = 0; times < 24_000; times++) {
      const order = drawLot({ kind: 'order', of: 4 }, random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 99.99 % with 23 degrees of freedom
    expect(chiSquare([...counts.values()])).toBeLessThan(55.4);
  });
});
