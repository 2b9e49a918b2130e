/** The best re-throws against brute force, and chances that can be looked up. */

import { describe, expect, it } from 'vitest';
import { outcomes } from '../../../chance.ts';
import { Seeded } from '../../../random.ts';
import { made, OBJECTIVES, type Objective } from '../rules/objectives.ts';
import { bestChance, threeThrowChance } from './chances.ts';
import { exactly } from './exact.ts';
import { bestChoices, finals, nextOf, outcome, outcomeAtRandom, weigh } from './rethrows.ts';
import { KIND_OF, keepOf, MAKES, MAKING, THROWS, WITH } from './throws.ts';

const card = (name: Objective): number => OBJECTIVES.indexOf(name);
const makes = (faces: readonly number[], index: number): boolean =>
  ((made(faces) >> index) & 1) === 1;

/** The dice after a re-throw of those whose bits are set, for every way they can fall. */
function rethrown(dice: readonly number[], bits: number): readonly (readonly number[])[] {
  const positions = [0, 1, 2, 3, 4].filter((die) => (bits >> die) & 1);
  return [...outcomes({ draws: positions.length, sides: 6 })].map(({ values }) =>
    dice.map((face, die) =>
      positions.includes(die) ? (values[positions.indexOf(die)] as number) + 1 : face,
    ),
  );
}

/**
 * Plain expectimax: every choice of dice, every way they fall. What was worked out for dice in one
 * order holds for all.
 */
