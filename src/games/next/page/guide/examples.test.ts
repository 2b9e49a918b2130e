/**
 * The examples of the rules page are games that the rules allow, and what the page says about them
 * is so.
 */

import { describe, expect, it } from 'vitest';
import { played } from '../../../../../test/support/examples.ts';
import { type Next, next } from '../../rules/rules.ts';
import type { PileView } from '../../rules/view.ts';
import { type Claim, examples } from './examples.ts';

describe.each(played<Next, Claim>(next, examples))(
  '$name',
  ({ state, viewer, view, claim, verdict, events }) => {
    const piles = (is: (pile: PileView) => boolean): readonly number[] =>
      view.piles.flatMap((pile, place) => (is(pile) ? [place] : []));
    /** What is so, under the names that claims have. */
    const truth: Required<Claim> = {
      turn: view.turn,
      made: piles(({ made }) => made),
      takeable: piles(({ takeable }) => takeable),
      locked: piles(({ locked }) => locked),
      throwsLeft: view.throwsLeft,
      isInherited: view.lie === 'inherited',
      power: view.power,
      held: view.seats.map(({ held }) => held),
      mine: (viewer === 'public' ? null : view.seats[viewer]?.cards) ?? [],
      may: [...new Set(next.moves(state, view.turn).map(({ type }) => type))].sort(),
      winners: view.winners,
    };

    it('is a good record', () => expect(verdict).toMatchObject({ ok: true, events }));

    it('shows what it says', () => {
      expect(Object.keys(claim)).not.toEqual([]);
      expect(truth).toMatchObject(claim);
    });
  },
);
