/** What a viewer may know, and what they may not. */

import { describe, expect, it } from 'vitest';
import {
  commit,
  commits,
  levelRounds,
  reroll,
  roll,
  round,
  stop,
} from '../../../../test/support/events/pokerdice.ts';
import { Situation } from '../../../../test/support/situation.ts';
import type { Viewer } from '../../../game.ts';
import { readEvent, tellEvent } from '../../../record/record.ts';
import { OBJECTIVES, type Objective } from './objectives.ts';
import { pokerdice } from './rules.ts';

const start = Situation.open(pokerdice, 3, { first: 0 });
const thrown = start.after(roll(0, [1, 2, 3, 4, 6]));
const VIEWERS: readonly Viewer[] = ['public', 0, 1, 2];

describe('everybody sees', () => {
  it('P25 that a seat is ready, and nothing more', () => {
    const before = thrown.view(0);
    const after = thrown.after(commit(1, 'four')).view(0);
    expect(before.seats.map(({ ready }) => ready)).toEqual([false, false, false]);
    expect(after).toEqual({
      ...before,
      toMove: [0, 2],
      seats: before.seats.map((seat, index) => (index === 1 ? { ...seat, ready: true } : seat)),
    });
  });

  it('P27 the active seat’s card when all have committed, and no other', () => {
    const waiting = thrown.after(commit(0, 'four'), commit(2, 'joker'));
    const committed = waiting.after(commit(1, 'pair'));
    for (const viewer of VIEWERS) {
      expect(waiting.view(viewer).seats.map(({ turnedUp }) => turnedUp)).toEqual([
        null,
        null,
        null,
      ]);
      expect(committed.view(viewer).seats.map(({ turnedUp }) => turnedUp)).toEqual([
        ['four'],
        null,
        null,
      ]);
    }
  });

  it('P55 the scores', () => {
    const judged = start.after(...round(0, [1, 2, 3, 4, 6], 'joker', 'pair', 'small-straight'));
    for (const viewer of VIEWERS)
      expect(judged.view(viewer).seats.map(({ score }) => score)).toEqual([2, 0, 3]);
  });

  it('P56 the cards each seat has left', () => {
    const judged = start.after(
      ...round(0, [1, 2, 3, 4, 6], 'joker', 'pair', 'small-straight'),
      ...round(1, [1, 1, 1, 1, 1], 'full', 'four', 'pair'),
    );
    const without = (...played: readonly string[]) =>
      OBJECTIVES.filter((card) => !played.includes(card));
    for (const viewer of VIEWERS) {
      expect(judged.view(viewer).seats.map(({ left }) => left)).toEqual([
        without('joker', 'full'),
        without('pair', 'four'),
        without('small-straight', 'pair'),
      ]);
    }
  });

  it('P57 how many cards a seat has captured, as a number', () => {
    const judged = start.after(...round(0, [1, 2, 3, 4, 6], 'joker', 'pair', 'four'));
    for (const viewer of VIEWERS)
      expect(judged.view(viewer).seats.map(({ captured }) => captured)).toEqual([2, 0, 0]);
    expect(Object.keys(judged.view(0).seats[0] ?? {}).sort()).toEqual([
      'captured',
      'left',
      'ready',
      'score',
      'turnedUp',
    ]);
  });

  it('P72 the dice on which the cards were committed, also when they have been re-thrown', () => {
    const committed = thrown.after(...commits('joker', 'pair', 'four'));
    const thrownAgain = committed.after(reroll(0, [0, 4], [6, 6]));
    for (const viewer of VIEWERS) {
      expect(thrown.view(viewer).committedOn).toBeNull();
      expect(committed.view(viewer).committedOn).toEqual([1, 2, 3, 4, 6]);
      expect(thrownAgain.view(viewer)).toMatchObject({
        dice: [6, 2, 3, 4, 6],
        committedOn: [1, 2, 3, 4, 6],
      });
      const { committedOn, history } = thrownAgain.after(stop(0)).view(viewer);
      expect(committedOn).toBeNull();
      expect(history).toMatchObject([{ committedOn: [1, 2, 3, 4, 6], dice: [6, 2, 3, 4, 6] }]);
    }
  });

  it('P61 every throw and every stop as it was', () => {
    const committed = thrown.after(...commits('joker', 'pair', 'four'));
    for (const viewer of VIEWERS) {
      const told = (situation: typeof start, line: ReturnType<typeof roll>) =>
        tellEvent(pokerdice, situation.state, readEvent(pokerdice, line), viewer);
      for (const line of [reroll(0, [0, 4], [6, 6]), stop(0)])
        expect(told(committed, line)).toStrictEqual(line);
      expect(told(start, roll(0, [1, 2, 3, 4, 6]))).toStrictEqual(roll(0, [1, 2, 3, 4, 6]));
    }
  });

  it('P61 all that a spectator sees, and a seat only its own commit besides', () => {
    const moments = [
      start,
      thrown,
      thrown.after(commit(1, 'pair')),
      thrown.after(...commits('joker', 'pair', 'four')),
    ];
    for (const situation of [...moments, start.after(...levelRounds(3, 0))]) {
      const seen = situation.view('public');
      expect(seen).toMatchObject({ viewer: 'public', myCommit: null });
      for (const seat of [0, 1, 2]) {
        const { myCommit } = situation.view(seat);
        expect(situation.view(seat)).toEqual({ ...seen, viewer: seat, myCommit });
      }
    }
  });
});

