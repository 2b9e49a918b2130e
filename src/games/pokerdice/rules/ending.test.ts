/** How many rounds there are, and who wins. */

import { describe, expect, it } from 'vitest';
import {
  commit,
  commits,
  levelRounds,
  MAKING,
  roll,
  round,
  stop,
} from '../../../../test/support/events/pokerdice.ts';
import { type Line, Situation } from '../../../../test/support/situation.ts';
import { OBJECTIVES, type Objective } from './objectives.ts';
import { pokerdice } from './rules.ts';

const open = (seats: number, first: number, options: object = {}) =>
  Situation.open(pokerdice, seats, { first }, options);

/** The points of a whole pack. */
const ALL = 37;

describe('rounds', () => {
  it.each([{}, { rounds: 'all' }])('P41 are ten with %o, and every card is played', (options) => {
    for (const seats of [2, 3, 4, 5]) {
      const nine = open(seats, 0, options).after(...levelRounds(seats, 0, 9));
      expect(nine.waiting.type).toBe('seats');
      const ten = open(seats, 0, options).after(...levelRounds(seats, 0));
      expect(ten.waiting.type).toBe('over');
      expect(ten.view('public')).toMatchObject({
        phase: 'over',
        over: true,
        round: 10,
        rounds: 10,
        dice: null,
      });
      for (const { left } of ten.view('public').seats) expect(left).toEqual([]);
    }
  });

  it('P42 with "equal" are 10, 9, 8 and 10 for two, three, four and five', () => {
    for (const [seats, rounds] of [
      [2, 10],
      [3, 9],
      [4, 8],
      [5, 10],
    ] as const) {
      const game = open(seats, 1, { rounds: 'equal' });
      expect(game.view('public').rounds).toBe(rounds);
      expect(game.after(...levelRounds(seats, 1, rounds - 1)).waiting.type).toBe('seats');
      const over = game.after(...levelRounds(seats, 1, rounds));
      expect(over.waiting.type).toBe('over');
      const active = over.view('public').history.map((judged) => judged.active);
      for (let seat = 0; seat < seats; seat++) {
        expect(active.filter((one) => one === seat)).toHaveLength(rounds / seats);
      }
    }
  });

  it('P73 with "twice" are 4, 6, 8 and 10, and every seat is active twice', () => {
    for (const [seats, rounds] of [
      [2, 4],
      [3, 6],
      [4, 8],
      [5, 10],
    ] as const) {
      const game = open(seats, 1, { rounds: 'twice' });
      expect(game.view('public').rounds).toBe(rounds);
      expect(game.after(...levelRounds(seats, 1, rounds - 1)).waiting.type).toBe('seats');
      const over = game.after(...levelRounds(seats, 1, rounds));
      expect(over.waiting.type).toBe('over');
      const active = over.view('public').history.map((judged) => judged.active);
      for (let seat = 0; seat < seats; seat++)
        expect(active.filter((one) => one === seat)).toHaveLength(2);
    }
  });

  it('P43 with "twice" leave cards that score nothing', () => {
    const two = open(2, 0, { rounds: 'twice' }).after(...levelRounds(2, 0, 4));
    expect(two.view('public').seats.map(({ left }) => left)).toEqual([
      OBJECTIVES.slice(4),
      OBJECTIVES.slice(4),
    ]);
    expect(two.scores).toEqual([7, 7]);
    const three = open(3, 0, { rounds: 'twice' }).after(...levelRounds(3, 0, 6));
    expect(three.view('public').seats[1]?.left).toEqual(OBJECTIVES.slice(6));
    expect(three.refuses(roll(0, MAKING.joker))).toContain('the game is over');
  });

  it('P43 with "equal" leave cards that score nothing', () => {
    const three = open(3, 0, { rounds: 'equal' }).after(...levelRounds(3, 0, 9));
    expect(three.view('public').seats.map(({ left }) => left)).toEqual([
      ['four'],
      ['four'],
      ['four'],
    ]);
    expect(three.scores).toEqual([ALL - 7, ALL - 7, ALL - 7]);
    const four = open(4, 0, { rounds: 'equal' }).after(...levelRounds(4, 0, 8));
    expect(four.view('public').seats[2]?.left).toEqual(['large-straight', 'four']);
    expect(four.scores).toEqual(new Array(4).fill(ALL - 14));
  });

  it('P66 have a commit also for the last card', () => {
    const last = open(2, 0).after(...levelRounds(2, 0, 9), roll(1, MAKING.four));
    expect(last.toMove).toEqual([0, 1]);
    for (const seat of [0, 1])
      expect(last.moves(seat)).toEqual([{ type: 'commit', cards: ['four'] }]);
    expect(last.refuses(stop(1))).toContain('not a legal move');
    expect(last.after(...commits('four', 'four'), stop(1)).waiting.type).toBe('over');
  });

  it('P69 are followed by nothing', () => {
    const over = open(2, 0).after(...levelRounds(2, 0));
    const lines: readonly Line[] = [
      roll(0, [1, 2, 3, 4, 5]),
      roll(1, [1, 2, 3, 4, 5]),
      commit(0, 'joker'),
      stop(0),
      stop(1),
    ];
    for (const line of lines) expect(over.refuses(line)).toContain('the game is over');
    for (const seat of [0, 1]) expect(over.moves(seat)).toEqual([]);
    expect(over.toMove).toEqual([]);
    expect(pokerdice.legal(over.state, 0).codes).toEqual([]);
  });
});

