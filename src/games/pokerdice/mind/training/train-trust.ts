/**
 * What cards are worth later against somebody who thinks like the casual player: the best answer to
 * them, worked out backwards from the last round on sampled hands and throws, as a sum over single
 * cards.
 */

import type { Seeded } from '../../../../random.ts';
import { CARDS, REROLLS } from '../../rules/state.ts';
import { scored, yielded } from '../duel/stakes.ts';
import { singleCards } from '../future.ts';
import type { Seen } from '../habit.ts';
import { type Commit, commitsOf, type Hand, without } from '../hands.ts';
import { casual } from '../levels/casual.ts';
import { planOf } from '../plans.ts';
import { bestChoices, outcome, weigh } from '../rethrows.ts';
import { fitSum, type Sample } from './fit.ts';
import { someHand, spreadThrows } from './samples.ts';

const DEALS = 1500;
const THROWS_EACH = 12;
const PULL = 1;

/** Factors for my single cards, then the other’s: if I am active next, and if they are. */
export interface Trust {
  readonly active: Float64Array;
  readonly passive: Float64Array;
}

const NOTHING_LATER: Trust = {
  active: new Float64Array(2 * CARDS),
  passive: new Float64Array(2 * CARDS),
};

/** For one round more than the trust that is given. */
export function trustBefore(after: Trust = NOTHING_LATER, rounds: number, random: Seeded): Trust {
  const active: Sample[] = [];
  const passive: Sample[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    const [mine, his] = [someHand(rounds, random), someHand(rounds, random)];
    const throws = spreadThrows(THROWS_EACH, random);
    const mean = (value: (thrown: number) => number): number =>
      throws.reduce((sum, thrown) => sum + value(thrown), 0) / throws.length;
    const seen = (hands: readonly Hand[], thrown: number): Seen => ({
      hands,
      decks: 1,
      rounds,
      thrown,
    });
    active.push({
      features: singleCards(mine, his),
      value: mean((thrown) => asActive(seen([mine, his], thrown), after.passive)),
    });
    passive.push({
      features: singleCards(mine, his),
      value: mean((thrown) => asOther(seen([his, mine], thrown), after.active)),
    });
  }
  return { active: fitSum(active, 2 * CARDS, PULL), passive: fitSum(passive, 2 * CARDS, PULL) };
}

function asActive(seen: Seen, after: Float64Array): number {
  const [mine, his] = seen.hands as readonly [Hand, Hand];
  const reply = casual.commit(seen, 1);
  const lost = yielded(reply);
  return best(mine, (commit) => {
    const worth = scored(commit).map((points, kind) => points - (lost[kind] as number));
    const [choice] = bestChoices(worth, REROLLS);
    return (
      (choice?.best[seen.thrown] as number) + sum(after, without(mine, commit), without(his, reply))
    );
  });
}

function asOther(seen: Seen, after: Float64Array): number {
  const [his, mine] = seen.hands as readonly [Hand, Hand];
  const commit = casual.commit(seen, 0);
  const plan = planOf(casual, seen, commit);
  const kinds = outcome(plan.keep, [plan.later]);
  const scores = weigh(kinds, scored(commit));
  const left = without(his, commit);
  return best(
    mine,
    (reply) => -scores + weigh(kinds, yielded(reply)) + sum(after, without(mine, reply), left),
  );
}

function best(hand: Hand, value: (commit: Commit) => number): number {
  return commitsOf(hand, 1).reduce(
    (most, commit) => Math.max(most, value(commit)),
    Number.NEGATIVE_INFINITY,
  );
}

function sum(factors: Float64Array, mine: Hand, his: Hand): number {
  return singleCards(mine, his).reduce((total, place) => total + (factors[place] as number), 0);
}
