/**
 * What a device makes of a proof from its notes of an old table, of who was named first, and of
 * what it can't know.
 */

import { describe, expect, it } from 'vitest';
import { shownAt } from '../dice/chain.ts';
import { commitmentOf } from '../dice/fair.ts';
import { makeProof, type Proof, type Proof2 } from '../dice/proof.ts';
import { type ChainNotes, MemoryNotes, Notebook } from './chain-notes.ts';
import { judgeNotes } from './dice-judgement.ts';

const TABLE = 'kabo-relu-timo-sane';
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OTHER = 'f'.repeat(64);
const commitment = commitmentOf(SECRET);
const proof = makeProof(TABLE, SECRET, ['mine', null]);

async function noted(
  ...changes: readonly ((book: Notebook) => Promise<void>)[]
): Promise<ChainNotes> {
  const book = new Notebook(new MemoryNotes(), TABLE);
  for (const change of changes) await change(book);
  return book.read();
}

const open = (book: Notebook) => book.sees(commitment, true, undefined);
const seeded = (book: Notebook) => book.gaveSeed(0, 'mine');
const told = (first?: number) => (book: Notebook) => book.isTold(first);
const asked = (first?: number) => (book: Notebook) => book.asks(first);
const running = (book: Notebook) => book.sees(commitment, false, 0);

async function judged(
  changes: readonly ((book: Notebook) => Promise<void>)[],
  against: Proof = proof,
): Promise<unknown> {
  const notes = await noted(...changes);
  const { caught, doubt } = judgeNotes(notes, against, notes.seat);
  return { caught, doubt };
}

const FAIR = { caught: [], doubt: undefined };

describe('H2: an old table, with seeds', () => {
  it('is fair if it is what was seen, given and told', async () => {
    expect(await judged([open, seeded, told(), running])).toEqual(FAIR);
    const named = makeProof(TABLE, SECRET, ['mine', null], { first: 1 });
    expect(await judged([open, seeded, asked(1), told(1), running], named)).toEqual(FAIR);
  });

  it('is found out with another secret, another seed, or one that is said to be the table’s', async () => {
    const seen = [open, seeded, told(), running];
    expect(await judged(seen, makeProof(TABLE, OTHER, ['mine', null]))).toMatchObject({
      caught: ['commitment'],
    });
    for (const given of ['theirs', null])
      expect(await judged(seen, makeProof(TABLE, SECRET, [given, null]))).toMatchObject({
        caught: ['seed'],
      });
  });

  it('is found out if somebody is said to be named first who was not, or the other way round', async () => {
    const named = makeProof(TABLE, SECRET, ['mine', null], { first: 1 });
    expect(await judged([open, seeded, told(), running], named)).toMatchObject({
      caught: ['first'],
    });
    expect(await judged([open, seeded, asked(), told(1), running], named)).toMatchObject({
      caught: ['first'],
    });
    expect(await judged([open, seeded, asked(1), running])).toMatchObject({ caught: ['first'] });
  });

  it('may be started twice: who was named for a start that was called off does not count', async () => {
    expect(await judged([open, seeded, asked(1), told(1), open, asked(), told(), running])).toEqual(
      FAIR,
    );
  });

  it.each([
    ['absent', []],
    ['watching', [open]],
    ['late', [running, seeded]],
    ['elsewhere', [open, running]],
  ] as const)('leaves a doubt: %s', async (doubt, changes) => {
    expect(await judged(changes)).toEqual({ caught: [], doubt });
  });
});

it('of two chains that two tabs gave at once the one that was stored later is looked for', async () => {
  const [one, two] = ['1a'.repeat(32), '2b'.repeat(32)] as const;
  const changes = [
    open,
    (book: Notebook) => book.gives({ start: one, seat: 0, when: 'before' }),
    (book: Notebook) => book.gives({ start: two, seat: 0, when: 'before' }),
    (book: Notebook) => book.gave(two, 0, 8),
    (book: Notebook) => book.gave(one, 0, 9),
    running,
  ];
  const with_ = (start: string): Proof2 => ({
    proof: 2,
    table: TABLE,
    commitment,
    secret: SECRET,
    seats: [{ type: 'chain', end: shownAt(start, 0) }],
    named: {},
    steps: [],
  });
  expect(await judged(changes, with_(one))).toEqual(FAIR);
  expect(await judged(changes, with_(two))).toMatchObject({ caught: ['chain'] });
});
