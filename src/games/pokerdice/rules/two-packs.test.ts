/** The strategic variant for two. */

import { describe, expect, it } from 'vitest';
import { commit, MAKING, reroll, roll, stop } from '../../../../test/support/events/pokerdice.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { OBJECTIVES, type Objective } from './objectives.ts';
import { pokerdice } from './rules.ts';

const start = Situation.open(pokerdice, 2, { first: 0 }, { decks: 2 });
const thrown = start.after(roll(0, [1, 1, 1, 2, 3]));

describe('two packs', () => {
  it('P49 are 20 cards', () => {
    for (const { left } of start.view('public').seats) {
      expect(left).toHaveLength(20);
      for (const card of OBJECTIVES) expect(left.filter((one) => one === card)).toHaveLength(2);
    }
  });

  it('P49 P50 let each seat commit any two, alike or not', () => {
    for (const seat of [0, 1]) {
      const pairs = thrown
        .moves(seat)
        .map((move) => (move.type === 'commit' ? move.cards.join('+') : move.type));
      expect(new Set(pairs).size).toBe(10 + 45);
      expect(pairs).toHaveLength(55);
      for (const card of OBJECTIVES) expect(pairs).toContain(`${card}+${card}`);
    }
  });

  it('P49 last ten rounds, after which all is played', () => {
    for (const rounds of ['all', 'equal']) {
      let game = Situation.open(pokerdice, 2, { first: 1 }, { decks: 2, rounds });
      for (const [turn, card] of OBJECTIVES.entries()) {
        expect(game.waiting.type).toBe('seats');
        const active = (1 + turn) % 2;
        game = game.after(
          roll(active, MAKING[card]),
          commit(0, card, card),
          commit(1, card, card),
          stop(active),
        );
      }
      expect(game.waiting).toEqual({ type: 'over', scores: [74, 74], winners: [0] });
      expect(game.view('public').seats.map(({ left }) => left)).toEqual([[], []]);
    }
  });

  it('P49 P73 last four rounds with two turns each, and twelve cards stay over', () => {
    let game = Situation.open(pokerdice, 2, { first: 1 }, { decks: 2, rounds: 'twice' });
    for (const [turn, card] of OBJECTIVES.slice(0, 4).entries()) {
      expect(game.waiting.type).toBe('seats');
      const active = (1 + turn) % 2;
      game = game.after(
        roll(active, MAKING[card]),
        commit(0, card, card),
        commit(1, card, card),
        stop(active),
      );
    }
    expect(game.waiting).toEqual({ type: 'over', scores: [14, 14], winners: [0] });
    for (const { left } of game.view('public').seats) expect(left).toHaveLength(12);
  });

  it('P50 allow the same card twice only while two copies are left', () => {
    const next = thrown.after(
      commit(0, 'pair', 'three'),
      commit(1, 'pair', 'pair'),
      stop(0),
      roll(1, [1, 2, 3, 4, 5]),
    );
    expect(next.moves(0)).toHaveLength(8 + 45);
    expect(next.refuses(commit(0, 'pair', 'pair'))).toContain('not a legal move');
    expect(next.refuses(commit(0, 'pair', 'three'))).toBeUndefined();
    expect(next.refuses(commit(0, 'four', 'four'))).toBeUndefined();
    expect(next.moves(1)).toHaveLength(9 + 36);
    expect(next.refuses(commit(1, 'pair', 'four'))).toContain('not a legal move');
    expect(next.refuses(commit(1, 'four', 'pair'))).toContain('not a legal move');
  });

  it('P50 leave one copy when one was played', () => {
    const next = thrown.after(commit(0, 'pair', 'three'), commit(1, 'joker', 'joker'), stop(0));
    expect(next.view(1).seats[0]?.left).toEqual([
      ...[
        'joker',
        'joker',
        'pair',
        'three',
        'two-pairs',
        'two-pairs',
        'small-straight',
        'small-straight',
        'no-even',
        'no-even',
      ],
      ...['no-odd', 'no-odd', 'full', 'full', 'large-straight', 'large-straight', 'four', 'four'],
    ]);
    expect(next.view(0).seats[1]?.left).not.toContain('joker');
  });

  it('P51 need two cards each time', () => {
    expect(thrown.refuses(commit(0, 'joker'))).toContain('not a legal move');
    expect(thrown.refuses(commit(0))).toContain('must have 1 to 2 entries');
    expect(thrown.refuses(commit(0, 'joker', 'pair', 'three'))).toContain(
      'must have 1 to 2 entries',
    );
    const three = { type: 'commit', cards: ['joker', 'pair', 'three'] } as const;
    expect(pokerdice.refusal(thrown.state, 0, three)).toContain('not a legal move');
  });

  it('P24 are committed at once and for good', () => {
    expect(thrown.after(commit(0, 'joker', 'pair')).refuses(commit(0, 'four', 'four'))).toContain(
      'seat 0 is not to move',
    );
  });

  it('P52 are named in either order', () => {
    for (const one of OBJECTIVES) {
      for (const other of OBJECTIVES) {
        expect(thrown.after(commit(0, one, other)).state).toEqual(
          thrown.after(commit(0, other, one)).state,
        );
      }
    }
  });

  it('P53 let the active seat turn up both', () => {
    const committed = thrown.after(commit(0, 'three', 'pair'), commit(1, 'four', 'four'));
    expect(committed.view('public').seats.map(({ turnedUp }) => turnedUp)).toEqual([
      ['pair', 'three'],
      null,
    ]);
    const alike = thrown.after(commit(0, 'three', 'three'), commit(1, 'four', 'four'));
    expect(alike.view(1).seats[0]?.turnedUp).toEqual(['three', 'three']);
  });

  it('P54 are judged card by card', () => {
    const judged = (mine: readonly Objective[], his: readonly Objective[]) =>
      thrown.after(commit(0, ...mine), commit(1, ...his), stop(0)).scores;
    expect(judged(['pair', 'three'], ['pair', 'three'])).toEqual([3, 3]);
    expect(judged(['pair', 'four'], ['three', 'four'])).toEqual([1 + 1, 2]);
    expect(judged(['four', 'full'], ['four', 'full'])).toEqual([2, 0]);
    expect(judged(['three', 'three'], ['four', 'four'])).toEqual([2 + 2 + 2, 0]);
    expect(judged(['four', 'four'], ['three', 'three'])).toEqual([0, 4]);
  });

  it('P54 are judged by the final dice, and both captures count', () => {
    const spoiled = thrown.after(
      commit(0, 'joker', 'four'),
      commit(1, 'three', 'pair'),
      reroll(0, [0, 1], [4, 5]),
      stop(0),
    );
    expect(spoiled.scores).toEqual([1 + 2, 0]);
    expect(spoiled.view(1).seats.map(({ captured }) => captured)).toEqual([2, 0]);
    expect(spoiled.view(1).history).toEqual([
      {
        active: 0,
        committedOn: [1, 1, 1, 2, 3],
        dice: [4, 5, 1, 2, 3],
        cards: [
          ['joker', 'four'],
          ['pair', 'three'],
        ],
      },
    ]);
  });
});
