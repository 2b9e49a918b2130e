/**
 * The challenge of the day, played for the ranking at a table of the server: nobody can look ahead,
 * and nobody has a second try.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../src/challenge/id.ts';
import type { Challenge } from '../../src/challenge/messages.ts';
import { judgeAttempt } from '../../src/challenge/referee.ts';
import type { ApiRefusal } from '../../src/client/api.ts';
import { ChallengeApi } from '../../src/client/challenges.ts';
import { Connection, type Socket } from '../../src/client/connection.ts';
import type { DeedRefused, Following } from '../../src/client/following.ts';
import type { AnyGame } from '../../src/game.ts';
import { games } from '../../src/games/index.ts';
import type { Deed } from '../../src/protocol.ts';
import { Seeded } from '../../src/random.ts';
import { dailyOf, dayOf } from '../../src/server/challenges/daily.ts';
import { RATES } from '../../src/server/settings.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { byChance, choose, eventsOf, playThrough } from '../support/challenge-plays.ts';
import { arrive, type Guests, offered, playOut, until } from '../support/online/players.ts';
import { type House, newFolder, openHouse } from '../support/online/servers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 20, 12);
let now = NOON;
let house: House;
let api: ChallengeApi;
let secret: string;
beforeAll(async () => {
  house = await openHouse({}, { now: () => now });
  api = new ChallengeApi(house.api);
  secret = await house.store.keep('daily key', 'there is one');
});
afterAll(() => house.stop());

const gameOf = ({ game }: { readonly game: string }): AnyGame =>
  games.find(({ id }) => id === game) as AnyGame;
const ofDay = (at: number): Challenge => dailyOf(secret, dayOf(at), games);
const code = (asked: Promise<unknown>) =>
  asked.then(
    () => 'accepted',
    (error: ApiRefusal | DeedRefused) => error.code,
  );

/** Opens the table of today and plays it to its end, by chance. */
async function play({ guest, link }: Guests, seed: string): Promise<string> {
  const table = await api.play(guest.token);
  await playOut(link.follow(table), guest.person, new Seeded(seed));
  return table;
}

/** Results are kept a moment after the last move is told. */
async function placed(id: string, token: string): Promise<number | null> {
  return (await api.results(id, token)).place;
}

const rows = (record: string) => eventsOf(record.split('\n').filter((line) => line !== ''));

/** What the challenger threw first. */
function firstThrow(record: string): readonly number[] {
  const event = rows(record).find(({ seat, faces }) => seat === 0 && faces !== undefined);
  return (event?.['faces'] ?? []) as readonly number[];
}

