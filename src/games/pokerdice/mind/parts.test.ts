/** The small parts of the mind. */

import { describe, expect, it } from 'vitest';
import { Seeded } from '../../../random.ts';
import { made, OBJECTIVES } from '../rules/objectives.ts';
import { solveCrowd } from './crowd/crowd.ts';
import { facesKept, moveKeeping } from './dice.ts';
import { exactly } from './exact.ts';
import { commitsOf, handOf, handsOf, kindsIn, sizeOf, sumOfBest, without } from './hands.ts';
import { futureAgainstCasual } from './later.ts';
import { looksLike } from './likeness.ts';
import { future } from './lore.ts';
import { KEEPS, keepOf, THROWS } from './throws.ts';
import { fitSum } from './training/fit.ts';
import { someHand } from './training/samples.ts';
import { winningAim } from './winning.ts';

describe('exact chances', () => {
  it.each([
    [5 / 36, 10, 5, 36],
    [1, 15, 1, 1],
    [0, 10, 0, 1],
    [12_345_677 / 6 ** 10, 10, 12_345_677, 6 ** 10],
    [1 / 6 + 1e-15, 5, 1, 6],
  ])('%d of %d dice is %d in %d', (chance, dice, ways, outOf) => {
    expect(exactly(chance, dice)).toEqual({ chance: ways / outOf, ways, outOf });
  });
});

describe('hands', () => {
  it('are numbered, and offer what the rules offer', () => {
    expect(handsOf(3)).toHaveLength(120);
    expect(commitsOf(handOf([0, 0, 3]), 2)).toEqual([
      [0, 0],
      [0, 3],
    ]);
    expect(kindsIn(without(handOf([0, 0, 3]), [0, 3]))).toEqual([0]);
  });
});

describe('a hand of which cards stay over', () => {
  const worth = (card: number): number => [3, -1, 5, 2][card] as number;

  it('is worth the best of those that will be played', () => {
    expect(sizeOf(handOf([0, 0, 1, 3]))).toBe(4);
    expect(sumOfBest(handOf([0, 1, 2, 3]), 4, worth)).toBe(9);
    expect(sumOfBest(handOf([0, 1, 2, 3]), 2, worth)).toBe(8);
    expect(sumOfBest(handOf([0, 0, 1, 3]), 3, worth)).toBe(8);
  });

  it('loses nothing with a card that would have stayed over, between two as among more', () => {
    const pack = handOf(OBJECTIVES.map((_, card) => card));
    for (const [rounds, decks] of [
      [3, 1],
      [2, 1],
      [1, 1],
      [3, 2],
    ] as const) {
      const all = decks * pack;
      const whole = future({ active: all, other: all, decks, rounds });
      const fewer = kindsIn(all).map((card) =>
        future({ active: without(all, [card]), other: all, decks, rounds }),
      );
      expect(fewer.every((value) => value <= whole)).toBe(true);
      const idle = fewer.filter((value) => value === whole).length;
      expect(idle).toBeGreaterThanOrEqual(OBJECTIVES.length - rounds * decks);
      expect(idle).toBeLessThan(OBJECTIVES.length);
    }
  });

  it('is worth a lead of a few points at most, not the sum of all its cards', () => {
    const pack = handOf(OBJECTIVES.map((_, card) => card));
    for (const rounds of [3, 2, 1]) {
      expect(Math.abs(future({ active: pack, other: pack, decks: 1, rounds }))).toBeLessThan(4);
      for (const activeNow of [true, false])
        expect(
          Math.abs(futureAgainstCasual(activeNow)({ active: pack, other: pack, decks: 1, rounds })),
        ).toBeLessThan(8);
    }
  });
});

describe('what looks like a card', () => {
  it('is the largest part of the dice that some throw which makes the card has too', () => {
    const random = new Seeded('looks');
    for (let run = 0; run < 20; run++) {
      const thrown = random.below(THROWS);
      const card = random.below(OBJECTIVES.length);
      const common = KEEPS.slice(0, THROWS)
        .filter((faces) => (made(faces) >> card) & 1)
        .map((faces) => shared(faces, KEEPS[thrown] as readonly number[]));
      expect((KEEPS[looksLike(card, thrown)] as readonly number[]).length).toBe(
        Math.max(...common),
      );
    }
  });

  function shared(one: readonly number[], other: readonly number[]): number {
    const count = (faces: readonly number[], face: number): number =>
      faces.filter((each) => each === face).length;
    return [1, 2, 3, 4, 5, 6].reduce(
      (sum, face) => sum + Math.min(count(one, face), count(other, face)),
      0,
    );
  }
});

it('a keep and the move that keeps it are one', () => {
  const random = new Seeded('keep');
  for (let run = 0; run < 100; run++) {
    const dice = Array.from({ length: 5 }, () => random.below(6) + 1);
    const keep = keepOf(dice.filter(() => random.below(2) === 1));
    expect(keepOf(facesKept(moveKeeping(keep, dice), dice))).toBe(keep);
  }
});

it('a fitted sum finds the factors that made the samples', () => {
  const random = new Seeded('fit');
  const factors = [3, -1, 0.5, 2];
  const samples = Array.from({ length: 200 }, () => {
    const features = [0, 1, 2, 3].filter(() => random.below(2) === 1);
    return {
      features,
      value: features.reduce((sum, place) => sum + (factors[place] as number), 0),
    };
  });
  fitSum(samples, 4, 1e-9).forEach((factor, place) => {
    expect(factor).toBeCloseTo(factors[place] as number, 6);
  });
});

describe('playing to win', () => {
  it('is exact in the last round: a tie is won by the side active last', () => {
    const aim = winningAim({ lead: -3, rounds: 0 });
    expect(aim(3, 0)).toBeCloseTo(1, 2);
    expect(aim(2, 0)).toBeCloseTo(0, 2);
  });

  it('rises with the lead, and evenly for both sides', () => {
    for (const rounds of [1, 4, 9]) {
      const aim = winningAim({ lead: 0, rounds });
      for (let lead = -9; lead < 9; lead++) expect(aim(lead + 1, 0)).toBeGreaterThan(aim(lead, 0));
    }
    const [before, after] = [
      winningAim({ lead: 4, rounds: 2 }),
      winningAim({ lead: -4, rounds: 3 }),
    ];
    expect(before(0, 0)).toBeGreaterThan(0.5);
    expect(after(0, 0)).toBeLessThan(0.5);
  });
});

describe('a round among many', () => {
  it('is played with cards that are there, and sure cards are sure', () => {
    const random = new Seeded('crowd');
    for (const seats of [3, 4, 5]) {
      const hands = Array.from({ length: seats }, () => someHand(6, random));
      const { mixes, chances } = solveCrowd({
        hands,
        decks: 1,
        rounds: 6,
        thrown: random.below(THROWS),
      });
      mixes.forEach((mix, place) => {
        expect(mix.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        mix.forEach((weight, card) => {
          if (weight > 0) expect(kindsIn(hands[place] as number)).toContain(card);
        });
      });
      expect(chances[0]).toBeCloseTo(1, 9);
      for (const chance of chances) expect(chance).toBeLessThanOrEqual(1 + 1e-9);
    }
  });
});
