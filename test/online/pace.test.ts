/** Clocks, absences and the bots that stand in, with real time on a real server. */

import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Guest } from '../../src/client/api.ts';
import type { Following } from '../../src/client/following.ts';
import type { Happening, MessageOf, Pace } from '../../src/protocol.ts';
import { Seeded } from '../../src/random.ts';
import type { Settings } from '../../src/server/settings.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { type Entry, writeEntry } from '../../src/tables/fold/journal.ts';
import type { ServerStore } from '../../src/tables/store.ts';
import { mayBeLate } from '../support/may-be-late.ts';
import { arrive, type Guests, offered, playOut, until } from '../support/online/players.ts';
import { BUSY, type House, newFolder, openHouse } from '../support/online/servers.ts';

/** Banks of a second or two are gone when a machine sleeps as long. */
const REAL = mayBeLate('the clocks of its tables are real');
const QUICK = { ...BUSY.pauses, bot: 0 };
let houses: House[] = [];
afterEach(async () => {
  for (const house of houses) await house.stop();
  houses = [];
});

async function open(settings: Partial<Settings> = {}, store?: ServerStore): Promise<House> {
  const house = await openHouse(settings, store === undefined ? {} : { store });
  houses.push(house);
  return house;
}

/** A table with a clock much shorter than anybody may ask for. */
async function plant(
  store: ServerStore,
  host: Guest,
  pace: Pace,
  game = 'sequence',
): Promise<string> {
  const id = 'kabo-relu-timo-sane';
  const at = Date.now();
  const opened: Entry = {
    ...{
      type: 'opened',
      at,
      by: host.person,
      game,
      rules: 1,
      seats: 2,
      options: {},
      watch: 'anybody',
      listed: false,
      pace,
    },
    secret: '5e'.repeat(32),
  };
  const summary = {
    id,
    game,
    seats: 2,
    status: 'open',
    listed: false,
    people: [host.person],
    due: null,
    opened: at,
    changed: at,
  } as const;
  await store.append({ table: id, expected: 0, entries: [writeEntry(opened)], summary });
  return id;
}

async function sitDown(people: readonly Guests[], table: string): Promise<Following[]> {
  const all = people.map(({ link }) => link.follow(table));
  for (const following of all) await following.do({ type: 'sit' });
  await all[0]?.do({ type: 'start' });
  return all;
}

/** Everything that has happened since this was called. */
function listening(following: Following): {
  readonly steps: Happening[];
  readonly hurries: MessageOf<'hurry'>[];
} {
  const heard = { steps: [] as Happening[], hurries: [] as MessageOf<'hurry'>[] };
  following.listen((news) => {
    if (news.type === 'step') heard.steps.push(news.what);
    if (news.type === 'hurry') heard.hurries.push(news.message as MessageOf<'hurry'>);
  });
  return heard;
}

const playing = (following: Following, seat: number): string | undefined => {
  const sitter = following.known?.about.seats[seat];
  return sitter === null || sitter === undefined || sitter.type === 'bot'
    ? undefined
    : sitter.playing;
};

describe('live', () => {
  it(
    'warns, lets a bot play that move, after two holds the seat, and gives it back',
    REAL,
    async () => {
      const house = await open({ pauses: QUICK });
      const people = [await arrive(house.api, 'Ana'), await arrive(house.api, 'Ben')];
      const table = await plant(house.store, people[0]?.guest as Guest, {
        type: 'live',
        bank: 300,
        increment: 0,
      });
      const heard = listening((people[0] as Guests).link.follow(table));
      const [ana, ben] = (await sitDown(people, table)) as [Following, Following];
      await until(ana, () => playing(ana, 0) === 'bot');
      expect(heard.hurries[0]).toMatchObject({ seat: 0 });
      const lapses = heard.steps.filter(
        (what) => what.type === 'played' && what.instead === 'time',
      );
      expect(lapses.length).toBeGreaterThanOrEqual(2);
      expect(heard.steps.find(({ type }) => type === 'held')).toMatchObject({
        seat: 0,
        why: 'time',
      });
      await until(ben, () => playing(ben, 0) === 'bot'); // everybody sees who is really playing
      await expect(ana.do({ type: 'play', move: { type: 'roll' } })).rejects.toMatchObject({
        code: 'held',
      });
      await ana.do({ type: 'return' });
      expect(playing(ana, 0)).toBe('self');
      const known = await until(
        ana,
        (now) => offered(now, people[0]?.guest.person ?? '').length > 0,
      );
      expect(known.clocks?.left[0]).toBeGreaterThan(10_000);
      await ana.do({ type: 'play', move: known.moves[0] as Record<string, unknown> });
      for (const { link } of people) link.close();
    },
  );

  it('M5: leaving and coming back again and again holds nobody up', REAL, async () => {
    const house = await open({ pauses: { ...QUICK, bot: 150 } });
    const people = [await arrive(house.api, 'Ana'), await arrive(house.api, 'Ben')];
    const table = await plant(house.store, people[0]?.guest as Guest, {
      type: 'live',
      bank: 1200,
      increment: 0,
    });
    const [ana, ben] = (await sitDown(people, table)) as [Following, Following];
    const started = ana.known?.at ?? 0;
    const heard = listening(ben);
    const hasMoved = (): boolean => heard.steps.some(({ type }) => type === 'played');
    for (let times = 0; !hasMoved() && Date.now() - started < 6000; times++) {
      await ana.do({ type: times % 2 === 0 ? 'stand' : 'return' }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    expect(hasMoved()).toBe(true);
    expect(Date.now() - started).toBeLessThan(1200 + 2 * 150 + 1500);
    for (const { link } of people) link.close();
  });

  it('goes on while the player is away, and stands while the server is', REAL, async () => {
    const folder = newFolder();
    const store = await openSqlite(databaseIn(folder));
    const pauses = { ...QUICK, stand: 500 };
    const first = await open({ pauses }, store);
    const people = [await arrive(first.api, 'Ana'), await arrive(first.api, 'Ben')];
    const table = await plant(store, people[0]?.guest as Guest, {
      type: 'live',
      bank: 1500,
      increment: 0,
    });
    const [ana] = await sitDown(people, table);
    const started = ana?.known?.at ?? 0;
    for (const { link } of people) link.close();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await first.stop();
    const stopped = Date.now();
    houses = [];
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, started + 1700 - Date.now())));
    const again = await openSqlite(databaseIn(folder));
    const opened = Date.now();
    // nobody comes: the server knows by itself what is due
    const second = await open({ pauses }, again);
    await expect
      .poll(
        async () =>
          (await again.read(table)).filter((line) => line.includes('"instead":"time"')).length,
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0);
    const [lapse = ''] = (await again.read(table)).filter((line) =>
      line.includes('"instead":"time"'),
    );
    const { at } = JSON.parse(lapse) as { at: number };
    expect(at).toBeGreaterThanOrEqual(opened + 500 + 1500 - (stopped - started));
    expect(at).toBeLessThan(opened + 4000);
    await second.stop();
    houses = [];
    rmSync(folder, { recursive: true });
  });
});

