import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../test/support/chance.ts';
import {
  clientMessage,
  deed,
  personId,
  personName,
  plainText,
  serverMessage,
  tableId,
} from './protocol.ts';
import { Refusal } from './shape.ts';
import { newPersonId, newTableId } from './tables/ids.ts';

describe('names', () => {
  it.each([
    ['Léa', 'Léa'],
    ['  Jean   Paul ', 'Jean Paul'],
    ['e\u0301', 'é'], // the same letter, written in two ways
    ['Зоя', 'Зоя'],
    ['👩‍🚀', '👩‍🚀'],
    ['❤️', '❤️'],
    ['<script>alert(1)', '<script>alert(1)'], // a name like another: it is never anything but text
    ['a\nb', 'a b'],
    ['a\uFEFFb', 'a b'],
  ])('%j becomes %j', (given, name) => {
    expect(personName(given)).toBe(name);
  });

  it.each([
    '',
    '   ',
    'a'.repeat(21),
    'a\u0000',
    'a\u202Eb',
    'a\u200Bb',
    'a\u200Db',
    '\uD800',
    5,
    null,
    ['a'],
  ])('%j is refused', (given) => {
    expect(() => personName(given)).toThrow(Refusal);
  });

  it('are as long as they look, however they are written', () => {
    expect(plainText(3, 'it')('🎲🎲🎲')).toBe('🎲🎲🎲');
    expect(() => plainText(3, 'it')('🎲🎲🎲🎲')).toThrow('it has 1 to 3 characters, not 4');
  });
});

describe('ids', () => {
  it('of tables can be said aloud, and are what the protocol takes for one', () => {
    const ids = Array.from({ length: 1000 }, newTableId);
    for (const id of ids) expect(tableId(id)).toMatch(/^[a-z]{4}-[a-z]{4}-[a-z]{4}-[a-z]{4}$/);
    expect(new Set(ids).size).toBe(1000);
    for (let count = 0; count < 1000; count++) personId(newPersonId());
  });
});

describe('messages', () => {
  it('say where they are wrong', () => {
    const message = { type: 'do', table: 'kabo-relu-timo-sane', id: 'a', seen: 3 };
    expect(() =>
      clientMessage({ ...message, deed: { type: 'bot', seat: 9, level: 'casual' } }),
    ).toThrow('deed.seat: must be a whole number');
    expect(() =>
      clientMessage({ ...message, deed: { type: 'bot', seat: 0, level: 'expert' } }),
    ).toThrow('deed.level: must be "beginner"');
    expect(() => clientMessage({ ...message, deed: { type: 'toString' } })).toThrow(
      'deed.type: must be',
    );
    expect(() => clientMessage({ ...message, more: 1, deed: { type: 'stand' } })).toThrow(
      'unknown field "more"',
    );
    expect(() => clientMessage({ type: 'watch' })).toThrow('field "table" is missing');
    expect(() => clientMessage(JSON.parse('{"type":"ping","__proto__":{"a":1}}'))).toThrow(
      'unknown field "__proto__"',
    );
  });

  it('that are whatever are refused, or read to what reads the same again', () => {
    check(
      fc.property(fc.anything(), (json) => {
        for (const shape of [clientMessage, serverMessage, deed]) {
          try {
            const read = shape(json);
            expect(shape(read)).toEqual(read);
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});
