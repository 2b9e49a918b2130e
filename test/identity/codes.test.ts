/** M7: another device becomes the same person by a code that works once, and for five minutes. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCode, stateOfCode, useCode } from '../../src/client/devices.ts';
import { Codes } from '../../src/server/people/codes.ts';
import type { Bus } from '../../src/tables/bus.ts';
import { LocalBus } from '../../src/tables/local-bus.ts';
import type { Person } from '../../src/tables/store.ts';
import { SharedBus } from '../support/online/neighbours.ts';
import { type House, openHouse } from '../support/online/servers.ts';

let house: House;
let now = Date.now();
beforeEach(async () => {
  now = Date.now();
  house = await openHouse({}, { now: () => now });
});
afterEach(() => house.stop());

const refused = (code: string): object => ({ code, name: 'ApiRefusal' });

describe('a code', () => {
  it('M7: is four words, makes another device the same person once, and is no token', async () => {
    const ada = await house.api.beGuest('Ada');
    const { code, expires } = await makeCode(house.api, ada.token);
    expect(code).toMatch(/^[a-z]{4}(-[a-z]{4}){3}$/);
    expect(expires).toBe(now + 5 * 60_000);
    await expect(house.api.me(code)).rejects.toMatchObject(refused('unknown-token'));
    const other = await useCode(house.api, code);
    expect([other.person, other.name]).toEqual([ada.person, 'Ada']);
    expect((await house.api.me(other.token)).person).toBe(ada.person);
    expect((await house.api.me(ada.token)).person).toBe(ada.person);
    await expect(useCode(house.api, code)).rejects.toMatchObject(refused('unknown-token'));
  });

  it('tells whoever made it that another device has used it, and nobody else', async () => {
    const [ada, bea] = [await house.api.beGuest('Ada'), await house.api.beGuest('Bea')];
    const state = (token: string): Promise<string> => stateOfCode(house.api, token);
    expect(await state(ada.token)).toBe('none');
    const { code } = await makeCode(house.api, ada.token);
    expect(await state(ada.token)).toBe('waiting');
    await useCode(house.api, code);
    expect([await state(ada.token), await state(bea.token)]).toEqual(['used', 'none']);
    await makeCode(house.api, ada.token);
    expect(await state(ada.token)).toBe('waiting');
    now += 5 * 60_000;
    expect(await state(ada.token)).toBe('none');
  });

  it('M7: used by many at once, it makes one of them that person', async () => {
    const { code } = await makeCode(house.api, (await house.api.beGuest('Ada')).token);
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => useCode(house.api, code)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  });

  it('M7: is worth nothing after five minutes, after a newer one, and after tokens were taken back', async () => {
    const { token } = await house.api.beGuest('Ada');
    const first = await makeCode(house.api, token);
    const second = await makeCode(house.api, token);
    await expect(useCode(house.api, first.code)).rejects.toMatchObject(refused('unknown-token'));
    now += 5 * 60_000;
    await expect(useCode(house.api, second.code)).rejects.toMatchObject(refused('unknown-token'));
    const third = await makeCode(house.api, token);
    await house.api.renewTokens(token);
    await expect(useCode(house.api, third.code)).rejects.toMatchObject(refused('unknown-token'));
    await expect(makeCode(house.api, token)).rejects.toMatchObject(refused('unknown-token'));
  });

  it('M7: can’t be guessed: after ten wrong ones an address waits, whatever it says then', async () => {
    const { code } = await makeCode(house.api, (await house.api.beGuest('Ada')).token);
    for (let guess = 0; guess < 10; guess++)
      await expect(useCode(house.api, 'baba-baba-baba-baba')).rejects.toMatchObject(
        refused('unknown-token'),
      );
    await expect(useCode(house.api, code)).rejects.toMatchObject(refused('too-many'));
    now += 10_000;
    expect((await useCode(house.api, code)).name).toBe('Ada');
    await expect(useCode(house.api, 'not a code')).rejects.toMatchObject(refused('protocol'));
  });
});

describe('in several processes', () => {
  const person: Person = { id: 'abcdefghijkl', name: 'Ada', owner: null, generation: 1, since: 0 };
  const codesOn = (bus: Bus): Codes => new Codes({ bus, store: house.store, now: () => now });
  const told = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

  it('M7: a code made in one is taken in another, once; news that comes twice does not bring it back', async () => {
    const bus = new LocalBus();
    const news: string[] = [];
    bus.subscribe('codes', (message) => news.push(message));
    const [one, other] = [codesOn(bus), codesOn(bus)];
    const { code } = one.make(person);
    await told();
    expect(news.join()).not.toContain(code);
    expect(await other.take(code, 'here')).toMatchObject({ person: person.id, generation: 1 });
    await told();
    for (const message of news) bus.publish('codes', message);
    await told();
    expect([one.stateOf(person.id), other.stateOf(person.id)]).toEqual(['used', 'used']);
    expect([await one.take(code, 'here'), await other.take(code, 'here')]).toEqual([
      undefined,
      undefined,
    ]);
    await bus.close();
  });

  it('M7: a code works once though the news that it was used is lost', async () => {
    const bus = new SharedBus();
    const [one, other] = [codesOn(bus), codesOn(bus)];
    const { code } = one.make(person);
    await told();
    bus.isLost = () => true;
    expect(await other.take(code, 'here')).toMatchObject({ person: person.id });
    expect(await one.take(code, 'here')).toBeUndefined();
  });

  it('M7: news of a code that was lost is told again, and that of an older one ends none', async () => {
    const bus = new SharedBus();
    const [one, other] = [codesOn(bus), codesOn(bus)];
    const older = other.make(person);
    await told();
    bus.isLost = () => true;
    now += 1000;
    const { code } = one.make(person);
    await told();
    expect(await other.take(code, 'here')).toBeUndefined();
    bus.isLost = () => false;
    now += 2000;
    other.repeat();
    await told();
    expect(await one.take(older.code, 'here')).toBeUndefined();
    one.repeat();
    await told();
    expect(await other.take(code, 'here')).toMatchObject({ person: person.id });
    bus.isLost = () => true;
    expect(await other.take(older.code, 'here')).toBeUndefined();
  });

  it('M7: a thousand addresses that guess together are stopped, too', async () => {
    const codes = codesOn(new LocalBus());
    const mine = codes.make(person);
    for (let guess = 0; guess < 1000; guess++)
      await codes.take('baba-baba-baba-baba', `address ${guess}`);
    expect(codes.waitFor('another')).toBeGreaterThan(0);
    now += 1000;
    expect(codes.waitFor('another')).toBe(0);
    expect((await codes.take(mine.code, 'another'))?.person).toBe(person.id);
  });
});