/**
 * All play alike and make everything, only the loser swaps four with the card of the round in which
 * they are first active, and fails.
 */
function failing(seats: number, first: number, loser: number): readonly Line[] {
  const swapped = (loser - first + seats) % seats;
  return OBJECTIVES.flatMap((card, turn) => {
    const his =
      turn === swapped ? 'four' : card === 'four' ? (OBJECTIVES[swapped] ?? 'joker') : card;
    return round(
      (first + turn) % seats,
      MAKING[card],
      ...new Array<Objective>(seats).fill(card).with(loser, his),
    );
  });
}

describe('winning', () => {
  it('P45 is by the most points', () => {
    const game = open(2, 0).after(
      ...levelRounds(2, 0, 9),
      roll(1, MAKING.joker),
      ...commits('four', 'four'),
      stop(1),
    );
    // Seat 1 fails at its last card and captures seat 0's: one point ahead.
    expect(game.waiting).toEqual({ type: 'over', scores: [ALL - 7, ALL - 7 + 1], winners: [1] });
    const ahead = open(2, 0).after(...failing(2, 0, 1));
    expect(ahead.waiting).toEqual({ type: 'over', scores: [ALL, ALL - 7], winners: [0] });
  });

  it('P46 is, among tied seats, by having been active most recently', () => {
    for (const [seats, first, winner] of [
      [2, 0, 1],
      [2, 1, 0],
      [3, 0, 0],
      [3, 1, 1],
      [4, 0, 1],
      [5, 0, 4],
      [5, 3, 2],
    ] as const) {
      const over = open(seats, first).after(...levelRounds(seats, first));
      expect(over.waiting).toEqual({
        type: 'over',
        scores: new Array(seats).fill(ALL),
        winners: [winner],
      });
    }
  });

  it('P46 looks only at tied seats', () => {
    // Active in the last rounds: 1, 2, 0. Seat 0 is behind, so of the tied seats 1 and 2 the later
    // one wins.
    const over = open(3, 0).after(...failing(3, 0, 0));
    expect(over.waiting).toEqual({ type: 'over', scores: [ALL - 7, ALL, ALL], winners: [2] });
    // Last of five is seat 4, which fails at four and then at the small straight; then seat 3.
    const five = open(5, 0).after(...failing(5, 0, 4));
    expect(five.waiting).toEqual({
      type: 'over',
      scores: [ALL, ALL, ALL, ALL, ALL - 10],
      winners: [3],
    });
  });

  it('P46 counts with "equal" rounds too', () => {
    expect(
      open(3, 0, { rounds: 'equal' })
        .after(...levelRounds(3, 0, 9))
        .view(0).winners,
    ).toEqual([2]);
    expect(
      open(4, 2, { rounds: 'equal' })
        .after(...levelRounds(4, 2, 8))
        .view(0).winners,
    ).toEqual([1]);
  });

  it('P46 counts with "twice" too', () => {
    for (const [seats, first, winner] of [
      [2, 0, 1],
      [3, 1, 0],
      [4, 2, 1],
      [5, 4, 3],
    ] as const) {
      const over = open(seats, first, { rounds: 'twice' }).after(
        ...levelRounds(seats, first, 2 * seats),
      );
      expect(over.view('public').winners).toEqual([winner]);
    }
  });

  it('P47 has no winner until the end, then exactly one', () => {
    for (let count = 0; count < 10; count++) {
      const view = open(2, 0)
        .after(...levelRounds(2, 0, count))
        .view('public');
      expect(view).toMatchObject({ over: false, winners: [] });
    }
    expect(
      open(2, 0)
        .after(...levelRounds(2, 0))
        .view('public'),
    ).toMatchObject({ over: true, winners: [1], active: 1 });
  });
});
