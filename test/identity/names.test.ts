/** L9: nobody passes for another at a table, and nobody is called nothing. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../src/client/api.ts';
import { Connection } from '../../src/client/connection.ts';
import type { Deed } from '../../src/protocol.ts';
import { LIMITS, personName } from '../../src/protocol.ts';
import { anyName, spareNames } from '../../src/server/people/guest-names.ts';
import { isOfTheHouse } from '../../src/server/people/house-names.ts';
import { lookAlike } from '../../src/server/people/lookalike.ts';
import { Refusal } from '../../src/shape.ts';
import { freeNames } from '../../src/web/stage/people/bot-names.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { wordsFile } from '../../src/words/parts.ts';
import { type House, openHouse } from '../support/online/servers.ts';

describe('a name that the game itself uses', () => {
  it.each(LANGUAGES)(
    '$id: is oneself, or the bot of a seat, in the words of any client',
    async ({ id }) => {
      const parts = ['page', 'pokerdice/page', 'sequence/page', 'terminal', 'terminal-join'];
      const [page, pokerdice, sequence, terminal, join] = await Promise.all(
        parts.map(async (part) => (await import(`../../src/${wordsFile(part, id)}`)).words),
      );
      const oneself = [page.table.you, pokerdice.you, sequence.you, terminal.play.you, join.you];
      const bots = [1, 2, 6].flatMap((place) => [
        terminal.play.bot({ seat: place }),
        join.bot({ place }),
      ]);
      for (const name of [...oneself, ...bots])
        expect([name, isOfTheHouse(name)]).toEqual([name, true]);
      for (const name of page.table.botNames)
        expect([name, isOfTheHouse(name)]).toEqual([name, false]);
    },
  );

  it.each([
    'Boti',
    'Bo 2',
    'Talbot 2',
    'Youri',
    'Dug',
    'Tuva',
    'Duo',
    '李',
    'Simone',
    'Rosa',
    'Bot',
    'Robot',
  ])('is not %s', (name) => expect(isOfTheHouse(name)).toBe(false));

  it('is none that a guest is given', () => {
    for (let times = 0; times < 500; times++) expect(isOfTheHouse(anyName())).toBe(false);
  });

  it('a bot gives way to a person of the same name', () => {
    expect(freeNames(['Colette', 'Anatole', 'Simone'], ['Léa', 'colette'])).toEqual([
      'Anatole',
      'Simone',
    ]);
    expect(freeNames(['Fermín', 'Pilar'], ['Fermin '])).toEqual(['Pilar']);
    expect(freeNames(['Colette'], ['Colette'])).toEqual(['Colette']);
  });
});

describe('a name', () => {
  it.each([
    '\u0301'.repeat(20),
    ' \u0300 \u0308',
    '\u20DD\u20E3',
    `a${'\u0301'.repeat(6)}`,
    '\u3164',
    '\u2800',
  ])('L9: %j has nothing to be seen, or heaps of accents, and is none', (name) =>
    expect(() => personName(name)).toThrow(Refusal),
  );

  it.each(['Léa', 'Zoë', 'क्षितिज', 'สมชาย', 'Đặng', '李', '👩‍🚀', '1️⃣', '!?', 'བསྒྲུབས'])(
    'L9: %j is one',
    (name) => expect(personName(name)).toBe(name.normalize('NFC')),
  );

  it.each([
    ['Alice', 'alice'],
    ['Alice', 'Аlice'], // Cyrillic А
    ['Alice', 'Αlіcе'], // Greek Α, Cyrillic і and е
    ['Alice', 'A1ice'],
    ['Alice', 'AIice'],
    ['Alice', 'A l-i.c_e'],
    ['Alice', 'Ａｌｉｃｅ'],
    ['Alice', '𝓐𝓵𝓲𝓬𝓮'],
    ['Alice', 'Álïcé'],
    ['Bob', 'B0b'],
    ['Bob', 'Вов'], // Cyrillic
    ['Вова', 'ВОВА'],
    ['Marne', 'Mame'],
    ['Strauß', 'STRAUSS'],
    ['🎲', '🎲 '],
  ])('L9: %s and %s look alike', (one, other) =>
    expect([lookAlike(one, other), lookAlike(other, one)]).toEqual([true, true]),
  );

  it.each([
    ['Alice', 'Alicia'],
    ['Anna', 'Hanna'],
    ['Domino 12', 'Domino 21'],
    ['🎲', '🃏'],
    ['Вера', 'Лера'],
    ['!', '?'],
  ])('L9: %s and %s do not', (one, other) => expect(lookAlike(one, other)).toBe(false));
});

describe('what a given name steps aside to', () => {
  it.each(['Daniel', 'Domino 42', 'Bot', 'Robot 7', 'Ты', 'a'.repeat(LIMITS.name), '👩‍🚀', '12'])(
    '%s: more names than a table has seats, all allowed, and no two alike',
    (name) => {
      const spares = spareNames(name);
      expect(spares.length).toBeGreaterThan(LIMITS.seats);
      for (const spare of spares)
        expect([personName(spare), isOfTheHouse(spare)]).toEqual([spare, false]);
      for (const [at, one] of spares.entries())
        for (const other of spares.slice(0, at))
          expect([one, other, lookAlike(one, other)]).toEqual([one, other, false]);
    },
  );

  it('is the same name with a number', () => {
    expect(spareNames('Daniel').slice(0, 2)).toEqual(['Daniel 2', 'Daniel 3']);
    expect(spareNames('Domino 42').slice(0, 2)).toEqual(['Domino 2', 'Domino 3']);
  });
});

describe('at a table', () => {
  let house: House;
  const links: Connection[] = [];
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    for (const link of links) link.close();
    await house.stop();
  });

  const come = async (name: string, table: string) => comeAs(await house.api.beGuest(name), table);
  const comeAs = async (guest: Guest, table: string, { api } = house) => {
    const link = new Connection({ url: api.socketUrl, token: guest.token });
    links.push(link);
    const following = link.follow(table);
    await expect.poll(() => following.known).toBeDefined();
    return { guest, following, does: (deed: Deed) => following.do(deed) };
  };
  const namesAt = async (
    table: string,
    { api } = house,
  ): Promise<readonly (string | undefined)[]> => {
    const { about } = await api.ask(
      (json) => json as { about: { seats: ({ name?: string } | null)[] } },
      'GET',
      `/api/tables/${table}`,
    );
    return about.seats.map((sitter) => sitter?.name);
  };

  it('L9: whoever looks like somebody who sits there can’t sit down or talk until they have another name, and is told whose', async () => {
    const host = await house.api.beGuest('Alice');
    const { table } = await house.api.open(host.token, { game: 'next', seats: 3 });
    const alice = await come('Alice', table);
    await alice.does({ type: 'sit' });
    const mallory = await come('Аlice', table);
    const like = { code: 'name-taken', message: expect.stringContaining('Alice') };
    await expect(mallory.does({ type: 'sit' })).rejects.toMatchObject(like);
    await expect(mallory.does({ type: 'say', text: 'I am Alice' })).rejects.toMatchObject(like);
    await expect(mallory.does({ type: 'react', reaction: 'bravo' })).rejects.toMatchObject(like);
    await house.api.rename(mallory.guest.token, 'Mallory');
    await mallory.does({ type: 'sit' });
    await mallory.does({ type: 'say', text: 'I am Mallory' });
    await expect(house.api.rename(mallory.guest.token, 'ALICE')).rejects.toMatchObject(like);
    expect((await house.api.me(mallory.guest.token)).name).toBe('Mallory');
    await house.api.rename(alice.guest.token, 'alice'); // one's own name, written otherwise
  });

  it('nobody is called what the game itself says at a table: at first, by a new name, or as a program', async () => {
    const guest = await house.api.beGuest('Léa');
    const ofHouse = { code: 'name-taken', message: expect.stringContaining('the game itself') };
    for (const name of ['You', 'toi', 'Τоі', 'Bot 2', 'ROBOT 3', 'Бот 1']) {
      await expect(house.api.beGuest(name)).rejects.toMatchObject(ofHouse);
      await expect(house.api.rename(guest.token, name)).rejects.toMatchObject(ofHouse);
      await expect(house.api.beProgram(guest.token, name)).rejects.toMatchObject(ofHouse);
    }
    expect((await house.api.me(guest.token)).name).toBe('Léa');
  });

  it('L9: two who rename at the same moment do not end with the same name', async () => {
    const host = await house.api.beGuest('Host');
    const { table } = await house.api.open(host.token, { game: 'next', seats: 2 });
    const [one, other] = [await come('One', table), await come('Other', table)];
    await one.does({ type: 'sit' });
    await other.does({ type: 'sit' });
    await Promise.allSettled(
      [one, other].map(({ guest }) => house.api.rename(guest.token, 'Same')),
    );
    expect(new Set(await namesAt(table)).size).toBe(2);
  });

  it('six whom a client gave the same name all sit down at once, each under another', async () => {
    const host = await house.api.beGuest('Host');
    const { table } = await house.api.open(host.token, { game: 'next', seats: 6 });
    const six = await Promise.all(
      Array.from({ length: 6 }, async () => comeAs(await house.api.beGuestAs('Daniel'), table)),
    );
    await Promise.all(six.map(({ does }) => does({ type: 'sit' })));
    const names = ['Daniel', 'Daniel 2', 'Daniel 3', 'Daniel 4', 'Daniel 5', 'Daniel 6'];
    expect((await namesAt(table)).toSorted()).toEqual(names);
  });

  it('a name that the server gave steps aside for one that somebody chose, and never the other way round', async () => {
    const given = await house.api.beGuest();
    const { table } = await house.api.open(given.token, { game: 'next', seats: 3 });
    const chosen = await come(given.name, table);
    await chosen.does({ type: 'sit' });
    const newcomer = await comeAs(given, table);
    await newcomer.does({ type: 'sit' });
    const stem = given.name.replace(/ \d+$/, '');
    expect(await namesAt(table)).toEqual([given.name, `${stem} 2`, undefined]);
    const late = await come(`${stem} 2`, table);
    await expect(late.does({ type: 'sit' })).rejects.toMatchObject({ code: 'name-taken' });
  });

  it('who was given a name talks as they are called at the table, also when it has become free', async () => {
    const host = await house.api.beGuest('Host');
    const { table } = await house.api.open(host.token, { game: 'next', seats: 3 });
    const first = await come('Daniel', table);
    await first.does({ type: 'sit' });
    const second = await comeAs(await house.api.beGuestAs('Daniel'), table);
    await second.does({ type: 'say', text: 'looking on' });
    await second.does({ type: 'sit' });
    await first.does({ type: 'stand' });
    await second.does({ type: 'say', text: 'alone' });
    expect(second.following.known?.said.map(({ name }) => name)).toEqual(['Daniel 2', 'Daniel 2']);
    expect(await namesAt(table)).toContain('Daniel 2');
    await second.does({ type: 'stand' });
    await second.does({ type: 'sit' });
    expect(await namesAt(table)).toContain('Daniel');
  });

  it('whoever keeps the name they were given has chosen it, and is refused like everybody', async () => {
    const host = await house.api.beGuest('Host');
    const { table } = await house.api.open(host.token, { game: 'next', seats: 3 });
    await (await come('Daniel', table)).does({ type: 'sit' });
    const other = await comeAs(await house.api.beGuestAs('Daniel'), table);
    await house.api.rename(other.guest.token, 'Daniel');
    const like = { code: 'name-taken', message: expect.stringContaining('Daniel') };
    await expect(other.does({ type: 'sit' })).rejects.toMatchObject(like);
  });

  it('a server that was started again knows who was given a name, and leaves what they are called', async () => {
    const before = await openHouse();
    const [chosen, given] = [
      await before.api.beGuest('Daniel'),
      await before.api.beGuestAs('Daniel'),
    ];
    const opening = { game: 'next', seats: 3 } as const;
    const [one, two] = [
      await before.api.open(chosen.token, opening),
      await before.api.open(chosen.token, opening),
    ];
    const first = await comeAs(chosen, one.table, before);
    await first.does({ type: 'sit' });
    await (await comeAs(given, one.table, before)).does({ type: 'sit' });
    await first.does({ type: 'stand' });
    const after = await openHouse({}, { store: before.store });
    await (await comeAs(chosen, two.table, after)).does({ type: 'sit' });
    await (await comeAs(given, two.table, after)).does({ type: 'sit' });
    expect(await namesAt(two.table, after)).toEqual(['Daniel', 'Daniel 2', undefined]);
    const { length } = await before.store.read(one.table);
    await (await comeAs(given, one.table, after)).does({ type: 'say', text: 'here again' });
    expect(await namesAt(one.table, after)).toEqual([undefined, 'Daniel 2', undefined]);
    // what was said, and no other name
    expect((await before.store.read(one.table)).length).toBe(length + 1);
    await after.stop();
    await before.stop().catch(() => undefined); // the store is closed already
  });

  it('a bot keeps nobody from a given name', async () => {
    const host = await house.api.beGuest('Host');
    const bots = [{ seat: 0, level: 'casual' }] as const;
    const { table } = await house.api.open(host.token, { game: 'next', seats: 3, bots });
    for (let times = 0; times < 2; times++)
      await (await comeAs(await house.api.beGuestAs('Colette'), table)).does({ type: 'sit' });
    expect(await namesAt(table)).toEqual([undefined, 'Colette', 'Colette 2']);
  });
});
