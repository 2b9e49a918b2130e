/**
 * Nothing is seen, though people sit at different processes: what is told between them goes to
 * nobody else. GAMES=100 npm test -- grown/seen for more of it.
 */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { Seeded } from '../../src/random.ts';
import { openPostgres } from '../../src/server/store/postgres/open.ts';
import type { ServerStore } from '../../src/tables/store.ts';
import { seedFor } from '../support/chance.ts';
import { GrownHouse } from '../support/grown/grown-house.ts';
import { forms, found, traces, worlds } from '../support/online/seen-check.ts';
import { Company } from '../support/online/seen-games.ts';
import type { House } from '../support/online/servers.ts';

const GAMES = Number(process.env['GAMES'] ?? 2);
const MOST = process.env['GAMES'] === undefined ? 2 : Number.POSITIVE_INFINITY;

let grown: GrownHouse;
let store: ServerStore;
let house: House;
const secrets: string[] = [];

beforeAll(async () => {
  grown = await GrownHouse.start(3, new Seeded(seedFor('grown/seen')));
  store = await openPostgres(grown.url);
  const { api, balancer } = grown.fleet;
  house = {
    api,
    store,
    isSpread: true,
    port: balancer.port,
    folder: '',
    log: [],
    stop: () => grown.remove(),
  };
}, 60_000);
afterAll(async () => {
  await store.close();
  await grown.remove();
});

it.each(games.map((game) => [game.id, game] as const))(
  '%s: what anybody is told would be the same in every world that they can’t tell from this one',
  { timeout: 120_000 + GAMES * 20_000 },
  async (_, game) => {
    const key = await store.keep('token key', 'unused');
    let looked = 0;
    const all: string[] = [];
    for (let number = 0; number < GAMES; number++) {
      const seed = `grown/seen/${game.id}/${number}`;
      const company = await Company.gather(house, game.seats.max + 1);
      const one = await company.play(game, number, new Seeded(seed));
      const journal = await store.read(one.table);
      secrets.push(...company.tokens, JSON.parse(journal[0] as string).secret, ...one.seeds);
      const { wrong, looked: more } = worlds(one, journal, new Seeded(`worlds/${seed}`), MOST);
      looked += more;
      all.push(...wrong, ...traces(one, journal, [key, ...company.tokens]), ...forms(one));
      company.leave();
    }
    expect(all.slice(0, 3)).toEqual([]);
    expect(looked).toBeGreaterThan(GAMES * 10);
  },
);

it('no token, key, secret or seed is in the log of any process, nor the password of the database', async () => {
  const keys = await Promise.all(
    ['token key', 'bus key'].map((name) => store.keep(name, 'unused')),
  );
  for (const key of keys) expect(key).not.toBe('unused');
  const { password } = new URL(grown.url);
  for (const { log } of grown.fleet.processes)
    expect(found([...keys, ...secrets, password], log)).toEqual([]);
});
