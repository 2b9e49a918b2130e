/** What a device makes of a proof, from what it wrote down before: every way to cheat it can know of, and every doubt. */

import { describe, expect, it } from 'vitest';
import { makeProof } from '../dice/proof.ts';
import {
  type DiceNotes,
  judge,
  NO_NOTES,
  noteAsked,
  noteRefused,
  noteSeat,
  noteSeed,
  noteTable,
  noteTaken,
  noteTold,
  readNotes,
} from './dice-notes.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const proof = makeProof('kabo-relu-timo-sane', SECRET, ['mine', null]);
const { commitment } = proof;
const OTHER = 'f'.repeat(64);

/** As an honest table is seen by whoever sits on seat 0. */
const open = noteTable(NO_NOTES, { status: 'open', commitment });
const seated = noteTaken(noteSeed(open, 'mine'), 'mine', 3);
const played = noteSeat(noteTold(seated, undefined), 0);

function judged(notes: DiceNotes, told = proof, follows = true): unknown {
  return judge(notes, told, follows);
}

describe('an honest table', () => {
  it('leaves neither fraud nor doubt', () => {
    expect(judged(played)).toEqual({ frauds: [], doubt: undefined });
    expect(judged(noteAsked(played, undefined))).toEqual({ frauds: [], doubt: undefined });
    const named = makeProof('kabo-relu-timo-sane', SECRET, ['mine', null], { first: 1 });
    expect(judged(noteAsked(noteTold(noteSeat(seated, 0), 1), 1), named)).toEqual({ frauds: [], doubt: undefined });
  });

  it('is known by its first word, not by a later one', () => {
    const again = noteTable(played, { status: 'open', commitment: OTHER });
    expect(again.commitment).toBe(commitment);
    expect(noteTold(played, 1).told).toBeNull();
    expect(noteSeat(played, 1).seat).toBe(0);
  });

  it('may have a seed that was sent and never answered, for the page was closed meanwhile', () => {
    expect(judged(noteSeat(noteSeed(open, 'mine'), 0))).toEqual({ frauds: [], doubt: undefined });
  });

  it('has the seed of the last time one sat down, and none that was refused', () => {
    const stoodUp = noteTaken(noteSeed(noteTaken(noteSeed(open, 'first'), 'first', 2), 'mine'), 'mine', 9);
    expect(judged(noteSeat(stoodUp, 0))).toEqual({ frauds: [], doubt: undefined });
    const refused = noteRefused(noteSeed(played, 'second'), 'second');
    expect(judged(refused)).toEqual({ frauds: [], doubt: undefined });
  });
});

describe('H2: a table is found out', () => {
  it('if it has another secret than it had committed itself to', () => {
    const other = makeProof('kabo-relu-timo-sane', OTHER, ['mine', null]);
    expect(judged(played, other)).toEqual({ frauds: ['commitment'], doubt: undefined });
  });

  it('if one’s seed is another, is said to be the table’s, or is an older one', () => {
    for (const given of ['theirs', null])
      expect(judged(played, makeProof('kabo-relu-timo-sane', SECRET, [given, null]))).toMatchObject({ frauds: ['seed'] });
    const older = noteTaken(noteSeed(played, 'newer'), 'newer', 9);
    expect(judged(older)).toMatchObject({ frauds: ['seed'] });
  });

  it('if somebody is said to be named first who was not, or the other way round', () => {
    const named = makeProof('kabo-relu-timo-sane', SECRET, ['mine', null], { first: 1 });
    expect(judged(played, named)).toMatchObject({ frauds: ['first'] });
    expect(judged(noteAsked(noteTold(noteSeat(seated, 0), 1), undefined), named)).toMatchObject({ frauds: ['first'] });
    expect(judged(noteAsked(played, 1))).toMatchObject({ frauds: ['first'] });
  });

  it('if its throws do not follow', () => {
    expect(judged(played, proof, false)).toEqual({ frauds: ['throws'], doubt: undefined });
  });
});

describe('H2: nothing is certain', () => {
  it.each([
    ['absent', NO_NOTES],
    ['late', noteSeat(noteTable(NO_NOTES, { status: 'running', commitment }), 0)],
    ['watching', open],
    ['elsewhere', noteSeat(open, 0)],
  ] as const)('%s', (doubt, notes) => {
    expect(judged(notes)).toEqual({ frauds: [], doubt });
  });
});

it('notes are read as they were kept, and nothing else is', () => {
  for (const notes of [NO_NOTES, played, noteAsked(played, 1)])
    expect(readNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
  for (const spoilt of [null, {}, { seeds: [{}] }, { seeds: [], commitment: 'x' }]) expect(() => readNotes(spoilt)).toThrow();
});
