/**
 * Two processes on one SQLite folder, with people spread over both by chance: they are killed while
 * a crowd plays over connections that break, and everything is as it was on one.
 *
 * KILLS=200 npm test -- grown/folder is the long proof; SEED repeats the choices of one that failed.
 */

import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { Seeded } from '../../src/random.ts';
import { repeatable, seedFor } from '../support/chance.ts';
import { Fleet } from '../support/grown/fleet.ts';
import { Crowd } from '../support/online/crash-crowd.ts';
import { journalsIn } from '../support/online/crash-ledger.ts';
import { Flaky } from '../support/online/drops-flaky.ts';
import { Listening, toldAlike } from '../support/online/drops-transcript.ts';
import { newFolder } from '../support/online/servers.ts';

const KILLS = Number(process.env['KILLS'] ?? 6);
const TABLES = Number(process.env['TABLES'] ?? 12);
const FLAGS = ['--absence', '86400'];

it(`two processes on one folder lose nothing in ${KILLS} kills`, {
  timeout: 120_000 + KILLS * 15_000,
}, async () => {
  const seed = seedFor('grown/folder');
  const random = new Seeded(seed);
  const folder = newFolder();
  const ledger = new Listening();
  const fleet = await Fleet.start({ count: 2, random, folder, flags: () => FLAGS });
  onTestFinished(async () => {
    await fleet.abandon();
    rmSync(folder, { recursive: true, force: true });
  });
  const crowd = await Crowd.gather({
    api: fleet.api,
    ledger,
    seed,
    tables: TABLES,
    each: 6,
    socket: (url, { person }) => new Flaky(url, ledger, person, random),
  });
  try {
    while (fleet.kills < KILLS) {
      const goal = ledger.acknowledged + TABLES + random.below(10 * TABLES);
      await crowd.until(() => ledger.acknowledged >= goal);
      await sleep(random.below(30));
      expect(await fleet.replace(random.below(2))).toBeNull();
    }
    await crowd.end();
    expect(await fleet.stop()).toEqual([0, 0]);
    const { faults, tables, entries } = await ledger.check(folder, true);
    console.log(
      `${fleet.kills} kills: ${tables} tables, ${entries} entries, ${ledger.acknowledged} deeds acknowledged; refused: ${JSON.stringify([...ledger.refused])}`,
    );
    expect(faults).toEqual([]);
    expect(toldAlike(await journalsIn(folder), [ledger.transcripts])).toEqual([]);
    expect(crowd.over).toBeGreaterThanOrEqual(TABLES);
  } catch (error) {
    throw repeatable(error);
  }
});
