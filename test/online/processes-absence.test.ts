/**
 * Whoever thinks is not away, in whichever process they are connected and whichever of them looks
 * after the table.
 */

import { afterEach, expect, it } from 'vitest';
import type { Following } from '../../src/client/following.ts';
import { SETTINGS } from '../../src/server/settings.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { openStreet, type Street } from '../support/online/neighbours.ts';
import { arrive, beginGame, type Guests } from '../support/online/players.ts';
import type { House } from '../support/online/servers.ts';

const ABSENCE = 1500;
const PAUSES = { ...SETTINGS.pauses, bot: 0, absence: ABSENCE, grace: 0 };

let street: Street;
const there: Guests[] = [];
afterEach(async () => {
  for (const { link } of there.splice(0)) link.close();
  await street.stop();
});

async function come(house: House | undefined, name: string): Promise<Guests> {
  const person = await arrive((house as House).api, name);
  there.push(person);
  return person;
}

async function entries(following: Following): Promise<readonly string[]> {
  const store = await openSqlite(databaseIn(street.folder));
  const lines = await store.read(following.table);
  await store.close();
  return lines.map((line) => (JSON.parse(line) as { type: string }).type);
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

it.each([
  ['all people are connected to one process and another is idle', [1, 1], true],
  ['each is connected to another process', [0, 1], true],
  ['each is, and the bus loses everything', [0, 1], false],
] as const)(
  'nobody is held who is there and thinks: %s',
  { timeout: 60_000 },
  async (_, at, isHeard) => {
    street = await openStreet(2, { pauses: PAUSES });
    if (!isHeard) street.bus.isLost = () => true;
    const [ann, bob] = [
      await come(street.houses[at[0]], 'Ann'),
      await come(street.houses[at[1]], 'Bob'),
    ];
    const [first] = await beginGame((street.houses[at[0]] as House).api, [ann, bob], {
      game: 'sequence',
    });
    // the idle process looks around every ten seconds
    await wait(13_000);
    expect(await entries(first as Following)).not.toContain('held');
  },
);

it('whoever has left all processes is held after their time, and only once', {
  timeout: 60_000,
}, async () => {
  street = await openStreet(2, { pauses: PAUSES });
  const [ann, bob] = [await come(street.houses[0], 'Ann'), await come(street.houses[1], 'Bob')];
  const [first] = (await beginGame((street.houses[0] as House).api, [ann, bob], {
    game: 'sequence',
  })) as [Following];
  await wait(ABSENCE / 2);
  ann.link.close();
  const left = Date.now();
  for (;;) {
    const all = await entries(first);
    if (all.includes('held')) break;
    expect(Date.now() - left).toBeLessThan(ABSENCE + 6000);
    await wait(50);
  }
  expect(Date.now() - left).toBeGreaterThanOrEqual(ABSENCE - 100);
  await wait(500);
  expect((await entries(first)).filter((type) => type === 'held')).toHaveLength(1);
});
