/**
 * Clocks stand while no server runs: with real processes that are killed, stopped and made to
 * sleep.
 */

import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Following } from '../../src/client/following.ts';
import type { Happening } from '../../src/protocol.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { writeEntry } from '../../src/tables/fold/journal.ts';
import { mayBeLate } from '../support/may-be-late.ts';
import { arrive, type Guests, until } from '../support/online/players.ts';
import { type Child, newFolder, spawnHouse } from '../support/online/servers.ts';
import { summaryOf } from '../support/store/summary.ts';

const TABLE = 'kabo-relu-timo-sane';
/**
 * Shorter than the time for which the server is away, and longer than this test takes otherwise.
 */
const BANK = 4500;
const AWAY = 6000;
const REAL = mayBeLate('processes start and stop while a real clock runs');

let folder = '';
let house: Child | undefined;
let people: readonly Guests[] = [];
afterEach(async () => {
  for (const { link } of people) link.close();
  house?.process.kill('SIGCONT');
  await house?.kill('SIGKILL');
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
});

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Two people at a live table with little time, the first to move. */
async function begin(): Promise<{
  readonly followings: readonly [Following, Following];
  readonly steps: Happening[];
}> {
  folder = newFolder();
  house = await spawnHouse(folder);
  people = [await arrive(house.api, 'Ana'), await arrive(house.api, 'Ben')];
  const store = await openSqlite(databaseIn(folder));
  const host = people[0]?.guest.person ?? '';
  const at = Date.now();
  const pace = { type: 'live', bank: BANK, increment: 0 } as const;
  const table = {
    game: 'sequence',
    rules: 1,
    seats: 2,
    options: {},
    watch: 'anybody',
    listed: false,
    pace,
  } as const;
  const opened = writeEntry({ type: 'opened', at, by: host, ...table, secret: '5e'.repeat(32) });
  const summary = summaryOf(TABLE, { game: 'sequence', people: [host], opened: at, changed: at });
  await store.append({ table: TABLE, expected: 0, entries: [opened], summary });
  await store.close();
  const [ana, ben] = people.map(({ link }) => link.follow(TABLE)) as [Following, Following];
  const steps: Happening[] = [];
  ben.listen((news) => {
    if (news.type === 'step') steps.push(news.what);
  });
  for (const following of [ana, ben]) await following.do({ type: 'sit' });
  await ana.do({ type: 'start' });
  return { followings: [ana, ben], steps };
}

/**
 * That nobody has lost more than the time for which the server was there, and that the seat is
 * theirs.
 */
async function expectUnharmed(
  following: Following,
  steps: readonly Happening[],
  started: number,
  gone: number,
): Promise<void> {
  const known = await until(following, () => steps.some(({ type }) => type === 'paused'));
  const left = known.clocks?.left[0] ?? 0;
  expect(left).toBeGreaterThanOrEqual(BANK - (gone - started) - 50);
  expect(left).toBeLessThanOrEqual(BANK);
  expect(known.clocks?.stand).toBeGreaterThan(5000);
  await wait(BANK); // the time for coming back is nobody's either
  expect(
    steps.filter(
      (what) => what.type === 'held' || (what.type === 'played' && what.instead !== undefined),
    ),
  ).toEqual([]);
}

describe('clocks stand while no server runs', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'after %s, until people are back',
    REAL,
    async (signal) => {
      const {
        followings: [ana, ben],
        steps,
      } = await begin();
      const started = ana.known?.at ?? 0;
      const port = house?.port;
      await wait(700);
      const gone = Date.now();
      await house?.kill(signal);
      await wait(AWAY);
      house = await spawnHouse(folder, port);
      await expectUnharmed(ben, steps, started, gone);
      const paused = steps.filter(({ type }) => type === 'paused');
      expect(paused).toHaveLength(1);
      await ana.do({ type: 'play', move: ana.known?.moves[0] as Record<string, unknown> });
    },
  );

  it('after a restart that took less than two seconds, too', REAL, async () => {
    const {
      followings: [ana, ben],
      steps,
    } = await begin();
    const started = ana.known?.at ?? 0;
    const port = house?.port;
    await wait(1500);
    const gone = Date.now();
    await house?.kill('SIGKILL');
    house = await spawnHouse(folder, port);
    await expectUnharmed(ben, steps, started, gone);
  });

  it('while the process is stopped and goes on, as when a laptop sleeps', REAL, async () => {
    const {
      followings: [ana, ben],
      steps,
    } = await begin();
    const started = ana.known?.at ?? 0;
    await wait(700);
    const gone = Date.now();
    house?.process.kill('SIGSTOP');
    await wait(AWAY);
    house?.process.kill('SIGCONT');
    await expectUnharmed(ben, steps, started, gone);
  });

  it('and run when it was another process that was killed', REAL, async () => {
    const { followings, steps } = await begin();
    const second = await spawnHouse(folder);
    await wait(1200);
    await second.kill('SIGKILL');
    const third = await spawnHouse(folder);
    const here = followings[1];
    const taken = (): boolean =>
      steps.some((what) => what.type === 'played' && what.instead === 'time');
    try {
      await until(here, taken);
      expect(steps.filter(({ type }) => type === 'paused')).toEqual([]);
    } finally {
      await third.kill('SIGKILL');
    }
  });
});
