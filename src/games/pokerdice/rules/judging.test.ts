/** What the cards bring, round by round. */

import { describe, expect, it } from 'vitest';
import { commits, reroll, roll, round, stop } from '../../../../test/support/events/pokerdice.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { OBJECTIVES } from './objectives.ts';
import { pokerdice } from './rules.ts';

const start = Situation.open(pokerdice, 3, { first: 0 });

describe('judging', () => {
  it('P34 turns up all cards', () => {
    const before = start.after(
      roll(0, [1, 1, 2, 3, 4]),
      ...commits('pair', 'four', 'small-straight'),
    );
    expect(before.view('public').history).toEqual([]);
    for (const viewer of ['public', 0, 1, 2] as const) {
      expect(before.after(stop(0)).view(viewer).history).toEqual([
        {
          active: 0,
          committedOn: [1, 1, 2, 3, 4],
          dice: [1, 1, 2, 3, 4],
          cards: [['pair'], ['four'], ['small-straight']],
        },
      ]);
    }
  });

  it('P65 follows the stop or the second re-throw without an event', () => {
    const committed = start.after(
      roll(0, [1, 1, 2, 3, 4]),
      ...commits('pair', 'four', 'small-straight'),
    );
    expect(committed.scores).toEqual([0, 0, 0]);
    expect(committed.after(stop(0)).scores).toEqual([2, 0, 3]);
    const once = committed.after(reroll(0, [2], [2]));
    expect(once.scores).toEqual([0, 0, 0]);
    expect(once.after(reroll(0, [2], [2])).scores).toEqual([2, 0, 3]);
  });

  it('P35 looks at the final dice only', () => {
    const made = start.after(roll(0, [6, 6, 6, 6, 6]), ...commits('three', 'four', 'no-odd'));
    expect(made.after(stop(0)).scores).toEqual([2, 7, 4]);
    expect(made.after(reroll(0, [0, 1], [1, 2]), stop(0)).scores).toEqual([4, 0, 0]);
    expect(made.after(reroll(0, [0, 1], [1, 2]), reroll(0, [0], [6])).scores).toEqual([2, 7, 4]);
  });

  it('P35 judges each card alone: the same card of all is made by all', () => {
    expect(
      start.after(
        ...round(0, [1, 2, 3, 4, 5], 'large-straight', 'large-straight', 'large-straight'),
      ).scores,
    ).toEqual([7, 7, 7]);
  });

  it('P36 gives the owner the points of a card that is made, active or not', () => {
    expect(
      start.after(...round(0, [5, 5, 5, 3, 3], 'full', 'no-even', 'two-pairs')).scores,
    ).toEqual([5, 4, 3]);
    expect(start.after(...round(0, [5, 5, 5, 3, 3], 'three', 'pair', 'joker')).scores).toEqual([
      2, 1, 1,
    ]);
  });

  it('P37 puts the active seat’s card out of the game when it is not made', () => {
    const failed = start.after(...round(0, [1, 2, 3, 4, 6], 'four', 'small-straight', 'joker'));
    expect(failed.scores).toEqual([0, 3, 1]);
    expect(failed.view('public').seats.map(({ captured }) => captured)).toEqual([0, 0, 0]);
    expect(failed.view('public').seats[0]?.left).toEqual(
      OBJECTIVES.filter((card) => card !== 'four'),
    );
  });

  it('P38 lets the active seat capture what the others did not make, for 1 point whatever it shows', () => {
    for (const [one, other] of [
      ['four', 'large-straight'],
      ['pair', 'two-pairs'],
      ['no-even', 'full'],
    ] as const) {
      const situation = start.after(...round(0, [1, 2, 3, 5, 6], 'joker', one, other));
      expect(situation.scores).toEqual([1 + 2, 0, 0]);
      expect(situation.view('public').seats.map(({ captured }) => captured)).toEqual([2, 0, 0]);
    }
  });

  it('P38 lets nobody else capture', () => {
    const situation = start.after(...round(0, [1, 2, 3, 5, 6], 'joker', 'joker', 'four'));
    expect(situation.scores).toEqual([2, 1, 0]);
  });

  it('P39 lets the active seat capture even when its own card failed', () => {
    const situation = start.after(...round(0, [1, 2, 3, 5, 6], 'four', 'pair', 'joker'));
    expect(situation.scores).toEqual([1, 0, 1]);
    expect(situation.view('public').seats[0]?.captured).toBe(1);
  });

  it('P44 adds up won and captured cards of all rounds', () => {
    const situation = start.after(
      ...round(0, [1, 1, 1, 1, 2], 'four', 'full', 'pair'),
      ...round(1, [2, 4, 6, 2, 4], 'no-even', 'no-odd', 'two-pairs'),
      ...round(2, [1, 2, 3, 4, 6], 'pair', 'three', 'large-straight'),
    );
    // Seat 0: 7 + a capture. Seat 1: 4 + a capture. Seat 2: 1 + 3 + two captures; its own straight
    // is out of the game.
    expect(situation.scores).toEqual([8, 5, 6]);
    expect(situation.view('public').seats.map(({ score }) => score)).toEqual([8, 5, 6]);
    expect(situation.view('public').seats.map(({ captured }) => captured)).toEqual([1, 1, 2]);
  });
});
