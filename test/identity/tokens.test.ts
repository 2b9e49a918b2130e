/**
 * Tokens over years: keys that are rotated, tokens that grow old, that are taken back, and whose
 * answer was lost.
 */

import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Guest } from '../../src/client/api.ts';
import { Connection } from '../../src/client/connection.ts';
import { guest as guestShape } from '../../src/protocol.ts';
import {
  firstRing,
  keyOf,
  laterOf,
  readRing,
  rotated,
  TOKEN_LIFE,
} from '../../src/server/people/keys.ts';
import { People, type PeopleStore } from '../../src/server/people/people.ts';
import { readToken, writeToken } from '../../src/server/people/tokens.ts';
import { type Person, StoreFailure } from '../../src/tables/store.ts';
import { type House, openHouse } from '../support/online/servers.ts';

const DAY = 86_400_000;
const SECRET = 'a'.repeat(64);

describe('a token', () => {
  const ring = firstRing(SECRET, 0);
  const person = 'abcdefghijkl';

  it('M10: names its key and its time, and expires by itself after 400 days', () => {
    const token = writeToken(ring, person, 3, 10 * DAY);
    expect(token).toMatch(
      new RegExp(`^${person}\\.3\\.${ring.keys[0]?.id}\\.[0-9a-z]+\\.[\\w-]{43}$`),
    );
    expect(readToken(ring, token, 11 * DAY)).toEqual({ person, generation: 3, isOld: false });
    expect(readToken(ring, token, 18 * DAY)).toEqual({ person, generation: 3, isOld: true });
    expect(readToken(ring, token, 10 * DAY + TOKEN_LIFE - 1000)?.generation).toBe(3);
    expect(readToken(ring, token, 10 * DAY + TOKEN_LIFE)).toBeUndefined();
  });

  it('M10: of the old form works until 400 days after there were ids, and is to be replaced at once', () => {
    const old = `${person}.1.${createHmac('sha256', SECRET).update(`token ${person}.1`).digest('base64url')}`;
    expect(readToken(ring, old, DAY)).toEqual({ person, generation: 1, isOld: true });
    expect(readToken(ring, old, TOKEN_LIFE)).toBeUndefined();
    expect(readToken(firstRing('b'.repeat(64), 0), old, DAY)).toBeUndefined();
  });

  it('M10: of a key that was rotated works while it lives; of one that ended at once it does not, nor does an old one', () => {
    const token = writeToken(ring, person, 1, DAY);
    const old = `${person}.1.${createHmac('sha256', SECRET).update(`token ${person}.1`).digest('base64url')}`;
    const next = rotated(ring, 2 * DAY, false);
    expect(readToken(next, token, 3 * DAY)).toMatchObject({ isOld: true });
    expect(readToken(next, old, 3 * DAY)).toMatchObject({ isOld: true });
    // another key has signed it
    expect(readToken(ring, writeToken(next, person, 1, 3 * DAY), 3 * DAY)).toBeUndefined();
    const atOnce = rotated(ring, 2 * DAY, true);
    expect([readToken(atOnce, token, 3 * DAY), readToken(atOnce, old, 3 * DAY)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(readToken(atOnce, writeToken(atOnce, person, 1, 3 * DAY), 3 * DAY)).toMatchObject({
      isOld: false,
    });
  });

  it('M10: a key whose tokens have all expired is gone at the next rotation', () => {
    const second = rotated(ring, 0, false);
    const third = rotated(second, TOKEN_LIFE, false);
    expect(third.keys.map(({ id }) => id)).toEqual([second.keys[1]?.id, third.keys[1]?.id]);
    expect([third.retired, third.first]).toEqual([[ring.keys[0]?.id], undefined]);
  });
});

it('M10: rings know which of them is later, and strangers', () => {
  const ring = firstRing(SECRET, 0);
  const [later, atOnce] = [rotated(ring, 1, false), rotated(ring, 1, true)];
  expect([laterOf(ring, later), laterOf(later, ring)]).toEqual([later, later]);
  expect([laterOf(ring, atOnce), laterOf(atOnce, ring)]).toEqual([atOnce, atOnce]);
  expect(laterOf(ring, firstRing('c'.repeat(64), 0))).toBeUndefined();
  expect(laterOf(later, atOnce)).toBeUndefined();
});

it('M10: what is no ring is said, and nothing is signed with it', () => {
  for (const text of [
    '',
    '{}',
    '{"keys":[],"retired":[]}',
    JSON.stringify({ keys: [{ ...keyOf(SECRET, 0), secret: '' }], retired: [] }),
  ])
    expect(() => readRing(text)).toThrow(StoreFailure);
});

describe('on a server', () => {
  let house: House;
  let now = Date.now();
  beforeEach(async () => {
    now = Date.now();
    house = await openHouse({}, { now: () => now });
  });
  afterEach(() => house.stop());

  const status = async (token: string): Promise<number> =>
    (await fetch(`${house.api.origin}/api/me`, { headers: { authorization: `Bearer ${token}` } }))
      .status;

  it('M10: a token in use is replaced before it expires, by HTTP and by the socket, and so lives on', async () => {
    const { token } = await house.api.beGuest('Ada');
    expect((await house.api.me(token)).token).toBeUndefined();
    now += 390 * DAY;
    const { token: second } = await house.api.me(token);
    expect(second).toBeDefined();
    now += 20 * DAY;
    expect([await status(token), await status(second ?? '')]).toEqual([401, 200]);
    const third = await new Promise<string>((resolve) => {
      const link = new Connection({
        url: house.api.socketUrl,
        token: second ?? '',
        renewed: (given) => {
          link.close();
          resolve(given);
        },
      });
    });
    expect(third).not.toBe(second);
    expect(await status(third)).toBe(200);
  });

  it('L8: if the answer to taking tokens back is lost, the device that asked gets it again, and nobody else', async () => {
    const { token, person } = await house.api.beGuest('Ada');
    const attempt = 'k'.repeat(32);
    await house.api.renewTokens(token, attempt); // the answer is lost
    expect(await status(token)).toBe(401);
    const again = await house.api.renewTokens(token, attempt);
    expect(again).toMatchObject({ person });
    expect(await status(again.token)).toBe(200);
    await expect(house.api.renewTokens(token, 'x'.repeat(32))).rejects.toMatchObject({
      code: 'unknown-token',
    });
    await expect(house.api.renewTokens(token)).rejects.toMatchObject({ code: 'unknown-token' });
    expect(await status(again.token)).toBe(200);
    now += 8 * DAY;
    await expect(house.api.renewTokens(token, attempt)).rejects.toMatchObject({
      code: 'unknown-token',
    });
  });

  it('L8: the same attempt sent many times at once takes tokens back once', async () => {
    const { token } = await house.api.beGuest('Ada');
    const attempt = 'k'.repeat(32);
    const answers: Guest[] = await Promise.all(
      Array.from({ length: 10 }, () => house.api.renewTokens(token, attempt)),
    );
    expect(await Promise.all(answers.map((answer) => status(answer.token)))).toEqual(
      answers.map(() => 200),
    );
    await expect(
      house.api.ask(guestShape, 'DELETE', '/api/me/tokens', answers[0]?.token, undefined, {
        'idempotency-key': 'short',
      }),
    ).rejects.toMatchObject({ code: 'protocol' });
  });

  it('L8: taking tokens back takes those of one’s programs, and their connections are closed', async () => {
    const owner = await house.api.beGuest('Ada');
    const program = await house.api.beProgram(owner.token, 'Engine');
    const other = await house.api.beGuest('Bob');
    const statuses: string[] = [];
    const link = new Connection({
      url: house.api.socketUrl,
      token: program.token,
      status: (now) => statuses.push(now),
    });
    await expect.poll(() => statuses.at(-1)).toBe('open');
    const renewed = await house.api.renewTokens(owner.token);
    expect([
      await status(program.token),
      await status(renewed.token),
      await status(other.token),
    ]).toEqual([401, 200, 200]);
    await expect.poll(() => statuses.at(-1)).toBe('refused');
    link.close();
    const second = await house.api.beProgram(renewed.token, 'Engine');
    expect(await status(second.token)).toBe(200);
  });

  it('M10: a token ahead of what is stored shows that older ones were taken back', async () => {
    const guest = await house.api.beGuest('Ada');
    const before = await house.store.person(guest.person);
    const renewed = await house.api.renewTokens(guest.token);
    await house.stop();
    // The same database as it was before: as after a restore.
    house = await openHouse({}, { now: () => now });
    const store = house.store;
    const people = new People(store, firstRing(SECRET, now), () => now);
    if (before !== undefined) await store.savePerson(before, await store.person(guest.person));
    const [old, fresh] = [
      writeToken(people.keys, guest.person, 1, now),
      writeToken(people.keys, guest.person, 2, now),
    ];
    expect((await people.whoHas(old))?.generation).toBe(1); // nobody can know yet
    expect((await people.whoHas(fresh))?.generation).toBe(2);
    expect(await people.whoHas(old)).toBeUndefined();
    expect((await store.person(guest.person))?.generation).toBe(2);
    expect(
      await people.whoHas(writeToken(people.keys, guest.person, 999_999_999, now)),
    ).toBeUndefined();
    expect(renewed.person).toBe(guest.person);
  });
});

function peopleInMemory(): PeopleStore {
  const [people, names] = [new Map<string, Person>(), new Map<string, string>()];
  return {
    person: async (id) => people.get(id),
    persons: async (ids) => ids.flatMap((id) => people.get(id) ?? []),
    savePerson: async (person, expected) => {
      if (!isDeepStrictEqual(people.get(person.id), expected)) return 'conflict';
      people.set(person.id, person);
      return 'stored';
    },
    keep: async (name, offered) => {
      const kept = names.get(name) ?? offered;
      names.set(name, kept);
      return kept;
    },
  };
}

it('M10: whoever is told of a raised generation is told once, and whose', async () => {
  const store = peopleInMemory();
  const raised: string[] = [];
  const people = new People(
    store,
    firstRing(SECRET, 0),
    () => DAY,
    ({ id, generation }) => raised.push(`${id} ${generation}`),
  );
  const person = await people.welcome('Ada');
  const token = writeToken(people.keys, person.id, 4, DAY);
  const found = await Promise.all([
    people.whoHas(token),
    people.whoHas(token),
    people.whoHas(token),
  ]);
  expect(found.map((one) => one?.generation)).toEqual([4, 4, 4]);
  expect(raised).toEqual([`${person.id} 4`]);
});
