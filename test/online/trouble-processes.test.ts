/** Several processes, one after the other or at once, on the same folder. */

import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connection } from '../../src/client/connection.ts';
import { Seeded } from '../../src/random.ts';
import { Crowd } from '../support/online/crash-crowd.ts';
import { Ledger } from '../support/online/crash-ledger.ts';
import { Flaky } from '../support/online/drops-flaky.ts';
import { arrive, until } from '../support/online/players.ts';
import { type Child, newFolder, spawnHouse } from '../support/online/servers.ts';

/** While the only process is away so is everybody, for as long as it takes to start on this machine. */
const PATIENT = ['--absence', '86400'];
/** Whoever is connected, to whichever process, is not away. */
const SHORT = ['--absence', '3'];

let folder = '';
let ledger: Ledger;
const children: Child[] = [];

beforeEach(() => {
  folder = newFolder();
  ledger = new Ledger();
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function serve(flags: readonly string[], port = 0): Promise<Child> {
  const child = await spawnHouse(folder, port, flags);
  children.push(child);
  return child;
}

function errorsOf({ log }: Child): readonly string[] {
  return log.filter((line) => line.includes('"level":"error"'));
}

describe('SIGTERM', () => {
  it('lets what is under way be stored, ends with 0, and people come back and play on', {
    timeout: 180_000,
  }, async () => {
    let server = await serve(PATIENT);
    const crowd = await Crowd.gather({
      api: server.api,
      ledger,
      seed: 'drained',
      tables: 12,
      each: 6,
    });
    for (let round = 0; round < 4; round++) {
      const goal = ledger.acknowledged + 300;
      await crowd.until(() => ledger.acknowledged >= goal);
      expect(await server.kill('SIGTERM')).toBe(0);
      expect(errorsOf(server)).toEqual([]);
      expect((await ledger.check(folder, false)).faults).toEqual([]);
      server = await serve(PATIENT, server.port);
    }
    await crowd.end();
    expect(await server.kill('SIGTERM')).toBe(0);
    expect((await ledger.check(folder, true)).faults).toEqual([]);
  });
});

describe('two processes on one database', () => {
  it('tell each other’s people what happened, though these do nothing', async () => {
    const [one, other] = [await serve(SHORT), await serve(SHORT)];
    const ann = await arrive(one.api, 'Ann');
    const { table } = await one.api.open(ann.guest.token, { game: 'sequence', seats: 2 });
    const there = new Connection({
      url: other.api.socketUrl,
      token: (await other.api.beGuest('Bob')).token,
    });
    const watching = there.follow(table);
    await until(watching, () => true);
    const sitting = ann.link.follow(table);
    await sitting.do({ type: 'sit' });
    await sitting.do({ type: 'say', text: 'hello over there' });
    const { said, about } = await until(watching, (known) => known.said.length > 0);
    expect([said[0]?.text, about.seats[0]]).toMatchObject(['hello over there', { name: 'Ann' }]);
    ann.link.close();
    there.close();
  });

  it('play the same games without a fork to their end, with people who change from one to the other', {
    timeout: 180_000,
  }, async () => {
    const [one, other] = [await serve(SHORT), await serve(SHORT)];
    let count = 0;
    const random = new Seeded('two');
    const crowd = await Crowd.gather({
      api: one.api,
      ledger,
      seed: 'two',
      tables: 9,
      each: 9,
      games: 9,
      socket: (_url, { person }) =>
        new Flaky(([one, other][count++ % 2] as Child).api.socketUrl, ledger, person, random),
    });
    await crowd.played();
    for (const child of [one, other]) {
      expect(errorsOf(child)).toEqual([]);
      expect(await child.kill('SIGTERM')).toBe(0);
    }
    expect((await ledger.check(folder, true)).faults).toEqual([]);
  });
});
