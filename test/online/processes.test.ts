/** What people see if they are connected to different processes on one store. */

import { isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Socket } from '../../src/client/connection.ts';
import type { Following } from '../../src/client/following.ts';
import { games } from '../../src/games/index.ts';
import { ThreadBrain } from '../../src/server/bots/brain.ts';
import { SETTINGS } from '../../src/server/settings.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { Brain } from '../../src/tables/brain.ts';
import type { ServerStore } from '../../src/tables/store.ts';
import { openStreet, type Street } from '../support/online/neighbours.ts';
import { arrive, beginGame, type Guests, until } from '../support/online/players.ts';
import type { House } from '../support/online/servers.ts';

let street: Street;
const there: Connection[] = [];
afterEach(async () => {
  for (const link of there.splice(0)) link.close();
  await street.stop();
});

function houseAt(number: number): House {
  return street.houses[number] as House;
}

async function come(at: number, name: string): Promise<Guests> {
  const person = await arrive(houseAt(at).api, name);
  there.push(person.link);
  return person;
}

/** The same store, with some of its methods changed. */
function changed(
  store: ServerStore,
  change: { readonly [Name in keyof ServerStore]?: ServerStore[Name] | undefined },
): ServerStore {
  return new Proxy(store, {
    get(target, name: keyof ServerStore) {
      if (name in change) return change[name];
      const value: unknown = target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('what the bus loses', () => {
  it('of a table is found by the length of its journal, though the store tells nothing', {
    timeout: 30_000,
  }, async () => {
    street = await openStreet(0);
    const quiet = async (): Promise<ServerStore> =>
      changed(await openSqlite(databaseIn(street.folder)), { listen: undefined });
    await street.build({ store: await quiet() });
    await street.build({ store: await quiet() });
    street.bus.isLost = () => true;
    const [ann, bob] = [await come(0, 'Ann'), await come(1, 'Bob')];
    const { table } = await houseAt(0).api.open(ann.guest.token, { game: 'sequence', seats: 2 });
    const watching = bob.link.follow(table);
    await until(watching, () => true);
    await ann.link.follow(table).do({ type: 'sit' });
    const said = Date.now();
    await until(watching, ({ about }) => about.seats[0] !== null);
    expect(Date.now() - said).toBeLessThan(4000);
  });

  it('of names and of tokens that were taken back is read again', { timeout: 40_000 }, async () => {
    street = await openStreet(2);
    street.bus.isLost = () => true;
    const { guest } = await come(0, 'Ann');
    const elsewhere = await Promise.all(
      [1, 2].map(async () => {
        const status: string[] = [];
        const link = new Connection({
          url: houseAt(1).api.socketUrl,
          token: guest.token,
          status: (now) => status.push(now),
        });
        there.push(link);
        return { link, status };
      }),
    );
    const [{ link, status }] = elsewhere as [(typeof elsewhere)[number]];
    const { table } = await houseAt(1).api.open(guest.token, { game: 'sequence', seats: 2 });
    const following = link.follow(table);
    await following.do({ type: 'sit' });
    await houseAt(0).api.rename(guest.token, 'Anna');
    await until(following, ({ about: { seats } }) => {
      const [sitter] = seats;
      return sitter?.type === 'person' && sitter.name === 'Anna';
    });
    await houseAt(0).api.renewTokens(guest.token);
    await vi.waitUntil(() => status.includes('refused'), { timeout: 12_000, interval: 50 });
    await expect(houseAt(1).api.me(guest.token)).rejects.toMatchObject({ code: 'unknown-token' });
  });
});

it('a bot thinks once, and not once in each process', { timeout: 60_000 }, async () => {
  const asked: string[] = [];
  const thinking = new ThreadBrain();
  const brain: Brain = {
    choose: (game, level, view, moves, seed, by) => {
      asked.push(seed);
      return thinking.choose(game, level, view, moves, seed, by);
    },
    close: async () => undefined,
  };
  street = await openStreet(0, { pauses: { ...SETTINGS.pauses, bot: 100 } });
  for (let number = 0; number < 3; number++) await street.build({ brain });
  await wait(1500); // by then each has heard of the others
  const [ann, bob] = [await come(0, 'Ann'), await come(1, 'Bob')];
  const { table } = await houseAt(0).api.open(ann.guest.token, {
    game: 'pokerdice',
    seats: 4,
    bots: [
      { seat: 2, level: 'casual' },
      { seat: 3, level: 'casual' },
    ],
  });
  const both = [ann, bob].map(({ link }) => link.follow(table)) as [Following, Following];
  for (const following of both) await following.do({ type: 'sit' });
  await until(both[0], ({ about }) => about.seats.every((sitter) => sitter !== null));
  const watcher = (await come(2, 'Cleo')).link.follow(table);
  await both[0].do({ type: 'start' });
  // whoever is asked plays, in whichever process, until bots have thought a while
  const ends = Date.now() + 20_000;
  while (asked.length < 12 && Date.now() < ends) {
    const one = both.find(({ known, isWaiting }) => !isWaiting && known?.moves.length);
    const [move] = one?.known?.moves ?? [];
    if (one !== undefined && move !== undefined)
      await one.do({ type: 'play', move }).catch(() => undefined);
    await wait(20);
  }
  expect(asked.length).toBeGreaterThanOrEqual(12);
  expect(asked).toEqual([...new Set(asked)]);
  expect(watcher.known?.n).toBeGreaterThan(12);
  await thinking.close();
});

describe('who is there', () => {
  it('is told of all processes, and forgotten with a process that ends', {
    timeout: 30_000,
  }, async () => {
    street = await openStreet(2);
    const [ann, bob] = [await come(0, 'Ann'), await come(1, 'Bob')];
    const [first, second] = (await beginGame(houseAt(0).api, [ann, bob], {
      game: 'sequence',
    })) as [Following, Following];
    const { link } = await come(1, 'Cleo');
    link.follow(first.table);
    const all = { seats: [true, true], watchers: 1 };
    for (const one of [first, second])
      await vi.waitUntil(() => isDeepStrictEqual({ ...one.presence, ...all }, one.presence), {
        timeout: 5000,
      });
    expect([first.presence, second.presence]).toMatchObject([all, all]);
    bob.link.close();
    await vi.waitUntil(() => first.presence?.seats[1] === false, { timeout: 5000 });
    await houseAt(1).stop();
    await vi.waitUntil(() => first.presence?.watchers === 0, { timeout: 5000 });
  });

  it('decides which tables are in the public list, in every process', {
    timeout: 30_000,
  }, async () => {
    street = await openStreet(2);
    const ann = await come(0, 'Ann');
    const { table } = await houseAt(0).api.open(ann.guest.token, {
      game: 'sequence',
      seats: 2,
      listed: true,
    });
    await ann.link.follow(table).do({ type: 'sit' });
    const listed = async (): Promise<boolean> => {
      const answer = await fetch(`${houseAt(1).api.origin}/api/tables`);
      return (await answer.text()).includes(table);
    };
    await vi.waitUntil(listed, { timeout: 6000, interval: 100 });
    expect(street.bus.said.map(([, message]) => message).join()).not.toContain('127.0.0.1');
    ann.link.close();
    await vi.waitUntil(async () => !(await listed()), { timeout: 6000, interval: 100 });
  });
});

describe('a table whose rules a process does not have', () => {
  it('is refused as elsewhere, and the client finds a process that has them', async () => {
    street = await openStreet(1);
    await street.build({ games: games.filter(({ id }) => id !== 'next') });
    const ann = await come(0, 'Ann');
    const { table } = await houseAt(0).api.open(ann.guest.token, { game: 'next', seats: 2 });
    const answer = await fetch(`${houseAt(1).api.origin}/api/tables/${table}`);
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'elsewhere' }]);
    const urls = [houseAt(1), houseAt(1), houseAt(0)].map(({ api }) => api.socketUrl);
    let count = 0;
    const bob = await arrive(houseAt(1).api, 'Bob', {
      socket: (url) => new WebSocket(urls[count++] ?? url) as unknown as Socket,
    });
    there.push(bob.link);
    const following = bob.link.follow(table);
    const { about } = await until(following, () => true);
    expect([about.game, count]).toEqual(['next', 3]);
    const other = houseAt(1).log.filter((line) => /"level":"error"/.test(line));
    expect(other).toEqual([]);
  });
});

describe('a clock that is not the store’s', () => {
  const off = (store: ServerStore, by: () => number): ServerStore =>
    changed(store, {
      beat: async (...beat) => ({ ...(await store.beat(...beat)), time: Date.now() + by() }),
    });

  it('is told, keeps a server from being ready, and a new one from starting', {
    timeout: 20_000,
  }, async () => {
    street = await openStreet(0);
    let ahead = 0;
    const open = async (): Promise<ServerStore> =>
      off(await openSqlite(databaseIn(street.folder)), () => ahead);
    await street.build({ store: await open() });
    const ask = async (path: string): Promise<string> =>
      (await fetch(`${houseAt(0).api.origin}${path}`)).text();
    expect(await ask('/ready')).toBe('ready\n');
    ahead = -3000;
    await vi.waitUntil(async () => (await ask('/ready')) !== 'ready\n', { timeout: 5000 });
    expect(await ask('/ready')).toMatch(/clocks.* (2[5-9]|3[0-4])\d\d\u00a0ms apart/);
    expect(await ask('/metrics')).toMatch(
      /^gobelet_clock_skew_milliseconds -(2[5-9]|3[0-4])\d\d$/m,
    );
    expect(houseAt(0).log.join('')).toContain('"event":"clock_skewed"');
    const store = await open();
    await expect(street.build({ store })).rejects.toMatchObject({ name: 'ClockSkew' });
    await store.close();
    ahead = 200;
    await vi.waitUntil(async () => (await ask('/ready')) === 'ready\n', { timeout: 5000 });
  });
});
