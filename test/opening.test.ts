/**
 * What a table plays that is opened now, by whichever door, and that what was opened before stays
 * what it was.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryNotes } from '../src/client/chain-notes.ts';
import { openingOptions } from '../src/game.ts';
import { games } from '../src/games/index.ts';
import { pokerdice } from '../src/games/pokerdice/rules/rules.ts';
import { Seeded } from '../src/random.ts';
import { dailyOf } from '../src/server/challenges/daily.ts';
import { LocalTables } from '../src/web/sources/local/local-tables.ts';
import { MemoryStore, SharedMemory } from '../src/web/sources/local/memory-store.ts';
import { brain, company, playOn } from '../src/web/sources/local/testing.ts';
import { challengeFor } from './support/challenge-plays.ts';
import { gobelet } from './support/command.ts';
import { openHouse, type House as Server } from './support/online/servers.ts';

const EQUAL = { decks: 1, rounds: 'equal' };
const ALL = { decks: 1, rounds: 'all' };

describe('on a server', () => {
  let server: Server;
  beforeAll(async () => {
    server = await openHouse();
  });
  afterAll(() => server.stop());

  const opened = async (options?: Record<string, unknown>, seats = 3): Promise<unknown> => {
    const { token } = await server.api.beGuest('Léa');
    const { table } = await server.api.open(token, {
      game: 'pokerdice',
      seats,
      ...(options && { options }),
    });
    const [first = ''] = await server.store.read(table);
    return (JSON.parse(first) as { options: unknown }).options;
  };

  it('P74 a table plays what its game opens with, and its journal says so', async () => {
    expect(await opened()).toEqual(EQUAL);
    expect(await opened({})).toEqual(EQUAL);
    expect(await opened({ rounds: 'twice' })).toEqual({ decks: 1, rounds: 'twice' });
    expect(await opened({ rounds: 'all' })).toEqual(ALL);
    expect(await opened({ decks: 2 }, 2)).toEqual({ decks: 2, rounds: 'equal' });
    await expect(opened({ rounds: 'some' })).rejects.toThrow('options.rounds');
  });
});

describe('on a device', () => {
  const houseWith = (cabinet: SharedMemory): LocalTables =>
    new LocalTables(games, new MemoryStore(cabinet), new MemoryNotes(), true, {
      brain,
      pauses: { bot: 0 },
    });
  const headerOf = async (house: LocalTables, table: string): Promise<unknown> => {
    const [header = ''] = (await house.record(table)).split('\n');
    return (JSON.parse(header) as { options: unknown }).options;
  };
  const play = (house: LocalTables, table: string) =>
    playOn(house.follow(table, 0), new Seeded('opening'));

  it('P74 a table plays what its game opens with, and its header says so', async () => {
    const house = houseWith(new SharedMemory());
    const sitters = company(1, 3);
    for (const [options, played] of [
      [{}, EQUAL],
      [{ rounds: 'twice' }, { decks: 1, rounds: 'twice' }],
    ] as const) {
      const table = await house.open({ game: 'pokerdice', seats: 3, options, sitters });
      await play(house, table);
      expect(await headerOf(house, table)).toEqual(played);
    }
    const own = await house.open({
      game: 'pokerdice',
      seats: 2,
      sitters: company(2, 2),
      own: 'dice',
    });
    const following = house.follow(own, 0);
    await new Promise<void>((resolve) => following.listen(() => following.known && resolve()));
    expect(following.known?.about.options).toEqual(EQUAL);
    await house.close();
  });

  it('a challenge that leaves the rounds out has ten', async () => {
    const house = houseWith(new SharedMemory());
    const challenge = { ...challengeFor(pokerdice, 3), options: {} };
    const sitters = challenge.levels.map((level) =>
      level === null
        ? ({ type: 'person', name: 'Léa' } as const)
        : ({ type: 'bot', level } as const),
    );
    const table = await house.open({ game: 'pokerdice', seats: 3, sitters, challenge });
    await play(house, table);
    expect(await headerOf(house, table)).toEqual(ALL);
    await house.close();
  });

  it('a rematch plays what the table played, also of a journal that leaves the rounds out', async () => {
    const cabinet = new SharedMemory();
    const before = houseWith(cabinet);
    const table = await before.open({
      game: 'pokerdice',
      seats: 3,
      options: { rounds: 'all' },
      sitters: company(1, 3),
    });
    await play(before, table);
    await before.close();
    const [opened = '', ...rest] = cabinet.journals.get(table) ?? [];
    cabinet.journals.set(table, [JSON.stringify({ ...JSON.parse(opened), options: {} }), ...rest]);
    const house = houseWith(cabinet);
    expect(await headerOf(house, table)).toEqual(ALL);
    const again = await house.rematch(table);
    await play(house, again);
    expect(await headerOf(house, again)).toEqual(ALL);
    await house.close();
  });
});

describe('the challenge of a day', () => {
  const of = (day: string) => dailyOf('5e'.repeat(32), day, [pokerdice]);

  it('plays what its game opens with, since new tables do', () => {
    expect(of('2026-11-19').options).toEqual(EQUAL);
    expect(of('2027-02-01').options).toEqual(openingOptions(pokerdice, 3));
  });

  it('of a day before stays what it was, so that its results are found', () => {
    expect(of('2026-11-18').options).toEqual(ALL);
  });
});

describe('in a terminal', () => {
  it.each([
    ['simulate', '--games', '1', '--seats', '3'],
    ['match', '--games', '1', '--players', 'beginner,beginner,casual'],
  ])('P74 %s opens games as tables are opened', (command, ...flags) => {
    const { out } = gobelet([command, 'pokerdice', ...flags, '--seed', 'a']);
    expect(out).toContain('{"decks":1,"rounds":"equal"}');
    const told = gobelet([
      command,
      'pokerdice',
      ...flags,
      '--seed',
      'a',
      '--options',
      '{"rounds":"all"}',
    ]);
    expect(told.out).toContain('{"decks":1,"rounds":"all"}');
  });
});
