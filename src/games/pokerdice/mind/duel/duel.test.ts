import { describe, expect, it } from 'vitest';
import { Seeded } from '../../../../random.ts';
import { handOf } from '../hands.ts';
import { bestChoices, nextOf, outcome, weigh } from '../rethrows.ts';
import { keepOf, THROWS } from '../throws.ts';
import { someHand } from '../training/samples.ts';
import { against, type Duel, type Stakes, solveDuel } from './duel.ts';
import { roundOf } from './stakes.ts';

const CARE = { gap: 0.0005, steps: 60 };
const nothingLater = (): number => 0;

/** What a solution's active side gets against one commit of the other side. */
function gainAgainst(stakes: Stakes, { plans }: Duel, column: number): number {
  return plans.reduce(
    (sum, { commit, weight, keep, later }) =>
      sum + weight * weigh(outcome(keep, [later]), stakes[commit]?.[column] as Float64Array),
    0,
  );
}

function bestAgainst(stakes: Stakes, others: Float64Array, thrown: number): number {
  return Math.max(
    ...stakes.map((row) => nextOf(bestChoices(against(row, others), 2)).best[thrown] as number),
  );
}

it('needs no mixing with one card each', () => {
  const { stakes } = roundOf(
    { active: handOf([7]), other: handOf([1]), decks: 1, rounds: 1 },
    nothingLater,
  );
  const thrown = keepOf([3, 3, 4, 4, 6]);
  const { value, plans } = solveDuel(stakes, thrown, CARE);
  expect(plans).toHaveLength(1);
  expect(value).toBeCloseTo(bestAgainst(stakes, Float64Array.of(1), thrown), 9);
});

it('is safe on both sides for random hands and throws', () => {
  const random = new Seeded('duel');
  for (let run = 0; run < 40; run++) {
    const size = 2 + random.below(9);
    const { stakes, theirs } = roundOf(
      { active: someHand(size, random), other: someHand(size, random), decks: 1, rounds: size },
      ({ active }) => (active % 7) / 10, // any future will do
    );
    const thrown = random.below(THROWS);
    const duel = solveDuel(stakes, thrown, CARE);
    expect(duel.gap).toBeLessThanOrEqual(CARE.gap);
    expect(bestAgainst(stakes, duel.others, thrown)).toBeLessThanOrEqual(
      duel.value + CARE.gap + 1e-9,
    );
    for (const [column] of theirs.entries())
      expect(gainAgainst(stakes, duel, column)).toBeGreaterThan(duel.value - 1e-7);
    expect(duel.plans.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  }
});

describe('leaning on what is foretold', () => {
  const { stakes, theirs } = roundOf(
    { active: handOf([0, 3, 7, 9]), other: handOf([1, 2, 7, 8]), decks: 1, rounds: 4 },
    nothingLater,
  );
  const thrown = keepOf([2, 2, 5, 5, 6]);
  const plain = solveDuel(stakes, thrown, CARE);

  it('changes nothing without trust', () => {
    const mix = new Float64Array(theirs.length).fill(1 / theirs.length);
    expect(solveDuel(stakes, thrown, CARE, { side: 'other', trust: 0, mix }).value).toBeCloseTo(
      plain.value,
      3,
    );
    const gains = new Float64Array(theirs.length);
    expect(solveDuel(stakes, thrown, CARE, { side: 'active', trust: 0, gains }).value).toBeCloseTo(
      plain.value,
      3,
    );
  });

  it('is the best answer with full trust', () => {
    const mix = Float64Array.of(0, 0, 1, 0);
    const { value } = solveDuel(stakes, thrown, CARE, { side: 'other', trust: 1, mix });
    expect(value).toBeCloseTo(bestAgainst(stakes, mix, thrown), 3);
    const gains = Float64Array.of(3, 1, 2, 5);
    const { others } = solveDuel(stakes, thrown, CARE, { side: 'active', trust: 1, gains });
    expect(others[1]).toBeCloseTo(1, 6);
  });

  it('gains more the more it trusts, against who does as foretold', () => {
    const mix = Float64Array.of(0, 0, 1, 0);
    const gain = (trust: number): number =>
      gainAgainst(stakes, solveDuel(stakes, thrown, CARE, { side: 'other', trust, mix }), 2);
    expect(gain(0.9)).toBeGreaterThanOrEqual(gain(0.3) - 1e-6);
    expect(gain(0.3)).toBeGreaterThanOrEqual(gain(0) - 2 * CARE.gap);
  });
});