function bruteForce(
  dice: readonly number[],
  index: number,
  left: number,
  known: Map<string, number>,
): number {
  if (left === 0) return Number(makes(dice, index));
  const key = `${[...dice].sort().join('')}/${left}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let best = Number(makes(dice, index));
  for (let bits = 1; bits < 32; bits++) {
    const all = rethrown(dice, bits);
    best = Math.max(
      best,
      all.reduce((sum, next) => sum + bruteForce(next, index, left - 1, known), 0) / all.length,
    );
  }
  known.set(key, best);
  return best;
}

describe('against brute force', () => {
  it.each(OBJECTIVES)('%s: every one of the 32 choices with one re-throw', (name) => {
    const index = card(name);
    const { worth } = nextOf(bestChoices(MAKING[index] as Float64Array, 1));
    for (const dice of [
      [1, 2, 3, 5, 6],
      [4, 4, 2, 2, 1],
      [6, 6, 6, 1, 3],
    ]) {
      for (let bits = 0; bits < 32; bits++) {
        const all = rethrown(dice, bits);
        const chance = all.filter((next) => makes(next, index)).length / all.length;
        expect(worth[keepOf(dice.filter((_, die) => ((bits >> die) & 1) === 0))]).toBeCloseTo(
          chance,
          12,
        );
      }
    }
  });

  it.each(['full', 'large-straight'] as const)(
    '%s: the best two re-throws from any dice',
    (name) => {
      const known = new Map<string, number>();
      for (const dice of [
        [1, 2, 4, 5, 6],
        [3, 3, 5, 5, 1],
      ]) {
        expect(bestChance(card(name), keepOf(dice), 2)).toBeCloseTo(
          bruteForce(dice, card(name), 2, known),
          12,
        );
      }
    },
  );

  it('for worths that are not chances: a mixture of gains and losses', () => {
    const worth = Float64Array.from(
      MAKING[card('three')] as Float64Array,
      (made, kind) => 2 * made - 1.37 * (MAKING[card('pair')]?.[kind] as number) + kind / 10,
    );
    const dice = [1, 1, 4, 5, 6];
    const final = (faces: readonly number[]): number =>
      worth[KIND_OF[keepOf(faces)] as number] as number;
    let best = final(dice);
    for (let bits = 1; bits < 32; bits++) {
      const all = rethrown(dice, bits);
      best = Math.max(best, all.reduce((sum, next) => sum + final(next), 0) / all.length);
    }
    expect(nextOf(bestChoices(worth, 1)).best[keepOf(dice)]).toBeCloseTo(best, 12);
  });
});

describe('what follows from choices', () => {
  it('is worth what the choices say it is', () => {
    const random = new Seeded('worth');
    for (let run = 0; run < 50; run++) {
      const worth = Float64Array.from(
        MAKING[0] as Float64Array,
        () => random.below(1000) / 100 - 5,
      );
      const thrown = random.below(THROWS);
      const [first, second] = bestChoices(worth, 2);
      const kinds = outcome(first?.keep[thrown] as number, [second?.keep as Int16Array]);
      expect(weigh(kinds, worth)).toBeCloseTo(first?.best[thrown] as number, 10);
    }
  });

  it('ends in some throw for certain, also when dice are chosen at random', () => {
    const [first, second] = bestChoices(MAKING[card('full')] as Float64Array, 2);
    for (let thrown = 0; thrown < THROWS; thrown += 17) {
      const sum = (chances: Float64Array): number =>
        chances.reduce((total, chance) => total + chance, 0);
      expect(sum(finals(first?.keep[thrown] as number, [second?.keep as Int16Array]))).toBeCloseTo(
        1,
        12,
      );
      expect(sum(outcomeAtRandom(thrown))).toBeCloseTo(1, 12);
    }
  });

  it('stays where it is when all dice are kept', () => {
    const thrown = keepOf([1, 1, 1, 2, 2]);
    const later = nextOf(bestChoices(MAKING[card('four')] as Float64Array, 1)).keep;
    expect(finals(thrown, [later])[thrown]).toBe(1);
  });
});

describe('known numbers', () => {
  // Cornell Math Explorers' Club, answers to its problems on Yahtzee: with two tries, an open
  // straight is
  // completed with chance 5/9, one with a hole with 11/36
  // (pi.math.cornell.edu/~mec/2006-2007/Probability/Yahtzeesol.htm).
  it('two tries for an open straight, and for one with a hole', () => {
    expect(
      exactly(bestChance(card('large-straight'), keepOf([2, 3, 4, 5, 5]), 2), 10),
    ).toMatchObject({ ways: 20, outOf: 36 });
    expect(bestChance(card('large-straight'), keepOf([2, 3, 4, 6, 6]), 2)).toBeCloseTo(11 / 36, 12);
  });

  // Each die alone: even with chance 1/2 in each of three throws, so 1 − 1/8 for a die and (7/8)⁵
  // for all five.
  it('five odd dice in three throws: (7/8)⁵', () => {
    expect(threeThrowChance(card('no-even'))).toBeCloseTo((7 / 8) ** 5, 12);
    expect(threeThrowChance(card('no-odd'))).toBeCloseTo((7 / 8) ** 5, 12);
  });

  // Our own figures, kept so that they do not drift; large-straight was also summed up by
  // bruteForce() over all 252 throws. A
  // full here is never five alike, unlike Yahtzee's with a joker.
  it.each([
    ['three', 0.743195],
    ['two-pairs', 0.742419],
    ['small-straight', 0.615442],
    ['full', 0.362883],
    ['large-straight', 0.261095],
    ['four', 0.290794],
  ] as const)('%s in three throws: %d', (name, chance) => {
    expect(threeThrowChance(card(name))).toBeCloseTo(chance, 6);
  });
});

describe('a million simulated throws', () => {
  it('come out within four standard errors, for every card under the best re-throws for one', () => {
    const random = new Seeded('a million');
    const start = keepOf([1, 3, 4, 4, 6]);
    const aimedAt = card('full');
    const [first, second] = bestChoices(MAKING[aimedAt] as Float64Array, 2);
    const expected = outcome(first?.keep[start] as number, [second?.keep as Int16Array]);
    const counts = new Float64Array(MAKING.length);
    const runs = 500_000; // two throws each
    for (let run = 0; run < runs; run++) {
      let lies = start;
      for (const choice of [first, second]) {
        lies = choice?.keep[lies] as number;
        while (lies >= THROWS) lies = WITH[lies * 6 + random.below(6)] as number;
      }
      const bits = MAKES[KIND_OF[lies] as number] as number;
      for (let index = 0; index < MAKING.length; index++)
        counts[index] = (counts[index] as number) + ((bits >> index) & 1);
    }
    for (let index = 0; index < MAKING.length; index++) {
      const chance = weigh(expected, MAKING[index] as Float64Array);
      const error = Math.sqrt((chance * (1 - chance)) / runs);
      expect(Math.abs((counts[index] as number) / runs - chance)).toBeLessThanOrEqual(
        4 * error + 1e-12,
      );
    }
  });
});
