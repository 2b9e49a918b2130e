/**
 * The end between two is solved. POSITIONS=200 npm test -- proof is the long proof; npm run
 * bench:pokerdice-end prints it.
 */

import { describe, expect, it } from 'vitest';
import { Seeded } from '../../../../random.ts';
import { pokerdice } from '../../rules/rules.ts';
import type { State } from '../../rules/state.ts';
import { facesKept } from '../dice.ts';
import { cardsNamed, commitsOf, type Hand, handOf } from '../hands.ts';
import { mixOf } from '../levels/master.ts';
import { finals } from '../rethrows.ts';
import { CHANCES, chancesFrom, KEEPS, keepOf, THROWS } from '../throws.ts';
import { floorsOf } from './exploit.ts';
import { masterPlay, prover, somePosition } from './proof.ts';
import { solvedRound } from './view.ts';

const POSITIONS = Number(process.env['POSITIONS'] ?? 1);

/** A state of the real game with these cards left, cards committed or not. */
function stateOf(active: Hand, other: Hand, rounds: number, change: Partial<State>): State {
  const start = pokerdice.start(2, { decks: 1, rounds: 'all' }, { first: 0 });
  const round = 10 - rounds;
  const hands = round % 2 === 0 ? [active, other] : [other, active];
  return {
    ...start,
    round,
    left: hands,
    history: new Array<number>(round * 12).fill(0),
    ...change,
  };
}

describe('three cards left each', () => {
  it(`loses at most 0.05 points to the best answer, over ${POSITIONS} positions`, () => {
    const judge = prover();
    const random = new Seeded('end');
    for (let done = 0; done < POSITIONS; done++) {
      const { loss, least, most } = judge(somePosition(random));
      expect(loss).toBeGreaterThan(-1e-6); // an answer that gains nothing would be no best answer
      expect(loss).toBeLessThan(0.05);
      expect(most).toBeGreaterThanOrEqual(least - 1e-6);
    }
  }, 3_600_000);

  it('finds out who does not mix', () => {
    const pure = floorsOf((active, other, rounds, thrown) => {
      const play = masterPlay(active, other, rounds, thrown);
      const first = commitsOf(other, 1).map((_, at) => Number(at === 0));
      return {
        active: play.active.slice(0, 1).map((plan) => ({ ...plan, weight: 1 })),
        other: first,
      };
    });
    const [active, other] = [handOf([2, 7]), handOf([3, 9])];
    const solved = floorsOf(masterPlay)(active, other, 2);
    expect(pure(active, other, 2).other).toBeLessThan(solved.other - 0.2);
  });
});

describe('the master’s moves are the solution', () => {
  const [active, other, rounds] = [handOf([4, 7, 9]), handOf([1, 3, 8]), 3];
  const seat = (10 - rounds) % 2; // the active one

  it('when cards are committed', () => {
    for (let thrown = 0; thrown < THROWS; thrown += 9) {
      const dice = [...(KEEPS[thrown] as readonly number[])];
      const state = stateOf(active, other, rounds, { phase: 'commit', dice, choosing: 3 });
      const play = masterPlay(active, other, rounds, thrown);
      const mixes = [seat, 1 - seat].map((viewer) =>
        mixOf(pokerdice.view(state, viewer), pokerdice.moves(state, viewer)),
      );
      const weightOf = (card: number): number =>
        play.active
          .filter(({ commit }) => commit[0] === card)
          .reduce((sum, { weight }) => sum + weight, 0);
      for (const { move, weight } of mixes[0] ?? []) {
        expect(weight).toBeCloseTo(
          weightOf(move.type === 'commit' ? (cardsNamed(move.cards)[0] as number) : -1),
          12,
        );
      }
      expect(mixes[1]?.map(({ weight }) => weight)).toEqual(Array.from(play.other));
    }
  });

  it('when dice are thrown again, move by move, to the same final throws', () => {
    for (let thrown = 3; thrown < THROWS; thrown += 61) {
      const solved = solvedRound({ active, other, decks: 1, rounds }, thrown);
      for (const [row, commit] of solved.mine.entries()) {
        const plans = solved.plans.filter((plan) => plan.commit === row);
        const total = plans.reduce((sum, { weight }) => sum + weight, 0);
        if (total === 0) continue;
        const expected = new Float64Array(THROWS);
        for (const { weight, keep, later } of plans) {
          finals(keep, [later]).forEach((chance, final) => {
            expected[final] = (expected[final] as number) + (weight / total) * chance;
          });
        }
        const reached = byMoves(thrown, commit[0] as number);
        for (let final = 0; final < THROWS; final++)
          expect(reached[final]).toBeCloseTo(expected[final] as number, 9);
      }
    }
  });

  /** What the bot does with each throw that may lie, by its own mix at the real view. */
  function keeping(
    thrown: number,
    card: number,
    lies: number,
    rerolls: number,
  ): readonly (readonly [number, number])[] {
    const dice = [...(KEEPS[lies] as readonly number[])];
    const committedOn = KEEPS[thrown] as readonly number[];
    const commits = seat === 0 ? [card, 1] : [1, card];
    const state = stateOf(active, other, rounds, {
      phase: 'reroll',
      dice,
      committedOn,
      commits,
      rerolls,
    });
    const mixed = mixOf(pokerdice.view(state, seat), pokerdice.moves(state, seat));
    const total = mixed.reduce((sum, { weight }) => sum + weight, 0);
    return mixed.map(({ move, weight }) => [keepOf(facesKept(move, dice)), weight / total]);
  }

  /** The rest is thrown: this chance moves to the throws that may follow. */
  function spread(onto: Float64Array, keep: number, chance: number): void {
    for (const [next, share] of chancesFrom(keep).entries())
      onto[next] = (onto[next] as number) + chance * share;
  }

  function byMoves(thrown: number, card: number): Float64Array {
    const reached = new Float64Array(THROWS);
    const add = (final: number, chance: number): void => {
      reached[final] = (reached[final] as number) + chance;
    };
    const lying = new Float64Array(THROWS);
    for (const [keep, weight] of keeping(thrown, card, thrown, 0)) {
      if (keep < THROWS) add(keep, weight);
      else spread(lying, keep, weight);
    }
    for (let lies = 0; lies < THROWS; lies++) {
      const chance = lying[lies] as number;
      if (chance === 0) continue;
      for (const [keep, weight] of keeping(thrown, card, lies, 1)) {
        if (keep < THROWS) add(keep, chance * weight);
        else spread(reached, keep, chance * weight);
      }
    }
    return reached;
  }
});

it('the tables of the last two rounds are the values that no answer can move', () => {
  const floors = floorsOf(masterPlay);
  const [active, other] = [handOf([0, 8]), handOf([5, 6])];
  const { active: least, other: floor } = floors(active, other, 2);
  const value = CHANCES.reduce(
    (sum, chance, thrown) =>
      sum + chance * solvedRound({ active, other, decks: 1, rounds: 2 }, thrown).value,
    0,
  );
  expect(least).toBeGreaterThan(value - 0.005);
  expect(-floor).toBeLessThan(value + 0.005);
});
