/**
 * Games that were stored long ago. Whatever changes in the code, they must still be read, come to
 * the same, and be played on. What to do when messages are changed on purpose stands in
 * scripts/make-fixture.ts; a verdict that changes is a game that breaks.
 */

import { createHmac } from 'node:crypto';
import { chmodSync, copyFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connection } from '../../src/client/connection.ts';
import { verify } from '../../src/dice/verify.ts';
import { games } from '../../src/games/index.ts';
import { PACK_COLOURS } from '../../src/protocol.ts';
import { Seeded } from '../../src/random.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { TableState } from '../../src/tables/fold/table-state.ts';
import type { Person, ServerStore } from '../../src/tables/store.ts';
import { BEGIN, PEOPLE, TOKEN_KEY } from '../support/online/fixture-people.ts';
import { TABLES } from '../support/online/fixture-tables.ts';
import { type Told, toldOf } from '../support/online/fixture-told.ts';
import { arrive, playOut, until } from '../support/online/players.ts';
import { newFolder, openHouse } from '../support/online/servers.ts';

const FIXTURE = fileURLToPath(new URL('../fixtures/tables.db', import.meta.url));
const expected = JSON.parse(
  readFileSync(new URL('../fixtures/expected.json', import.meta.url), 'utf8'),
) as Record<string, Told>;

let folder = '';
let store: ServerStore;

beforeEach(async () => {
  folder = newFolder();
  copyFileSync(FIXTURE, databaseIn(folder));
  chmodSync(databaseIn(folder), 0o600);
  store = await openSqlite(databaseIn(folder));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The same games, one of them with rules of another version. */
function changed(id: string): typeof games {
  return games.map((game) => (game.id === id ? { ...game, version: game.version + 1 } : game));
}

describe('the fixture', () => {
  it('is small, and has every game, seat count, pace and status', () => {
    expect(statSync(FIXTURE).size).toBeLessThan(400_000);
    expect(Object.keys(expected)).toEqual(TABLES.map(({ id }) => id));
    expect(new Set(TABLES.map(({ game }) => game))).toEqual(new Set(games.map(({ id }) => id)));
    for (const { id, seats } of games) {
      const counts = TABLES.filter(({ game }) => game === id).map((table) => table.seats.length);
      for (let count = seats.min; count <= seats.max; count++) expect(counts, id).toContain(count);
    }
    expect(new Set(TABLES.map(({ pace }) => pace?.type))).toEqual(
      new Set([undefined, 'live', 'days']),
    );
    expect(new Set(Object.values(expected).map(({ status }) => status))).toEqual(
      new Set(['open', 'running', 'over']),
    );
  });
});

describe.each(TABLES.map(({ id, game, seats }) => [id, game, seats.length]))(
  'table %s, %s for %i',
  (id) => {
    it('comes to the same as when it was stored, for every viewer', async () => {
      expect(toldOf(id as string, await store.read(id as string), games)).toEqual(expected[id]);
    });

    it('has the packs of its seats, for nobody could choose one yet', async () => {
      const table = TableState.read(id as string, await store.read(id as string), games);
      expect(table.colours).toEqual(
        table.game.hasPacks && PACK_COLOURS.slice(0, table.seats.length),
      );
    });

    it('has dice that follow from its secret', async () => {
      const table = TableState.read(id as string, await store.read(id as string), games);
      if (table.record.length > 0)
        expect(verify(table.record, table.proof, games)).toMatchObject({
          follows: true,
          fault: null,
        });
      else expect(table.status).toBe('open');
    });
  },
);

describe('rules of another version', () => {
  it.each(games.map(({ id }) => id))(
    'of %s are not taken for those that a table began with',
    async (id) => {
      const { id: table } = TABLES.find(({ game }) => game === id) as (typeof TABLES)[number];
      const lines = await store.read(table);
      const { version } = games.find((game) => game.id === id) as (typeof games)[number];
      expect(() => TableState.read(table, lines, changed(id))).toThrow(
        `table ${table}: there are no rules of ${id}, version ${version}, here`,
      );
    },
  );

  it('leave the table alone, say so in the log, and harm no other', async () => {
    const [broken, whole] = [
      TABLES.find(({ game }) => game === 'next'),
      TABLES.find(({ game }) => game === 'sequence'),
    ];
    const before = await store.read(broken?.id ?? '');
    const house = await openHouse({}, { store, games: changed('next') });
    const { link } = await arrive(house.api, 'Guest');
    const refused = new Promise((resolve) =>
      link.follow(broken?.id ?? '').listen((news) => news.type === 'refused' && resolve(news)),
    );
    // after it was looked for in other processes
    expect(await refused).toMatchObject({ code: 'elsewhere' });
    await until(link.follow(whole?.id ?? ''), ({ n }) => n > 0);
    expect(house.log.join()).toContain(
      `table ${broken?.id}: there are no rules of next, version 1, here`,
    );
    expect(await store.read(broken?.id ?? '')).toEqual(before);
    link.close();
    await house.stop();
    store = await openSqlite(databaseIn(folder));
  });
});

describe('a server', () => {
  it('plays every running game on to its end, with those who come back and a bot for the one who left', async () => {
    const running = TABLES.filter(({ id }) => expected[id]?.status === 'running');
    expect(running.length).toBeGreaterThan(4);
    const start = Date.now();
    const before = new Map<string, readonly string[]>();
    for (const { id } of running) before.set(id, await store.read(id));
    // no clock has run out meanwhile
    const house = await openHouse({}, { store, now: () => BEGIN + Date.now() - start });
    // as tokens were written before keys had ids
    const tokenOf = ({ id, generation }: Person): string =>
      `${id}.${generation}.${createHmac('sha256', TOKEN_KEY).update(`token ${id}.${generation}`).digest('base64url')}`;
    const links = PEOPLE.map(
      (person) => new Connection({ url: house.api.socketUrl, token: tokenOf(person) }),
    );
    const playing = running.flatMap(({ id, seats }) =>
      seats.flatMap((number) => {
        if (typeof number !== 'number') return [];
        return [
          playOut(
            (links[number] as Connection).follow(id),
            PEOPLE[number]?.id ?? '',
            new Seeded(`${id}/${number}`),
          ),
        ];
      }),
    );
    expect(playing.length).toBeGreaterThan(4);
    await Promise.all(playing);
    for (const { id } of running) {
      const lines = await store.read(id);
      expect(lines.slice(0, before.get(id)?.length)).toEqual(before.get(id));
      const table = TableState.read(id, lines, games);
      expect(verify(table.record, table.proof, games)).toMatchObject({ follows: true, over: true });
    }
    for (const link of links) link.close();
    await house.stop();
    store = await openSqlite(databaseIn(folder));
  });
});
