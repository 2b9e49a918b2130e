import { describe, expect as expecting, it } from 'vitest';
import { needOf } from '../rules/cards.ts';
import { FULL_PLACES, madeBy, NO_DICE, PLACES, placeOf } from './dice.ts';
import { bestToKeep, expect, newNumbers, plainTwins } from './throwing.ts';

const ALL = 46_656; // 6 ** 6

/** One throw of the dice not kept, the black dice's power left out. */
function onceWithoutPower(need: number): Float64Array {
  const numbers = newNumbers();
  madeBy([need]).forEach((met, place) => {
    numbers[place] = met;
  });
  expect(numbers, plainTwins(numbers));
  return numbers;
}

/** So many throws, always throwing what is best, a card made staying made. */
function throws(need: number, count: number): number {
  const met = madeBy([need]);
  let numbers = onceWithoutPower(need);
  for (let more = 1; more < count; more++) {
    bestToKeep(numbers);
    const next = newNumbers();
    for (let place = 0; place < FULL_PLACES; place++)
      next[place] = met[place] === 1 ? 1 : (numbers[place] as number);
    expect(next, plainTwins(next));
    numbers = next;
  }
  return numbers[NO_DICE] as number;
}

describe('one throw of six dice', () => {
  // The numbers of throws are those of known-numbers.test.ts, where all 46,656 are counted.
  it.each([
    [[3], 17_136],
    [[2, 2, 2], 2_256],
    [[3, 2], 8_136],
    [[4], 2_436],
    [[5], 186],
    [[3, 3], 306],
    [[4, 2], 456],
    [[6], 6],
  ])('groups %j are made by %i throws', (groups, count) => {
    expecting(throws(needOf({ id: 'any', points: 1, groups }), 1) * ALL).toBeCloseTo(count, 8);
  });
});

describe('three throws, keeping one colour', () => {
  // Each die shows red after at most three throws with 1 − (5/6)³ = 91/216, whatever the others do:
  // binomial tails.
  const red = 91 / 216;
  const choose = [1, 6, 15, 20, 15, 6, 1];
  it.each([1, 2, 3, 4, 5, 6])('at least %i red', (count) => {
    const tail = choose.reduce(
      (sum, ways, reds) =>
        reds < count ? sum : sum + ways * red ** reds * (1 - red) ** (6 - reds),
      0,
    );
    expecting(throws(needOf({ id: 'fixed', points: 1, colours: { red: count } }), 3)).toBeCloseTo(
      tail,
      12,
    );
  });
});

describe('places', () => {
  it('are as many as there are multisets of white and of black dice', () => {
    expecting(PLACES).toBe(210 * 28);
    const seen = new Set<number>();
    for (let code = 0; code < ALL; code++) {
      seen.add(placeOf([0, 1, 2, 3, 4, 5].map((die) => Math.floor(code / 6 ** die) % 6)));
    }
    expecting(seen.size).toBe(126 * 21);
  });

  it('know white from black dice, and not one white die from another', () => {
    expecting(placeOf([0, 1, 2, 3, 4, 5])).toBe(placeOf([3, 2, 1, 0, 5, 4]));
    expecting(placeOf([0, 1, 2, 3, 4, 5])).not.toBe(placeOf([4, 1, 2, 3, 0, 5]));
    expecting(placeOf([0, 1, 2, 3, 4, 5], 0b111111)).toBe(NO_DICE);
  });
});