describe('relaxed', () => {
  it('a bot takes the seat of whoever is away for long, and he takes it back', REAL, async () => {
    const house = await open({ pauses: { bot: 0, absence: 700, grace: 0 } });
    const [ana, ben] = [await arrive(house.api, 'Ana'), await arrive(house.api, 'Ben')];
    const table = await plant(house.store, ana.guest, { type: 'relaxed' });
    const [, bens] = (await sitDown([ana, ben], table)) as [Following, Following];
    const heard = listening(bens);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    // she is thinking, and that may take as long as it likes
    expect(heard.steps.filter(({ type }) => type === 'held')).toEqual([]);
    const left = Date.now();
    ana.link.close();
    await until(bens, () => playing(bens, 0) === 'bot');
    expect(Date.now() - left).toBeGreaterThanOrEqual(650);
    expect(heard.steps.find(({ type }) => type === 'held')).toMatchObject({
      seat: 0,
      why: 'absence',
    });
    const back = (await arrive(house.api, 'nobody', { token: ana.guest.token })).link;
    const anas = back.follow(table);
    await anas.do({ type: 'return' });
    await Promise.all([
      playOut(anas, ana.guest.person, new Seeded('a')),
      playOut(bens, ben.guest.person, new Seeded('b')),
    ]);
    for (const link of [back, ben.link]) link.close();
  });
});

describe('bots alone', () => {
  const pauses = { ...QUICK, bot: 20 };
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** A table that its host has left to the bots. */
  async function deserted(house: House): Promise<{ readonly table: string; readonly ana: Guests }> {
    const ana = await arrive(house.api, 'Ana');
    const bots = [1, 2].map((seat) => ({ seat, level: 'casual' as const }));
    const { table } = await house.api.open(ana.guest.token, { game: 'pokerdice', seats: 3, bots });
    const following = ana.link.follow(table);
    await following.do({ type: 'sit' });
    await following.do({ type: 'start' });
    await following.do({ type: 'stand' });
    return { table, ana };
  }

  it('M2: stop when nobody looks, are not due, and go on when somebody comes, restart or not', async () => {
    const folder = newFolder();
    const store = await openSqlite(databaseIn(folder));
    const first = await open({ pauses }, store);
    const { table, ana } = await deserted(first);
    ana.link.close();
    await wait(500);
    const before = (await store.read(table)).length;
    await wait(1000);
    expect((await store.read(table)).length).toBe(before);
    expect(await store.summary(table)).toMatchObject({ status: 'running', due: null });
    await first.stop();
    houses = [];
    const again = await openSqlite(databaseIn(folder));
    const second = await open({ pauses }, again);
    await wait(1000);
    expect((await again.read(table)).length).toBe(before);
    const ben = await arrive(second.api, 'Ben');
    const over = await until(ben.link.follow(table), ({ about }) => about.status === 'over');
    expect(over.n).toBeGreaterThan(before);
    ben.link.close();
    await second.stop();
    houses = [];
    rmSync(folder, { recursive: true });
  });

  it('M2: play on for a person who is away, and is not asked', async () => {
    const house = await open({ pauses });
    const ana = await arrive(house.api, 'Ana');
    const bots = [1, 2].map((seat) => ({ seat, level: 'casual' as const }));
    const { table } = await house.api.open(ana.guest.token, { game: 'sequence', seats: 3, bots });
    const following = ana.link.follow(table);
    await following.do({ type: 'sit', seat: 0 });
    await following.do({ type: 'start' });
    await until(following, ({ moves }) => moves.length > 0);
    await following.do({
      type: 'play',
      move: following.known?.moves[0] as Record<string, unknown>,
    });
    ana.link.close();
    const before = (await house.store.read(table)).length;
    await expect
      .poll(async () => (await house.store.read(table)).length, { timeout: 10_000 })
      .toBeGreaterThan(before);
  });
});
