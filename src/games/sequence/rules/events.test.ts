import { describe, expect, it } from 'vitest';
import {
  place,
  put,
  remove,
  roll,
  starts,
  sum,
  wild,
} from '../../../../test/support/events/sequence.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { OpenRecord, readEvent } from '../../../record/record.ts';
import { sequence } from './rules.ts';

const begun = Situation.open(sequence, 2, {}).after(...starts(2, 0));
const toPlace = begun.after(sum(0, 7));
const toRemove = begun.after(...put(0, 'b2'), ...put(1, 'c2'), sum(0, 10));

describe('the record', () => {
  it('S54 events have exactly their fields, in any order', () => {
    expect(begun.refuses({ faces: [3, 4], type: 'roll', seat: 0 })).toBeUndefined();
    expect(toPlace.refuses({ square: 'b2', type: 'place', seat: 0 })).toBeUndefined();
    expect(toRemove.refuses({ square: 'c2', type: 'remove', seat: 0 })).toBeUndefined();
    expect(begun.refuses({ seat: 0, type: 'roll' })).toBeDefined();
    expect(begun.refuses({ ...sum(0, 7), square: 'b2' })).toBeDefined();
    expect(begun.refuses({ ...sum(0, 7), dice: [0, 1] })).toBeDefined();
    expect(toPlace.refuses({ seat: 0, type: 'place' })).toBeDefined();
    expect(toPlace.refuses({ ...place(0, 'b2'), faces: [3, 4] })).toBeDefined();
    expect(toRemove.refuses({ seat: 0, type: 'remove' })).toBeDefined();
    expect(toRemove.refuses({ ...remove(0, 'c2'), sum: 10 })).toBeDefined();
    for (const type of ['Roll', 'replace', '__proto__', ''])
      expect(begun.refuses({ ...sum(0, 7), type }), type).toBeDefined();
  });

  it('S55 faces are two whole numbers from 1 to 6', () => {
    expect(begun.refuses(roll(0, 6, 1))).toBeUndefined();
    const impossible = [
      [],
      [3],
      [3, 4, 1],
      [0, 4],
      [3, 7],
      [3, -1],
      [2.5, 4],
      ['3', 4],
      [null, 4],
      7,
      '34',
      null,
      { 0: 3, 1: 4 },
    ];
    for (const faces of impossible) {
      expect(begun.refuses({ seat: 0, type: 'roll', faces }), JSON.stringify(faces)).toBeDefined();
    }
  });

  it('S56 a square is named as the board names it', () => {
    for (const square of [
      'B2',
      'g2',
      'b7',
      'b0',
      'b',
      '2b',
      'b2 ',
      '',
      7,
      null,
      ['b2'],
      'toString',
    ]) {
      expect(toPlace.refuses({ seat: 0, type: 'place', square }), `${square}`).toBeDefined();
      expect(toRemove.refuses({ seat: 0, type: 'remove', square }), `${square}`).toBeDefined();
    }
    expect(sequence.refusal(toPlace.state, 0, { type: 'place', square: 'g2' })).toBeDefined();
    expect(sequence.refusal(toPlace.state, 0, { type: 'place', square: 'b2' })).toBeUndefined();
  });

  it('S57 only a seat that may act now is heard', () => {
    for (const seat of [1, 2, 3, -1, 32, -32]) {
      expect(begun.refuses(sum(seat, 7)), `${seat}`).toBeDefined();
      expect(toPlace.refuses(place(seat, 'b2')), `${seat}`).toBeDefined();
      expect(toRemove.refuses(remove(seat, 'c2')), `${seat}`).toBeDefined();
    }
    for (const seat of ['0', null, 0.5, true]) {
      expect(() => readEvent(sequence, { seat, type: 'roll', faces: [3, 4] }), `${seat}`).toThrow(
        'must be a seat',
      );
    }
  });

  it('S60 an unfinished record is good, and its scores are 0', () => {
    const record = new OpenRecord(sequence, 3, { line: 5 }, {});
    expect(record.verdict(1)).toMatchObject({
      ok: true,
      events: 0,
      over: false,
      toMove: [0],
      scores: [0, 0, 0],
      winners: [],
    });
    const events = [...starts(3, 2), ...wild(2, 'c3'), sum(0, 8)];
    for (const event of events) record.add(readEvent(sequence, event));
    expect(record.verdict(1)).toMatchObject({
      ok: true,
      events: 6,
      over: false,
      toMove: [0],
      scores: [0, 0, 0],
      winners: [],
    });
  });
});
