/** How a round goes: throw, commit, re-throw or stop. */

import { describe, expect, it } from 'vitest';
import {
  commit,
  commits,
  reroll,
  roll,
  round,
  stop,
} from '../../../../test/support/events/pokerdice.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { OBJECTIVES, type Objective } from './objectives.ts';
import { pokerdice } from './rules.ts';

const start = Situation.open(pokerdice, 3, { first: 1 });
const thrown = start.after(roll(1, [1, 2, 3, 4, 6]));
const committed = thrown.after(...commits('joker', 'pair', 'four'));

describe('the throw', () => {
  it('P21 is the active seat’s alone', () => {
    expect(start.toMove).toEqual([1]);
    expect(start.moves(1)).toEqual([{ type: 'roll' }]);
    for (const seat of [0, 2]) {
      expect(start.moves(seat)).toEqual([]);
      expect(start.refuses(roll(seat, [1, 2, 3, 4, 5]))).toContain(`seat ${seat} is not to move`);
    }
  });

  it('P21 takes all five dice, and comes once', () => {
    expect(start.refuses(roll(1, [1, 2, 3, 4]))).toContain('5 asked for, 4 answered');
    expect(start.refuses(reroll(1, [0], [1]))).toContain('not a legal move');
    expect(start.refuses(stop(1))).toContain('not a legal move');
    expect(thrown.refuses(roll(1, [1, 2, 3, 4, 5]))).toContain('not a legal move');
    expect(committed.refuses(roll(1, [1, 2, 3, 4, 5]))).toContain('not a legal move');
  });
});

describe('committing', () => {
  it('P22 is for every seat, the active one too, once the dice lie', () => {
    expect(start.refuses(commit(1, 'joker'))).toContain('not a legal move');
    expect(start.refuses(commit(0, 'joker'))).toContain('not to move');
    expect(thrown.toMove).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) expect(thrown.moves(seat)).toHaveLength(10);
    expect(committed.refuses(commit(1, 'joker'))).toContain('not a legal move');
  });

  it('P22 P51 is of one card', () => {
    expect(thrown.refuses(commit(0, 'joker', 'pair'))).toContain('not a legal move');
    expect(thrown.refuses(commit(0))).toContain('must have 1 to 2 entries');
    expect(thrown.refuses({ seat: 0, type: 'commit', cards: 'joker' })).toContain('must be a list');
    expect(thrown.refuses({ seat: 0, type: 'commit', cards: ['ace'] })).toContain(
      'cards[0]: must be "joker"',
    );
  });

  it('P23 is not of a card that was played, won or not', () => {
    const second = committed.after(stop(1), roll(2, [1, 2, 3, 4, 6]));
    for (const [seat, played] of [
      [0, 'joker'],
      [1, 'pair'],
      [2, 'four'],
    ] as const) {
      const open = OBJECTIVES.filter((card) => card !== played);
      expect(second.moves(seat)).toEqual(open.map((card) => ({ type: 'commit', cards: [card] })));
      expect(second.refuses(commit(seat, played))).toContain('not a legal move');
      for (const card of open) expect(second.refuses(commit(seat, card))).toBeUndefined();
    }
  });

  it('P24 is final', () => {
    const one = thrown.after(commit(2, 'four'));
    expect(one.toMove).toEqual([0, 1]);
    expect(one.moves(2)).toEqual([]);
    expect(one.refuses(commit(2, 'pair'))).toContain('seat 2 is not to move');
    expect(one.refuses(commit(2, 'four'))).toContain('seat 2 is not to move');
  });

  it('P26 goes in any order of seats', () => {
    const cards = ['joker', 'pair', 'four'] as const;
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ] as const) {
      const situation = thrown.after(...order.map((seat) => commit(seat, cards[seat])));
      expect(situation.state).toEqual(committed.state);
    }
  });
});

