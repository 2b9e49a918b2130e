/**
 * The examples of the rules page are games that the rules allow, and what the page says about them
 * is so.
 */

import { describe, expect, it } from 'vitest';
import { played } from '../../../../../test/support/examples.ts';
import { NAMES } from '../../rules/board.ts';
import { type Sequence, sequence } from '../../rules/rules.ts';
import { type Claim, examples } from './examples.ts';

describe.each(played<Sequence, Claim>(sequence, examples))(
  '$name',
  ({ state, view, claim, verdict, events }) => {
    /** What is so, under the names that claims have. */
    const truth: Required<Claim> = {
      turn: view.turn,
      sum: (view.dice?.[0] ?? 0) + (view.dice?.[1] ?? 0),
      may: sequence
        .moves(state, view.turn)
        .flatMap((move) => ('square' in move ? [move.square] : [])),
      start: view.startSums,
      chips: Object.fromEntries(NAMES.map((name, square) => [name, view.chips[square] ?? null])),
      line: view.winningLine,
      winners: view.winners,
    };

    it('is a good record', () => expect(verdict).toMatchObject({ ok: true, events }));

    it('shows what it says', () => {
      expect(Object.keys(claim)).not.toEqual([]);
      expect(truth).toMatchObject(claim);
    });
  },
);