describe('M8: a ranked game', () => {
  it.each([0, 1, 2])(
    'M8: throws the dice of the day, day %i on, and its end is the result',
    async (later) => {
      now = NOON + later * DAY;
      const challenge = ofDay(now);
      const id = idOf(challenge);
      const people = await Promise.all(['Ana', 'Ben'].map((name) => arrive(house.api, name)));
      const records: string[] = [];
      for (const [index, one] of people.entries()) {
        const { token, person } = one.guest;
        expect(await placed(id, token)).toBeNull();
        const table = await play(one, `ranked ${index}`);
        expect(await placed(id, token)).not.toBeNull();
        const record = await api.recordOf(token, id, person);
        expect(record).toBe(await house.api.fetch('GET', `/api/tables/${table}/record`, token));
        const { results } = await api.results(id, token);
        // as if it had been sent in
        const { outcome } = await judgeAttempt(challenge, gameOf(challenge), rows(record), choose);
        expect(results.find((result) => result.person === person)).toMatchObject({
          name: index === 0 ? 'Ana' : 'Ben',
          outcome,
        });
        records.push(record);
      }
      const [first = [], second = []] = records.map(firstThrow);
      const shared = Math.min(first.length, second.length);
      expect(shared).toBeGreaterThan(0);
      expect(first.slice(0, shared)).toEqual(second.slice(0, shared));
      for (const { link } of people) link.close();
    },
  );

  it('M8: tells its player nothing from which a coming throw follows', async () => {
    now = NOON;
    const challenge = ofDay(now);
    const told: string[] = [];
    const { token, person } = await house.api.beGuest('Eve');
    const fetched = async (method: string, path: string): Promise<string> => {
      const answer = await fetch(`${house.api.origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await answer.text();
      told.push(text, JSON.stringify([...answer.headers]));
      return text;
    };
    const socket = (url: string): Socket => {
      const real = new WebSocket(url);
      real.addEventListener('message', ({ data }) => told.push(String(data)));
      return real as unknown as Socket;
    };
    const id = idOf(challenge);
    const everything = async (table: string) => {
      await fetched('GET', '/api/challenges/daily');
      await fetched('POST', '/api/challenges/daily/table');
      for (const what of ['', '/record', '/proof'])
        await fetched('GET', `/api/tables/${table}${what}`);
      for (const path of [
        `/api/challenges/${id}/results`,
        `/api/challenges/${id}/results/${person}`,
        '/api/me/tables',
        '/api/me/dice',
      ])
        await fetched('GET', path);
    };
    await fetched('GET', '/api/challenges/daily');
    const { table } = JSON.parse(await fetched('POST', '/api/challenges/daily/table')) as {
      readonly table: string;
    };
    const link = new Connection({ url: house.api.socketUrl, token, socket });
    const following = link.follow(table);
    await until(following, (known) => offered(known, person).length > 0);
    await everything(table);
    const played = await playOut(following, person, new Seeded('eve'));
    expect(played.about.status).toBe('over');
    await following.log();
    await everything(table); // nor once it is over: others have yet to play
    link.close();

    const all = told.join('\n');
    expect(all).toContain(id);
    const key = Buffer.from(challenge.key, 'hex');
    const { day: _day, ...dayless } = challenge;
    for (const leak of [
      challenge.key,
      key.toString('base64'),
      key.toString('base64url'),
      secret,
      idOf(dayless),
    ])
      expect(all.includes(leak), 'the key, or what stands for it').toBe(false);
    // What looks like 32 bytes is the fingerprint of the table's own secret, or the key of a day
    // that is closed; neither throws here.
    const long = new Set(all.match(/\b[0-9a-f]{64}\b/g));
    expect([...long].toSorted()).toEqual(
      [played.about.commitment, ofDay(now - DAY).key].toSorted(),
    );
  });

  it('M8: is the only one of its person and day, however often it is asked for', async () => {
    now = NOON;
    const ann = await arrive(house.api, 'Ann');
    const { token } = ann.guest;
    expect((await api.daily(token)).table).toBeNull();
    const asked = await Promise.all([api.play(token), api.play(token), api.play(token)]);
    expect(new Set(asked).size).toBe(1);
    const [table = ''] = asked;
    expect((await api.daily(token)).table).toBe(table);
    expect((await api.daily()).table).toBeNull();
    await playOut(ann.link.follow(table), ann.guest.person, new Seeded('ann'));
    expect(await api.play(token)).toBe(table);
    const mine = await house.api.myTables(token);
    expect(mine.map((one) => one.table)).toEqual([table]);
    now += DAY;
    expect(await api.play(token)).not.toBe(table);
    now -= DAY;
    ann.link.close();
  });

  it('M8: is watched by nobody else, and its player can let nobody in, step out for a bot, or play it again', async () => {
    now = NOON;
    const [una, max] = (await Promise.all(
      ['Una', 'Max'].map((name) => arrive(house.api, name)),
    )) as [Guests, Guests];
    const table = await api.play(una.guest.token);
    const mine = una.link.follow(table);
    await until(mine, ({ about }) => about.status === 'running');
    const look = (following: Following) =>
      new Promise((resolve) =>
        following.listen((news) => resolve(news.type === 'refused' ? news.code : news.type)),
      );
    expect(await look(max.link.follow(table))).toBe('closed');
    for (const what of ['', '/record', '/proof'])
      expect(
        await code(house.api.fetch('GET', `/api/tables/${table}${what}`, max.guest.token)),
      ).toBe('closed');
    const deeds: readonly Deed[] = [
      { type: 'set', watch: 'anybody' },
      { type: 'set', listed: true },
      { type: 'stand' },
      { type: 'host', seat: 0 },
      { type: 'say', text: '6 6 2' },
      { type: 'react', reaction: 'bravo' },
      { type: 'rematch' },
    ];
    for (const deed of deeds) expect(await code(mine.do(deed)), deed.type).toBe('illegal');
    await playOut(mine, una.guest.person, new Seeded('una'));
    for (const deed of deeds)
      expect(await code(mine.do(deed)), `${deed.type} after it`).toBe('illegal');
    expect(await code(house.api.fetch('GET', `/api/tables/${table}/record`, max.guest.token))).toBe(
      'closed',
    );
    expect(await code(house.api.fetch('GET', `/api/tables/${table}/proof`, una.guest.token))).toBe(
      'not-over',
    );
    expect(mine.known?.about).toMatchObject({
      watch: 'nobody',
      chat: 'closed',
      ranked: { id: idOf(ofDay(now)), day: dayOf(now) },
    });
    const id = idOf(ofDay(now));
    // he has yet to play
    expect(await code(api.recordOf(max.guest.token, id, una.guest.person))).toBe('not-over');
    una.link.close();
    max.link.close();
  });

  it('M8: waits for its player, and no bot plays it', async () => {
    const since = Date.now();
    const slow = await openHouse(
      { pauses: { bot: 0, absence: 50, grace: 0 } },
      { now: () => NOON + Date.now() - since },
    );
    const lou = await arrive(slow.api, 'Lou');
    const table = await new ChallengeApi(slow.api).play(lou.guest.token);
    const known = await until(
      lou.link.follow(table),
      (one) => offered(one, lou.guest.person).length > 0,
    );
    lou.link.close();
    // twelve times as long as anybody may be away elsewhere
    await new Promise((resolve) => setTimeout(resolve, 600));
    const back = new Connection({ url: slow.api.socketUrl, token: lou.guest.token });
    const found = await until(back.follow(table), () => true);
    expect(found.about.seats[0]).toMatchObject({ person: lou.guest.person, playing: 'self' });
    expect(offered(found, lou.guest.person)).toEqual(offered(known, lou.guest.person));
    back.close();
    await slow.stop();
  });

  it('M8: counts for nobody who plays it elsewhere', async () => {
    now = NOON;
    const { token } = await house.api.beGuest('Champion');
    for (const at of [now, now - DAY, now - 2 * DAY]) {
      const challenge = ofDay(at); // however it was come by
      const events = eventsOf(
        await playThrough(challenge, gameOf(challenge), byChance('best of 150')),
      );
      expect(await code(api.send(token, idOf(challenge), challenge, events)), dayOf(at)).toBe(
        'illegal',
      );
      expect(await placed(idOf(challenge), token)).toBeNull();
    }
    const { told } = await api.daily();
    const { day: _day, ...dayless } = told; // for oneself, in a list of its own
    const events = eventsOf(await playThrough(dayless, gameOf(dayless), byChance('for fun')));
    expect(await code(api.send(token, idOf(dayless), dayless, events))).toBe('accepted');
    expect(await placed(idOf(told), token)).toBeNull();
  });

  it('M8: is for people, and opening it is counted as opening any table', async () => {
    const strict = await openHouse(
      { rates: { ...RATES, tables: { perSecond: 1e-9, burst: 1 } } },
      { now: () => now },
    );
    const daily = new ChallengeApi(strict.api);
    const { token } = await strict.api.beGuest('Pia');
    const program = await strict.api.beProgram(token, 'Tin');
    expect(await code(daily.play(program.token))).toBe('illegal');
    await strict.api.open(token, { game: 'sequence', seats: 2 });
    expect(await code(daily.play(token))).toBe('too-many');
    const other = await strict.api.beGuest('Tom');
    expect(await code(daily.play(other.token))).toBe('accepted');
    expect(await code(daily.play(other.token)), 'finding it again costs nothing').toBe('accepted');
    expect(await code(daily.play('nobody'))).toBe('unknown-token');
    await strict.stop();
  });
});

describe('M8: the key of a day', () => {
  it('M8: is told when no game of the day can count any more, and is the one that its id promised', async () => {
    const midnight = Date.UTC(2026, 10, 24);
    now = midnight - 1;
    const { today } = await api.daily();
    expect(today).toMatchObject({ day: '2026-11-23', closes: midnight + 3 * HOUR });
    for (const at of [midnight - 1, midnight, midnight + 3 * HOUR - 1]) {
      now = at;
      const daily = await api.daily();
      expect(daily.told.day).toBe('2026-11-22');
      expect(JSON.stringify(daily)).not.toContain(ofDay(midnight - 1).key);
    }
    now = midnight + 3 * HOUR;
    const { told, yesterday } = await api.daily();
    expect(yesterday).toEqual(today);
    expect(told.day).toBe(today.day);
    expect(idOf(told)).toBe(today.id);
  });

  it.each([
    { late: -1, counts: true },
    { late: 0, counts: false },
  ])(
    'M8: a game that was begun in the last minute counts if it is over in time: $counts',
    async ({ late, counts }) => {
      const midnight = Date.UTC(2026, 10, 26);
      now = midnight - 60_000;
      const id = idOf(ofDay(now));
      const kim = await arrive(house.api, 'Kim');
      const table = await api.play(kim.guest.token);
      now = midnight + 3 * HOUR + late;
      await playOut(kim.link.follow(table), kim.guest.person, new Seeded('kim'));
      expect((await placed(id, kim.guest.token)) !== null).toBe(counts);
      kim.link.close();
      // Asking again and again reads no journal: what has no result has been looked at once.
      const read = house.store.read.bind(house.store);
      let reads = 0;
      house.store.read = (...asked) => {
        reads++;
        return read(...asked);
      };
      for (let times = 0; times < 5; times++) await placed(id, kim.guest.token);
      house.store.read = read;
      expect(reads).toBe(0);
    },
  );
});

it('M8: a result is not lost with the process that would have kept it', async () => {
  const store = await openSqlite(databaseIn(newFolder()));
  let isBroken = true;
  const keepResult = store.keepResult.bind(store);
  store.keepResult = (result) =>
    isBroken ? Promise.reject(new Error('no more power')) : keepResult(result);
  const frail = await openHouse({}, { store, now: () => NOON });
  const daily = new ChallengeApi(frail.api);
  const zoe = await arrive(frail.api, 'Zoe');
  const { token, person } = zoe.guest;
  const table = await daily.play(token);
  await playOut(zoe.link.follow(table), person, new Seeded('zoe'));
  await expect.poll(() => frail.log.some((line) => line.includes('result_not_stored'))).toBe(true);
  isBroken = false;
  const { results, place } = await daily.results((await daily.daily()).today.id, token);
  expect(place).toBe(1);
  expect(results).toMatchObject([{ person, name: 'Zoe', at: NOON }]);
  zoe.link.close();
  await frail.stop();
});
