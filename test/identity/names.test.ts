/** L9: nobody passes for another at a table, and nobody is called nothing. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Link } from '../../src/client/link.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import type { Deed } from '../../src/protocol.ts';
import { personName } from '../../src/protocol.ts';
import { anyName } from '../../src/server/guest-names.ts';
import { isOfTheHouse } from '../../src/server/house-names.ts';
import { lookAlike } from '../../src/server/lookalike.ts';
import { Refusal } from '../../src/shape.ts';
import { freeNames } from '../../src/web/table/bot-names.ts';
import { type House, openHouse } from '../online/house.ts';

describe('a name that the game itself uses', () => {
  it.each(LANGUAGES)('$id: is oneself, or the bot of a seat, in the words of any client', async ({ id }) => {
    const files = ['page', 'pokerdice', 'sequence', 'terminal', 'terminal-join'];
    const [page, pokerdice, sequence, terminal, join] = await Promise.all(
      files.map(async (file) => (await import(`../../src/i18n/${id}/${file}.ts`)).words),
    );
    const oneself = [page.table.you, pokerdice.you, sequence.you, terminal.play.you, join.you];
    const bots = [1, 2, 6].flatMap((place) => [terminal.play.bot({ seat: place }), join.bot({ place })]);
    for (const name of [...oneself, ...bots]) expect([name, isOfTheHouse(name)]).toEqual([name, true]);
    for (const name of page.table.botNames) expect([name, isOfTheHouse(name)]).toEqual([name, false]);
  });

  it.each(['Boti', 'Bo 2', 'Talbot 2', 'Youri', 'Dug', 'Tuva', 'Duo', '李', 'Simone', 'Rosa', 'Bot', 'Robot'])(
    'is not %s',
    (name) => expect(isOfTheHouse(name)).toBe(false),
  );

  it('is none that a guest is given', () => {
    for (let times = 0; times < 500; times++) expect(isOfTheHouse(anyName())).toBe(false);
  });

  it('a bot gives way to a person of the same name', () => {
    expect(freeNames(['Colette', 'Anatole', 'Simone'], ['Léa', 'colette'])).toEqual(['Anatole', 'Simone']);
    expect(freeNames(['Fermín', 'Pilar'], ['Fermin '])).toEqual(['Pilar']);
    expect(freeNames(['Colette'], ['Colette'])).toEqual(['Colette']);
  });
});

describe('a name', () => {
  it.each(['\u0301'.repeat(20), ' \u0300 \u0308', '\u20DD\u20E3', `a${'\u0301'.repeat(6)}`, '\u3164', '\u2800'])(
    'L9: %j has nothing to be seen, or heaps of accents, and is none',
    (name) => expect(() => personName(name)).toThrow(Refusal),
  );

  it.each(['Léa', 'Zoë', 'क्षितिज', 'สมชาย', 'Đặng', '李', '👩‍🚀', '1️⃣', '!?', 'བསྒྲུབས'])('L9: %j is one', (name) =>
    expect(personName(name)).toBe(name.normalize('NFC')),
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
  ])('L9: %s and %s look alike', (one, other) => expect([lookAlike(one, other), lookAlike(other, one)]).toEqual([true, true]));

  it.each([
    ['Alice', 'Alicia'],
    ['Anna', 'Hanna'],
    ['Domino 12', 'Domino 21'],
    ['🎲', '🃏'],
    ['Вера', 'Лера'],
    ['!', '?'],
  ])('L9: %s and %s do not', (one, other) => expect(lookAlike(one, other)).toBe(false));
});

describe('at a table', () => {
  let house: House;
  const links: Link[] = [];
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    for (const link of links) link.close();
    await house.stop();
  });

  const come = async (name: string, table: string) => {
    const guest = await house.api.beGuest(name);
    const link = new Link({ url: house.api.socketUrl, token: guest.token });
    links.push(link);
    const following = link.follow(table);
    await expect.poll(() => following.known).toBeDefined();
    return { guest, does: (deed: Deed) => following.do(deed) };
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
    await Promise.allSettled([one, other].map(({ guest }) => house.api.rename(guest.token, 'Same')));
    const { about } = await house.api.ask(
      (json) => json as { about: { seats: { name: string }[] } },
      'GET',
      `/api/tables/${table}`,
    );
    expect(new Set(about.seats.map(({ name }) => name)).size).toBe(2);
  });
});
