/**
 * Three processes on PostgreSQL and NATS are replaced one by one while people play, and nobody
 * notices.
 */

import { expect, it, onTestFinished } from 'vitest';
import { Seeded } from '../../src/random.ts';
import { repeatable, seedFor } from '../support/chance.ts';
import { GrownHouse } from '../support/grown/grown-house.ts';
import { Pauses } from '../support/grown/pauses.ts';
import { MOST, rollingRestart } from '../support/grown/rolling.ts';

it('a rolling restart refuses no move, and loses nobody', {
  timeout: 180_000,
}, async () => {
  const seed = seedFor('grown/rolling');
  const flags = ['--absence', '86400', '--drain', '1'];
  const house = await GrownHouse.start(3, new Seeded(seed), flags);
  onTestFinished(() => house.remove());
  try {
    const pauses = new Pauses();
    const { longest, moves } = await rollingRestart(house.fleet, pauses, seed);
    const journals = (): ReturnType<GrownHouse['journals']> => house.journals(pauses.tables);
    expect((await pauses.check(journals, true)).faults).toEqual([]);
    expect(Object.fromEntries(pauses.refusedMoves)).toEqual({});
    console.log(`rolling restart: ${moves} deeds, longest pause ${Math.round(longest)} ms`);
    expect(longest).toBeLessThan(MOST);
  } catch (error) {
    throw repeatable(error);
  }
});
