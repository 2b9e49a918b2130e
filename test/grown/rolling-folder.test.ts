/** Three processes on one folder are replaced one by one while people play, and nobody notices. */

import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { Seeded } from '../../src/random.ts';
import { repeatable, seedFor } from '../support/chance.ts';
import { Fleet } from '../support/grown/fleet.ts';
import { Pauses } from '../support/grown/pauses.ts';
import { MOST, rollingRestart } from '../support/grown/rolling.ts';
import { newFolder } from '../support/online/servers.ts';

it('a rolling restart on one folder refuses no move, and loses nobody', {
  timeout: 180_000,
}, async () => {
  const seed = seedFor('grown/rolling-folder');
  const folder = newFolder();
  const flags = ['--absence', '86400', '--drain', '1'];
  const random = new Seeded(seed);
  const fleet = await Fleet.start({ count: 3, random, folder, flags: () => flags });
  onTestFinished(async () => {
    await fleet.abandon();
    rmSync(folder, { recursive: true, force: true });
  });
  try {
    const pauses = new Pauses();
    const { longest, moves } = await rollingRestart(fleet, pauses, seed);
    expect((await pauses.check(folder, true)).faults).toEqual([]);
    expect(Object.fromEntries(pauses.refusedMoves)).toEqual({});
    console.log(`rolling restart: ${moves} deeds, longest pause ${Math.round(longest)} ms`);
    expect(longest).toBeLessThan(MOST);
  } catch (error) {
    throw repeatable(error);
  }
});
