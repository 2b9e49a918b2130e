/**
 * Challenges on a server: what is sent in is played again, the first try counts, and nobody learns
 * the dice before he has played.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../src/challenge/id.ts';
import type { Challenge } from '../src/challenge/messages.ts';
import type { ApiRefusal } from '../src/client/api.ts';
import { ChallengeApi } from '../src/client/challenges.ts';
import type { AnyGame } from '../src/game.ts';
import { games } from '../src/games/index.ts';
import { byChance, challengeFor, eventsOf, playThrough } from './support/challenge-plays.ts';
import { type House, openHouse } from './support/online/servers.ts';

const DAY = 86_400_000;
let now = Date.UTC(2026, 10, 17, 12);
let house: House;
let api: ChallengeApi;
beforeAll(async () => {
  house = await openHouse({}, { now: () => now });
  api = new ChallengeApi(house.api);
});
afterAll(() => house.stop());

const sequence = games.find(({ id }) => id === 'sequence') as AnyGame;
const gameOf = (challenge: Challenge): AnyGame =>
  games.find(({ id }) => id === challenge.game) as AnyGame;
const played = async (challenge: Challenge, seed: string) =>
  eventsOf(await playThrough(challenge, gameOf(challenge), byChance(seed)));
const code = (asked: Promise<unknown>) =>
  asked.then(
    () => 'accepted',
    (error: ApiRefusal) => error.code,
  );

describe('results', () => {
  it('are played again, counted once for each person, and listed the best first', async () => {
    const challenge = challengeFor(sequence, 2);
    const id = idOf(challenge);
    const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => house.api.beGuest(name)));
    const [first, second] = [await played(challenge, 'first'), await played(challenge, 'second')];
    const sent = await api.send(ana?.token ?? '', id, challenge, first);
    expect(sent).toMatchObject({ name: 'Ana', at: now });
    // the first counts
    expect(await api.send(ana?.token ?? '', id, challenge, second)).toEqual(sent);
    await api.send(ben?.token ?? '', id, challenge, second);
    const { results, count, place, you } = await api.results(id, ben?.token);
    expect(you).toBe(ben?.person);
    expect(results.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Ben']);
    expect(count).toBe(2);
    expect(results[(place ?? 0) - 1]?.name).toBe('Ben');
    expect((await api.results(id)).place).toBeNull();
  });

  it('are refused where anything does not follow, and keep nothing', async () => {
    const challenge = challengeFor(sequence, 2, 0, 'ab'.repeat(32));
    const id = idOf(challenge);
    const { token } = await house.api.beGuest('Zoe');
    const events = await played(challenge, 'zoe');
    const thrown = events.findLastIndex((event) => 'faces' in event);
    const faked = events.map((event, index) =>
      index === thrown ? { ...event, faces: [6, 6] } : event,
    );
    const bot = events.findIndex((event) => event['seat'] === 1 && 'square' in event);
    const moved = events.map((event, index) =>
      index === bot ? { ...event, square: 'a1' } : event,
    );
    const send = (list: readonly object[], as: string = id, of: Challenge = challenge) =>
      code(api.send(token, as, of, list));
    expect(await send(faked)).toBe('protocol');
    expect(await send(moved)).toBe('protocol');
    expect(await send(events.slice(0, -1))).toBe('protocol');
    expect(await send([...events, ...events])).toBe('protocol');
    expect(await send(events, idOf({ ...challenge, seat: 1 }))).toBe('protocol');
    expect(await send(Array.from({ length: 1001 }, () => events[0] as object))).toBe('protocol');
    expect(await send([{ much: 'x'.repeat(70_000) }])).toBe('protocol');
    expect(await send(events, 'nonsense')).toBe('protocol');
    expect(await code(api.send('nobody', id, challenge, events))).toBe('unknown-token');
    expect((await api.results(id)).results).toEqual([]);
    expect(await send(events)).toBe('accepted');
  });

  it('show nobody a game before he has played himself', async () => {
    const challenge = challengeFor(sequence, 2, 1, 'cd'.repeat(32));
    const id = idOf(challenge);
    const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => house.api.beGuest(name)));
    const record = await playThrough(challenge, sequence, byChance('ana'));
    await api.send(ana?.token ?? '', id, challenge, eventsOf(record));
    const look = () => api.recordOf(ben?.token ?? '', id, ana?.person ?? '');
    expect(await code(look())).toBe('not-over');
    const told = JSON.stringify(await api.results(id, ben?.token));
    expect(told).not.toContain('faces');
    await api.send(ben?.token ?? '', id, challenge, await played(challenge, 'ben'));
    expect(await look()).toBe(record.map((line) => `${line}\n`).join(''));
    expect(await code(api.recordOf(ben?.token ?? '', id, 'zzzzzzzzzzzz'))).toBe('unknown-table');
  });
});

it('the challenge of the day is the same all day, another the next, with the games in turn, and cannot be known before', async () => {
  const { today } = await api.daily();
  expect(today.day).toBe('2026-11-17');
  now += 11 * 3_600_000;
  expect((await api.daily()).today).toEqual(today);
  const seen = [today.game];
  const ids = [today.id];
  for (let later = 1; later < 6; later++) {
    now += DAY;
    const daily = await api.daily();
    seen.push(daily.today.game);
    expect(daily.yesterday.id).toBe(ids.at(-1));
    expect(ids).not.toContain(daily.today.id);
    ids.push(daily.today.id);
  }
  expect(new Set(seen.slice(0, 3)).size).toBe(3);
  expect(seen.slice(3)).toEqual(seen.slice(0, 3));
  const other = await openHouse({}, { now: () => Date.UTC(2026, 10, 17) });
  const elsewhere = (await new ChallengeApi(other.api).daily()).today;
  expect(elsewhere).toEqual({ ...today, id: elsewhere.id });
  expect(elsewhere.id).not.toBe(today.id);
  await other.stop();
});

it('takes no more games from one person than can be played again', async () => {
  const strict = await openHouse({
    rates: { ...(await import('../src/server/settings.ts')).RATES },
  });
  const { token } = await strict.api.beGuest('Eve');
  const challenge = challengeFor(sequence, 2);
  const asked = [];
  for (let times = 0; times < 8; times++)
    asked.push(
      await code(
        new ChallengeApi(strict.api).send(token, idOf(challenge), challenge, [{ seat: 9 }]),
      ),
    );
  expect(asked).toContain('too-many');
  await strict.stop();
});
