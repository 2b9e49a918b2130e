/**
 * Three processes on PostgreSQL and NATS, with people spread over them by chance, over connections
 * that break: processes are killed, PostgreSQL is killed and comes back, NATS is gone for half a
 * minute, lines between them are slow, silent or cut. What was acknowledged is there, once, where
 * it was said to be; everybody was told every step once and in order; every game ends; every record
 * and every proof is true.
 *
 * KILLS=200 npm test -- grown/house is the long proof; SEED repeats the choices of one that failed.
 */

import { expect, it, onTestFinished } from 'vitest';
import { Seeded } from '../../src/random.ts';
import { repeatable, seedFor } from '../support/chance.ts';
import { GrownHouse } from '../support/grown/grown-house.ts';
import { KINDS, Troubles } from '../support/grown/troubles.ts';
import { Crowd } from '../support/online/crash-crowd.ts';
import { Flaky } from '../support/online/drops-flaky.ts';
import { Listening, toldAlike } from '../support/online/drops-transcript.ts';

const KILLS = Number(process.env['KILLS'] ?? 9);
const TABLES = Number(process.env['TABLES'] ?? 9);
const FLAGS = ['--absence', '86400'];
/** Of so many kills, one is followed by one of PostgreSQL. */
const DATABASE = 4;
/** And after so many NATS is gone again, for so many milliseconds. */
const BUS = 50;
const WITHOUT_BUS = 30_000;

it(`three processes lose nothing in ${KILLS} kills and all that goes wrong between`, {
  timeout: 180_000 + KILLS * 20_000,
}, async () => {
  const seed = seedFor('grown/house');
  const random = new Seeded(seed);
  const house = await GrownHouse.start(3, random, FLAGS);
  onTestFinished(() => house.remove());
  const { fleet } = house;
  const ledger = new Listening();
  const troubles = new Troubles(house, random);
  const crowd = await Crowd.gather({
    api: fleet.api,
    ledger,
    seed,
    tables: TABLES,
    each: 6,
    socket: (url, { person }) => new Flaky(url, ledger, person, random),
  });
  try {
    let nats = troubles.loseNats(WITHOUT_BUS);
    while (fleet.kills < KILLS) {
      const goal = ledger.acknowledged + random.below(5 * TABLES);
      await crowd.until(() => ledger.acknowledged >= goal);
      await Promise.all([troubles.next(), fleet.replace(random.below(3))]);
      if (fleet.kills % DATABASE === 0) await troubles.losePostgres();
      if (fleet.kills % BUS === 0) nats = nats.then(() => troubles.loseNats(WITHOUT_BUS));
    }
    await nats;
    await crowd.end();
    const journals = await house.journals(ledger.tables);
    expect(await fleet.stop()).toEqual([0, 0, 0]);
    const { faults, tables, entries } = await ledger.check(async () => journals, true);
    console.log(
      `${fleet.kills} kills: ${tables} tables, ${entries} entries, ${ledger.acknowledged} deeds acknowledged; refused: ${JSON.stringify([...ledger.refused])}; ${JSON.stringify([...troubles.met])}; led to ${JSON.stringify([...fleet.balancer.led.values()])}`,
    );
    expect(faults).toEqual([]);
    expect(toldAlike(journals, [ledger.transcripts])).toEqual([]);
    expect(crowd.over).toBeGreaterThanOrEqual(TABLES);
    for (const kind of KILLS < KINDS.length ? [] : KINDS)
      expect(troubles.met.get(kind), kind).toBeGreaterThan(0);
  } catch (error) {
    throw repeatable(error);
  }
});