describe('a secret commit', () => {
  it('P58 leaves the list of cards as it was', () => {
    const committed = thrown.after(...commits('joker', 'pair', 'four'));
    for (const viewer of VIEWERS) {
      expect(thrown.after(commit(1, 'pair')).view(viewer).seats[1]?.left).toEqual(OBJECTIVES);
      for (const seat of [1, 2])
        expect(committed.view(viewer).seats[seat]?.left).toEqual(OBJECTIVES);
    }
    for (const seat of committed.after(stop(0)).view('public').seats)
      expect(seat.left).toHaveLength(9);
  });

  it('P25 P59 shows in no view and no move of the others', () => {
    const seen = (card: Objective, viewer: Viewer) => {
      const one = thrown.after(commit(1, card));
      const all = one.after(commit(2, 'four'), commit(0, 'joker'));
      const moves = viewer === 'public' ? [] : [one.moves(viewer), all.moves(viewer)];
      return JSON.stringify([one.view(viewer), all.view(viewer), moves]);
    };
    for (const viewer of ['public', 0, 2] as const) {
      for (const card of OBJECTIVES) expect(seen(card, viewer)).toBe(seen('joker', viewer));
    }
  });

  it('P25 of the active seat is as secret until all have committed', () => {
    for (const viewer of ['public', 1, 2] as const) {
      const seen = OBJECTIVES.map((card) =>
        JSON.stringify(thrown.after(commit(0, card)).view(viewer)),
      );
      expect(new Set(seen).size).toBe(1);
    }
  });

  it('P25 P59 is told to its seat alone, also when it is the last and the active seat’s is turned up with it', () => {
    const last = thrown.after(commit(1, 'pair'), commit(2, 'four'));
    for (const [situation, line] of [
      [thrown, commit(1, 'pair')] as const,
      [last, commit(0, 'joker')] as const,
    ]) {
      for (const viewer of VIEWERS) {
        const { cards, ...rest } = line;
        const told = tellEvent(pokerdice, situation.state, readEvent(pokerdice, line), viewer);
        expect(told).toStrictEqual(viewer === line.seat ? line : rest);
      }
    }
  });

  it('P59 leaves the committed seat without moves, whatever it was', () => {
    for (const card of OBJECTIVES) expect(thrown.after(commit(1, card)).moves(1)).toEqual([]);
  });

  it('P60 is known to its owner until it is judged', () => {
    expect(thrown.view(1).myCommit).toBeNull();
    const committed = thrown.after(commit(1, 'pair'));
    expect(committed.view(1).myCommit).toEqual(['pair']);
    const all = committed.after(commit(0, 'joker'), commit(2, 'four'));
    expect([0, 1, 2].map((seat) => all.view(seat).myCommit)).toEqual([
      ['joker'],
      ['pair'],
      ['four'],
    ]);
    expect(all.after(stop(0)).view(1).myCommit).toBeNull();
  });
});

describe('what a viewer may imagine', () => {
  const committed = thrown.after(...commits('joker', 'pair', 'four'));
  /** Seat 1's and seat 2's commits as a viewer imagines them when chance says n each time. */
  const imagined = (situation: typeof start, viewer: Viewer, n: number) =>
    new Situation(
      pokerdice,
      pokerdice.imagine(situation.state, viewer, () => n),
    );

  it('P59 looks the same to him', () => {
    const moments = [
      start,
      thrown,
      thrown.after(commit(0, 'joker')),
      thrown.after(commit(1, 'pair')),
      committed,
    ];
    for (const situation of moments) {
      for (const viewer of VIEWERS) {
        for (let n = 0; n < 10; n++) {
          expect(JSON.stringify(imagined(situation, viewer, n).view(viewer))).toBe(
            JSON.stringify(situation.view(viewer)),
          );
        }
      }
    }
  });

  it('P25 P59 is every card that the others have left', () => {
    const second = committed.after(
      stop(0),
      roll(1, [1, 1, 1, 1, 1]),
      ...commits('four', 'three', 'joker'),
    );
    const guesses = Array.from({ length: 9 }, (_, n) => imagined(second, 0, n).view(2).myCommit);
    expect(guesses).toEqual(OBJECTIVES.filter((card) => card !== 'four').map((card) => [card]));
    expect(imagined(second, 0, 8).view(0).myCommit).toEqual(['four']);
    expect(imagined(second, 0, 8).view(1).myCommit).toEqual(['three']);
  });

  it('P25 P53 with two packs is every pair, but what was turned up stays', () => {
    const two = Situation.open(pokerdice, 2, { first: 0 }, { decks: 2 }).after(
      roll(0, [1, 2, 3, 4, 5]),
      commit(0, 'four', 'four'),
      commit(1, 'pair', 'joker'),
    );
    const guesses = Array.from({ length: 55 }, (_, n) =>
      imagined(two, 'public', n).view(1).myCommit?.join('+'),
    );
    expect(new Set(guesses).size).toBe(55);
    for (let n = 0; n < 55; n++)
      expect(imagined(two, 'public', n).view(0).myCommit).toEqual(['four', 'four']);
  });

  it('P59 leaves the state it began with alone', () => {
    const before = structuredClone(committed.state);
    imagined(committed, 0, 3);
    expect(committed.state).toEqual(before);
  });
});