describe('re-throwing', () => {
  it('P27 P28 is the active seat’s, when all have committed', () => {
    const waiting = thrown.after(commit(1, 'pair'), commit(2, 'four'));
    expect(waiting.toMove).toEqual([0]);
    expect(waiting.refuses(reroll(1, [0], [1]))).toContain('seat 1 is not to move');
    expect(waiting.refuses(reroll(0, [0], [1]))).toContain('not a legal move');
    expect(waiting.refuses(stop(1))).toContain('seat 1 is not to move');
    expect(committed.toMove).toEqual([1]);
    for (const seat of [0, 2]) {
      expect(committed.moves(seat)).toEqual([]);
      expect(committed.refuses(reroll(seat, [0], [1]))).toContain(`seat ${seat} is not to move`);
      expect(committed.refuses(stop(seat))).toContain(`seat ${seat} is not to move`);
    }
  });

  it('P28 P32 goes twice at most, then the round is over by itself', () => {
    const once = committed.after(reroll(1, [0, 1], [6, 6]));
    expect(once.view(0)).toMatchObject({ phase: 'reroll', rerollsLeft: 1, dice: [6, 6, 3, 4, 6] });
    expect(once.moves(1)).toEqual(committed.moves(1));
    const twice = once.after(reroll(1, [2, 3], [6, 6]));
    expect(twice.view(0)).toMatchObject({ phase: 'roll', round: 2, active: 2, rerollsLeft: 0 });
    expect(twice.toMove).toEqual([2]);
    expect(twice.refuses(reroll(1, [0], [1]))).toContain('seat 1 is not to move');
    expect(twice.refuses(stop(1))).toContain('seat 1 is not to move');
    expect(twice.refuses(reroll(2, [0], [1]))).toContain('not a legal move');
  });

  it('P28 goes twice in every round anew', () => {
    const spent = committed.after(reroll(1, [0], [1]), reroll(1, [0], [1]));
    const next = spent.after(roll(2, [1, 2, 3, 4, 6]), ...commits('pair', 'four', 'joker'));
    expect(next.view(2).rerollsLeft).toBe(2);
    expect(next.after(reroll(2, [0], [5])).toMove).toEqual([2]);
    expect(next.after(reroll(2, [0], [5]), reroll(2, [0], [5])).toMove).toEqual([0]);
  });

  it('P29 P30 P31 offers stop and each of the 31 choices of dice', () => {
    const moves = committed.moves(1);
    expect(moves).toHaveLength(32);
    expect(moves).toContainEqual({ type: 'stop' });
    const choices = moves.flatMap((move) => (move.type === 'reroll' ? [move.dice.join('')] : []));
    expect(new Set(choices).size).toBe(31);
    for (const choice of choices) expect(choice).toMatch(/^0?1?2?3?4?$/);
    for (const choice of ['0', '4', '13', '024', '1234', '01234'])
      expect(choices).toContain(choice);
  });

  it('P29 leaves the other dice as they lie, and takes ones kept before', () => {
    const once = committed.after(reroll(1, [1, 4], [5, 1]));
    expect(once.view('public').dice).toEqual([1, 5, 3, 4, 1]);
    const twice = once.after(reroll(1, [0, 1, 2], [2, 2, 2]));
    expect(twice.view('public').history.at(-1)?.dice).toEqual([2, 2, 2, 4, 1]);
  });

  it('P30 takes one die at least, positions 0 to 4 in ascending order', () => {
    expect(committed.refuses(reroll(1, [], []))).toContain('dice: must have 1 to 5 entries');
    expect(committed.refuses(reroll(1, [2, 1], [1, 1]))).toContain('ascending');
    expect(committed.refuses(reroll(1, [2, 2], [1, 1]))).toContain('ascending');
    expect(committed.refuses(reroll(1, [5], [1]))).toContain(
      'dice[0]: must be a whole number from 0 to 4',
    );
    expect(committed.refuses(reroll(1, [-1], [1]))).toContain(
      'dice[0]: must be a whole number from 0 to 4',
    );
    expect(pokerdice.refusal(committed.state, 1, { type: 'reroll', dice: [] })).toContain(
      'not a legal move',
    );
  });

  it('P2 P29 asks chance for as many dice as are thrown', () => {
    for (const dice of [[3], [0, 4], [0, 1, 2, 3, 4]]) {
      const state = pokerdice.move(committed.state, 1, { type: 'reroll', dice });
      expect(pokerdice.waiting(state)).toEqual({
        type: 'chance',
        chance: { draws: dice.length, sides: 6 },
      });
      expect(pokerdice.moves(state, 1)).toEqual([]);
    }
  });

  it('P31 can be stopped at once and after the first', () => {
    expect(committed.after(stop(1)).view('public')).toMatchObject({ round: 2, active: 2 });
    expect(committed.after(reroll(1, [0], [5]), stop(1)).view('public')).toMatchObject({
      round: 2,
      active: 2,
    });
    expect(thrown.refuses(stop(1))).toContain('not a legal move');
  });

  it('P33 may spoil the others although one’s own card is made', () => {
    const four = start.after(roll(1, [6, 6, 6, 6, 6]), ...commits('four', 'joker', 'three'));
    expect(four.after(stop(1)).scores).toEqual([7, 1, 2]);
    expect(four.after(reroll(1, [0, 1, 2, 3], [1, 2, 3, 4]), stop(1)).scores).toEqual([0, 3, 0]);
  });
});

describe('the next round', () => {
  it('P40 has the next seat to the left active, seat 0 after the last', () => {
    const level = (active: number, card: Objective) =>
      round(active, [1, 2, 3, 4, 5], card, card, card);
    let situation = start;
    for (const [turn, active] of [1, 2, 0, 1, 2, 0].entries()) {
      expect(situation.toMove).toEqual([active]);
      expect(situation.view('public').active).toBe(active);
      situation = situation.after(...level(active, OBJECTIVES[turn] ?? 'four'));
    }
    expect(situation.toMove).toEqual([1]);
  });

  it('P21 has no dice until they are thrown', () => {
    expect(start.view(0).dice).toBeNull();
    expect(committed.after(stop(1)).view(0).dice).toBeNull();
  });
});
