/**
 * npm run train -- pokerdice. What the rest of a game between two is worth, worked out backwards:
 * the last two rounds exactly, over all hands and all throws; each round before that on sampled
 * hands and throws, solved against the rounds already known, and fitted.
 */

import { pack } from '../../../../bots/packed.ts';
import type { Training } from '../../../../bots/training.ts';
import { Seeded } from '../../../../random.ts';
import { CARDS } from '../../rules/state.ts';
import { solveDuel } from '../duel/duel.ts';
import { type Future, roundOf } from '../duel/stakes.ts';
import {
  EXACT,
  FEATURES,
  FITTED,
  features,
  futureFrom,
  type Lore,
  singleCards,
} from '../future.ts';
import { type Hand, handsOf } from '../hands.ts';
import { CHANCES, THROWS } from '../throws.ts';
import { fitSum, type Sample } from './fit.ts';
import { someHand, spreadThrows } from './samples.ts';
import { type Trust, trustBefore } from './train-trust.ts';

const GRAIN = 1000;
const CARE = { gap: 0.001, steps: 60 };

/** Samples of a fitted round: pairs of hands, and throws for each pair. */
const DEALS = 1200;
const THROWS_EACH = 28;
const PULL = 1;
const ROUNDS = 9;

/** A deal of one pack and what it is worth to the active side. */
interface Deal {
  readonly active: Hand;
  readonly other: Hand;
  readonly value: number;
}

function exactEnd(rounds: number, future: Future, step: () => void): readonly Deal[] {
  const hands = handsOf(rounds);
  const deals: Deal[] = [];
  for (const active of hands) {
    for (const other of hands) {
      const { stakes } = roundOf({ active, other, decks: 1, rounds }, future);
      let value = 0;
      for (let thrown = 0; thrown < THROWS; thrown++)
        value += (CHANCES[thrown] as number) * solveDuel(stakes, thrown, CARE).value;
      deals.push({ active, other, value });
    }
    step();
  }
  return deals;
}

function sampledRound(
  rounds: number,
  future: Future,
  random: Seeded,
  step: () => void,
): readonly Deal[] {
  const deals: Deal[] = [];
  while (deals.length < DEALS) {
    const active = someHand(rounds, random);
    const other = someHand(rounds, random);
    const { stakes } = roundOf({ active, other, decks: 1, rounds }, future);
    const thrown = spreadThrows(THROWS_EACH, random);
    const total = thrown.reduce((sum, one) => sum + solveDuel(stakes, one, CARE).value, 0);
    deals.push({ active, other, value: total / thrown.length });
    step();
  }
  return deals;
}

function fitted(deals: readonly Deal[], places: typeof features, count: number): Int16Array {
  const samples: readonly Sample[] = deals.map(({ active, other, value }) => ({
    features: places(active, other),
    value,
  }));
  return inGrains(fitSum(samples, count, PULL));
}

function inGrains(points: ArrayLike<number>): Int16Array {
  return Int16Array.from(points, (value) => Math.round(value * GRAIN));
}

function run(seed: string, progress: (done: number) => void): Readonly<Record<string, string>> {
  const random = new Seeded(seed);
  const ends: Int16Array[] = [];
  const fits: Int16Array[] = [];
  const singles: Int16Array[] = [];
  const lore: Lore = { ends, fits, singles };
  const future = futureFrom(lore);
  let done = 0;
  const step = (): void => progress(++done);
  for (let rounds = 1; rounds <= ROUNDS; rounds++) {
    const deals =
      rounds <= EXACT ? exactEnd(rounds, future, step) : sampledRound(rounds, future, random, step);
    if (rounds <= EXACT) ends.push(inGrains(deals.map(({ value }) => value)));
    else fits.push(fitted(deals, features, FEATURES));
    singles.push(fitted(deals, singleCards, 2 * CARDS));
  }
  const trusts: Int16Array[] = [];
  let trust: Trust | undefined;
  for (let rounds = 1; rounds <= ROUNDS; rounds++) {
    trust = trustBefore(trust, rounds, random);
    trusts.push(inGrains([...trust.active, ...trust.passive]));
    step();
  }
  return {
    lastRound: pack(ends[0] as Int16Array),
    lastTwoRounds: pack(ends[1] as Int16Array),
    earlierRounds: pack(joined(fits)),
    cardsAlone: pack(joined(singles)),
    cardsAgainstCasual: pack(joined(trusts)),
  };
}

function joined(tables: readonly Int16Array[]): Int16Array {
  return Int16Array.from(tables.flatMap((table) => [...table]));
}

export const training: Training = {
  seed: 'pokerdice-1',
  steps: handsOf(1).length + handsOf(2).length + DEALS * (ROUNDS - FITTED + 1) + ROUNDS,
  run,
};
