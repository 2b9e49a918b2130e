/**
 * Legal clients who try to make the server work: random sequences of everything that may be done,
 * against long and busy tables. `SEQUENCES=1000000 npm run bench:behaviour` is the long run, with
 * the processor time as the score; here is what must hold of every sequence, whatever the machine's
 * speed.
 */

import { expect, it } from 'vitest';
import { ACTIONS, describe as inWords, randomSequence } from '../../bench/behaviour/actions.ts';
import { play } from '../../bench/behaviour/play.ts';
import { World } from '../../bench/behaviour/world.ts';
import { Seeded } from '../../src/random.ts';
import * as prices from '../../src/server/limits/prices.ts';

const SEQUENCES = Number(process.env['SEQUENCES'] ?? 400);
/**
 * Bytes told for a microsecond charged, at most: the price of a byte that is written once and sent
 * to many.
 */
const BYTES = 1 / prices.BYTE_SENT;
/** Heads of HTTP answers and of the upgrade to a socket. */
const HEADS = 40_000;

it('H1: whatever legal clients do, nothing breaks, and what they are told is paid for', {
  timeout: 600_000,
}, async () => {
  const random = new Seeded('behaviour/test');
  const world = await World.begin();
  const done = new Set<string>();
  try {
    for (let number = 0; number < SEQUENCES; number++) {
      if (number % 100 === 99) await world.plant();
      const sequence = randomSequence(random, world.names.length);
      const { bytes, charged } = await play(world, sequence);
      for (const { type } of sequence) done.add(type);
      expect(world.errors, inWords(sequence, world.names)).toEqual([]);
      expect(bytes, inWords(sequence, world.names)).toBeLessThan(HEADS + charged * BYTES);
    }
  } finally {
    await world.end();
  }
  expect([...done].sort()).toEqual([...ACTIONS].sort());
});

it('H1: a client that can pay is heard to the end of its sequence, however fast the answers come', {
  timeout: 600_000,
}, async () => {
  const world = await World.begin();
  try {
    const pings = Array.from(
      { length: 30 },
      () => ({ type: 'ping', who: 0, table: 0, pick: 0 }) as const,
    );
    const { done, charged } = await play(world, pings);
    expect(done).toBe(30);
    expect(charged).toBeGreaterThan(prices.SOCKET + 30 * prices.MESSAGE);
  } finally {
    await world.end();
  }
});
