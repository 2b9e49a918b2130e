/** What one process stores is told to the others along with the news, so that they need not read it. */

import { afterEach, expect, it } from 'vitest';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { openStreet, type Street } from '../support/online/neighbours.ts';
import { arrive, until } from '../support/online/players.ts';
import type { House } from '../support/online/servers.ts';

let street: Street;
afterEach(() => street.stop());

it('reads nothing of what it was told, and what it was not told it reads', {
  timeout: 60_000,
}, async () => {
  street = await openStreet(1);
  const store = await openSqlite(databaseIn(street.folder));
  const read = store.read.bind(store);
  let reads = 0;
  store.read = (...asked) => {
    reads++;
    return read(...asked);
  };
  const there = await street.build({ store });
  const [here] = street.houses as [House];
  const [ann, bob] = [await arrive(here.api, 'Ann'), await arrive(there.api, 'Bob')];
  const { table } = await here.api.open(ann.guest.token, { game: 'sequence', seats: 2 });
  const watching = bob.link.follow(table);
  await until(watching, () => true);
  const following = ann.link.follow(table);
  await following.do({ type: 'sit' });
  const act = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time++) {
      const n = await following.do({ type: 'bot', seat: 1, level: 'casual' });
      await until(watching, (known) => known.n >= n);
      const m = await following.do({ type: 'remove', seat: 1 });
      await until(watching, (known) => known.n >= m);
    }
  };
  const before = reads;
  await act(5);
  expect(reads).toBe(before);
  street.bus.isLost = (subject) => subject.startsWith('table/');
  await act(1);
  expect(reads).toBeGreaterThan(before);
  street.bus.isLost = () => false;
  const after = reads;
  await act(5);
  expect(reads).toBe(after);
  ann.link.close();
  bob.link.close();
});
