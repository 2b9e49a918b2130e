/** Events as a record writes them. */

import { describe, expect, it } from 'vitest';
import {
  commit,
  commits,
  levelRounds,
  reroll,
  roll,
  stop,
} from '../../../../test/support/events/pokerdice.ts';
import { type Line, Situation } from '../../../../test/support/situation.ts';
import { makeEvent, type RecordVerdict, readEvent, readHeader } from '../../../record/record.ts';
import { pokerdice } from './rules.ts';

const start = Situation.open(pokerdice, 3, { first: 0 });
const thrown = start.after(roll(0, [1, 2, 3, 4, 6]));
const committed = thrown.after(...commits('joker', 'pair', 'four'));

describe('the fields of an event', () => {
  it('P64 are exactly those of its type', () => {
    const bare = (seat: number, type: string): Line => ({ seat, type });
    expect(start.refuses(bare(0, 'roll'))).toContain('field "faces" is missing');
    expect(start.refuses({ ...roll(0, [1, 2, 3, 4, 5]), dice: [0, 1, 2, 3, 4] })).toContain(
      'unknown field "dice"',
    );
    expect(thrown.refuses(bare(0, 'commit'))).toContain('field "cards" is missing');
    expect(thrown.refuses({ ...commit(0, 'joker'), faces: [1] })).toContain(
      'unknown field "faces"',
    );
    expect(committed.refuses({ seat: 0, type: 'reroll', dice: [0] })).toContain(
      'field "faces" is missing',
    );
    expect(committed.refuses({ seat: 0, type: 'reroll', faces: [1] })).toContain(
      'field "dice" is missing',
    );
    expect(committed.refuses({ ...reroll(0, [0], [1]), cards: [] })).toContain(
      'unknown field "cards"',
    );
    expect(committed.refuses({ ...stop(0), faces: [] })).toContain('unknown field "faces"');
  });

  it('P64 may stand in any order, and are written as they were read', () => {
    const moments = [
      [start, roll(0, [1, 2, 3, 4, 6])],
      [thrown, commit(2, 'four')],
      [committed, reroll(0, [1, 3], [6, 6])],
      [committed, stop(0)],
    ] as const;
    for (const [situation, line] of moments) {
      const reversed = Object.fromEntries(Object.entries(line).reverse()) as Line;
      expect(situation.after(reversed).state).toEqual(situation.after(line).state);
      expect(JSON.parse(makeEvent(readEvent(pokerdice, line)))).toEqual(line);
    }
  });

  it('P64 P67 chance’s answer is written in the faces of its values', () => {
    expect(pokerdice.answer(start.state, [0, 5, 2, 3, 4])).toEqual({ faces: [1, 6, 3, 4, 5] });
    expect(pokerdice.values(start.state, { faces: [1, 6, 3, 4, 5] })).toEqual([0, 5, 2, 3, 4]);
  });
});

describe('impossible chance', () => {
  it('P2 P67 is a face that no die has', () => {
    for (const face of [0, 7, -1, 1.5, '1', null]) {
      expect(start.refuses({ seat: 0, type: 'roll', faces: [1, 2, 3, 4, face] })).toContain(
        'faces[4]: must be a whole number',
      );
      expect(committed.refuses({ seat: 0, type: 'reroll', dice: [4], faces: [face] })).toContain(
        'faces[0]: must be a whole',
      );
    }
    for (const face of [1, 2, 3, 4, 5, 6])
      expect(start.refuses(roll(0, [1, 2, 3, 4, face]))).toBeUndefined();
  });

  it('P67 is another number of faces than of dice thrown', () => {
    expect(start.refuses(roll(0, []))).toContain('must have 1 to 5 entries');
    expect(start.refuses(roll(0, [1]))).toContain('5 asked for, 1 answered');
    expect(start.refuses(roll(0, [1, 2, 3, 4, 5, 6]))).toContain('must have 1 to 5 entries');
    expect(committed.refuses(reroll(0, [0, 1], [1]))).toContain('2 asked for, 1 answered');
    expect(committed.refuses(reroll(0, [0, 1], [1, 2, 3]))).toContain('2 asked for, 3 answered');
  });
});

describe('the seat of an event', () => {
  it('P68 is one that is to move', () => {
    expect(start.refuses(roll(1, [1, 2, 3, 4, 5]))).toContain(
      'seat 1 is not to move: waiting for seat 0',
    );
    expect(thrown.after(commit(0, 'joker')).refuses(commit(0, 'pair'))).toContain(
      'waiting for seat 1, 2',
    );
    expect(committed.refuses(stop(2))).toContain('waiting for seat 0');
  });

  it('P68 is one that exists', () => {
    for (const seat of [3, 4, 31, 32, 33, 2 ** 32, -1, -32])
      expect(thrown.refuses(commit(seat, 'joker'))).toContain('is not to move');
    expect(start.refuses(roll(32, [1, 2, 3, 4, 6]))).toContain('seat 32 is not to move');
    for (const seat of [0.5, '0', null]) {
      expect(
        thrown.refuses({ seat, type: 'commit', cards: ['joker'] } as unknown as Line),
      ).toContain('must be a seat');
    }
  });
});

describe('an unfinished record', () => {
  /** The verdict on a record of three seats that ends after these events. */
  function verdict(...lines: readonly Line[]): RecordVerdict {
    const record = readHeader({ record: 1, game: 'pokerdice', seats: 3, setup: { first: 0 } }, [
      pokerdice,
    ]);
    for (const line of lines) record.add(readEvent(pokerdice, line));
    return record.verdict(1);
  }

  it('P70 tells who may act', () => {
    const good = {
      ok: true,
      line: 1,
      game: 'pokerdice',
      over: false,
      scores: [0, 0, 0],
      winners: [],
    };
    const faces = roll(0, [1, 2, 3, 4, 6]);
    expect(verdict()).toEqual({ ...good, events: 0, toMove: [0] });
    expect(verdict(faces)).toEqual({ ...good, events: 1, toMove: [0, 1, 2] });
    expect(verdict(faces, commit(1, 'pair'))).toEqual({ ...good, events: 2, toMove: [0, 2] });
    expect(verdict(faces, ...commits('joker', 'pair', 'four'))).toEqual({
      ...good,
      events: 4,
      toMove: [0],
    });
  });

  it('P65 P70 tells the points as they stand', () => {
    const lines = [roll(0, [1, 2, 3, 4, 6]), ...commits('joker', 'pair', 'four')];
    expect(verdict(...lines, reroll(0, [4], [1]))).toMatchObject({
      events: 5,
      toMove: [0],
      scores: [0, 0, 0],
    });
    expect(verdict(...lines, reroll(0, [4], [1]), stop(0))).toMatchObject({
      events: 6,
      toMove: [1],
      scores: [2, 1, 0],
    });
    expect(verdict(...levelRounds(3, 0))).toMatchObject({
      events: 50,
      over: true,
      toMove: [],
      scores: [37, 37, 37],
      winners: [0],
    });
  });
});
