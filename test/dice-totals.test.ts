/**
 * The dice of a server and of a person: counted once, whatever happens to the processes, and
 * nothing told but counts.
 */

import { chmodSync, copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { Api } from '../src/client/api.ts';
import { Connection } from '../src/client/connection.ts';
import { games } from '../src/games/index.ts';
import { DiceTotals } from '../src/server/dice-totals.ts';
import { databaseIn } from '../src/server/store/place.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { TableState } from '../src/tables/fold/table-state.ts';
import type { ServerStore } from '../src/tables/store.ts';
import { tallyOld } from '../src/tables/tallying.ts';
import { countRecord } from '../src/tally/count.ts';
import { addTallies, type Tally } from '../src/tally/tally.ts';
import { newFolder, openHouse, spawnHouse } from './support/online/servers.ts';

const FIXTURE = fileURLToPath(new URL('fixtures/tables.db', import.meta.url));
const quiet = (): void => undefined;
const LOG = { debug: quiet, info: quiet, warn: quiet, error: quiet };

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function folder(): string {
  const made = newFolder();
  folders.push(made);
  return made;
}

/** Plays a table to its end: the person on seat 0 leaves it to a bot at once. */
async function play(
  api: Api,
  game: string,
): Promise<{ readonly table: string; readonly token: string; readonly record: readonly string[] }> {
  const { token } = await api.beGuest('Ana');
  const { table } = await api.open(token, {
    game,
    seats: 2,
    bots: [{ seat: 1, level: 'beginner' }],
  });
  const link = new Connection({ url: api.socketUrl, token });
  const following = link.follow(table);
  const over = new Promise<void>((resolve) => {
    following.listen((news) => {
      if ('known' in news && news.known.about.status === 'over') resolve();
    });
  });
  await following.do({ type: 'sit', seat: 0, seed: 'my-seed' });
  await following.do({ type: 'start' });
  await following.do({ type: 'stand' });
  await over;
  link.close();
  return { table, token, record: (await api.kept(token, table)).record.split('\n') };
}

const whole = (...records: readonly (readonly string[])[]): Tally =>
  addTallies(...records.map((record) => countRecord(record, games)));

describe('over HTTP', () => {
  it('everybody’s dice are those of all finished games, mine those of my seats; running games and secrets are not in them', async () => {
    const house = await openHouse();
    const { api } = house;
    expect(await api.dice()).toEqual({ games: 0, dice: [] });
    const one = await play(api, 'sequence');
    expect(await api.dice()).toEqual({ games: 1, dice: whole(one.record) });
    const other = await play(api, 'next');
    await api.open(one.token, { game: 'pokerdice', seats: 2 });
    const all = await api.dice();
    expect(all).toEqual({ games: 2, dice: whole(one.record, other.record) });
    expect(await api.dice(one.token)).toEqual({
      games: 1,
      dice: [countRecord(one.record, games)[0]],
    });
    const { token: nobody } = await api.beGuest();
    expect(await api.dice(nobody)).toEqual({ games: 0, dice: [] });
    await expect(api.dice('nonsense')).rejects.toMatchObject({ code: 'unknown-token' });
    const { proof } = await api.kept(one.token, one.table);
    const told = JSON.stringify(all);
    for (const secret of [(JSON.parse(proof) as { secret: string }).secret, 'my-seed', one.table])
      expect(told).not.toContain(secret);
    await house.stop();
  });
});

describe('counted once', () => {
  it('after the server was killed and came back, twice', async () => {
    const place = folder();
    let server = await spawnHouse(place, 0, []);
    const { record } = await play(server.api, 'sequence');
    const expected = { games: 1, dice: whole(record) };
    for (let time = 0; time < 2; time++) {
      await server.kill('SIGKILL');
      server = await spawnHouse(place, 0, []);
      expect(await server.api.dice()).toEqual(expected);
    }
    await server.kill('SIGTERM');
  });

  it('though several processes count the same old tables at once', async () => {
    const place = folder();
    copyFileSync(FIXTURE, databaseIn(place)); // written before there were tallies
    chmodSync(databaseIn(place), 0o600);
    const stores = await Promise.all([1, 2, 3].map(() => openSqlite(databaseIn(place))));
    await Promise.all(stores.map((store) => tallyOld(store, async () => games, LOG)));
    const [store, other] = stores as readonly ServerStore[] as readonly [ServerStore, ServerStore];
    const records = await finishedIn(store);
    expect(records.length).toBeGreaterThan(2);
    const totals = new DiceTotals(store);
    expect(await totals.ofAll()).toEqual({ games: records.length, dice: whole(...records) });
    expect(await totals.ofAll()).toEqual({ games: records.length, dice: whole(...records) });
    await tallyOld(other, async () => games, LOG);
    expect(await new DiceTotals(other).ofAll()).toEqual(await totals.ofAll());
    await Promise.all(stores.map((one) => one.close()));
  });

  it('by a server that finds a database of before', async () => {
    const place = folder();
    copyFileSync(FIXTURE, databaseIn(place));
    chmodSync(databaseIn(place), 0o600);
    const server = await spawnHouse(place, 0, []);
    await expect
      .poll(async () => (await server.api.dice()).games, { timeout: 20_000 })
      .toBeGreaterThan(2);
    await server.kill('SIGTERM');
  });
});

/** What can't be read is told, and keeps nobody else from being counted. */
it('a journal that can’t be read is left out', async () => {
  const place = folder();
  const store = await openSqlite(databaseIn(place));
  const summary = {
    game: 'next',
    seats: 2,
    status: 'over',
    listed: false,
    people: [],
    due: null,
    opened: 1,
    changed: 1,
  } as const;
  for (const table of ['a', 'b'])
    await store.append({
      table,
      expected: 0,
      entries: ['nonsense'],
      summary: { id: table, ...summary },
    });
  const told: string[] = [];
  await tallyOld(store, async () => games, {
    ...LOG,
    warn: (_, more) => told.push(String(more?.['table'])),
  });
  expect(told).toEqual(['a', 'b']);
  expect(await new DiceTotals(store).ofAll()).toEqual({ games: 0, dice: [] });
  await store.close();
});

async function finishedIn(store: ServerStore): Promise<readonly (readonly string[])[]> {
  const tallied = await store.tallies(0, 1000);
  return Promise.all(
    tallied.map(async ({ table }) => TableState.read(table, await store.read(table), games).record),
  );
}
