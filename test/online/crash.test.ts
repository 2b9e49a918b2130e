/**
 * The server is killed at random moments while a crowd plays, and started again on the same folder:
 * what was acknowledged is there, once, where it was said to be; nothing else is there; and every
 * game goes on to its end.
 *
 * ROUNDS=20 TABLES=200 npm test -- crash is the long proof; SEED repeats the choices of one that failed.
 */

import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { Seeded } from '../../src/random.ts';
import { repeatable, seedFor } from '../support/chance.ts';
import { Crowd } from '../support/online/crash-crowd.ts';
import { Ledger } from '../support/online/crash-ledger.ts';
import { newFolder, spawnHouse } from '../support/online/servers.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const TABLES = Number(process.env['TABLES'] ?? 60);
const EACH = 50;

it(`loses and doubles nothing in ${ROUNDS} crashes under ${TABLES} tables`, {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  const seed = seedFor('crash');
  const random = new Seeded(seed);
  const folder = newFolder();
  const ledger = new Ledger();
  const flags = ['--absence', '86400'];
  let server = await spawnHouse(folder, 0, flags);
  onTestFinished(async () => {
    await server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const crowd = await Crowd.gather({ api: server.api, ledger, seed, tables: TABLES, each: EACH });
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const goal = ledger.acknowledged + TABLES + random.below(30 * TABLES);
      await crowd.until(() => ledger.acknowledged >= goal);
      await sleep(random.below(30));
      expect(await server.kill('SIGKILL')).toBeNull();
      server = await spawnHouse(folder, server.port, flags);
    }
    await crowd.end();
    expect(await server.kill('SIGTERM')).toBe(0);
    const { faults, tables, entries } = await ledger.check(folder, true);
    console.log(
      `${ROUNDS} crashes: ${tables} tables, ${entries} entries, ${ledger.acknowledged} deeds acknowledged; refused: ${JSON.stringify([...ledger.refused])}`,
    );
    expect(faults).toEqual([]);
    expect(crowd.over).toBeGreaterThanOrEqual(TABLES);
  } catch (error) {
    throw repeatable(error);
  }
});
