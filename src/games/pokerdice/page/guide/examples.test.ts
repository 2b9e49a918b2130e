/**
 * The examples of the rules page are games that the rules allow, and what the page says about them
 * is so.
 */

import { describe, expect, it } from 'vitest';
import { played } from '../../../../../test/support/examples.ts';
import { made, OBJECTIVES, type Objective } from '../../rules/objectives.ts';
import { type Pokerdice, pokerdice } from '../../rules/rules.ts';
import { verdictsOf } from '../board/outcome.ts';
import { type Claim, examples } from './examples.ts';

function madeBy(dice: readonly number[]): readonly Objective[] {
  return OBJECTIVES.filter((_, card) => (made(dice) >> card) & 1);
}

describe.each(played<Pokerdice, Claim>(pokerdice, examples))(
  '$name',
  ({ view, claim, verdict, events }) => {
    const judged = view.history.at(-1);
    const dice = view.dice ?? judged?.dice ?? [];

    it('is a good record', () => expect(verdict).toMatchObject({ ok: true, events }));

    it('shows what it says', () => {
      expect(Object.keys(claim)).not.toEqual([]);
      if (claim.made !== undefined) expect(madeBy(dice)).toEqual(claim.made);
      for (const card of claim.notMade ?? []) expect(madeBy(dice)).not.toContain(card);
      if (claim.scores !== undefined)
        expect(view.seats.map(({ score }) => score)).toEqual(claim.scores);
      if (claim.winner !== undefined) expect(view.winners).toEqual([claim.winner]);
      if (claim.fates !== undefined) {
        expect(view.dice, 'nothing thrown since').toBeNull();
        expect(
          judged?.cards.map((_, seat) => verdictsOf(judged, seat).map(({ fate }) => fate)),
        ).toEqual(claim.fates);
      }
      if (claim.faceDown !== undefined) {
        const down = view.seats.flatMap(({ ready, turnedUp }, seat) =>
          ready && turnedUp === null ? [seat] : [],
        );
        expect(down).toEqual(claim.faceDown);
      }
    });
  },
);
