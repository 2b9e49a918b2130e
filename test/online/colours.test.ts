/** The colours of packs over real sockets: told to everybody, and the same at a rematch. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seeded } from '../../src/random.ts';
import { arrive, playOut, until } from '../support/online/players.ts';
import { type House, openHouse } from '../support/online/servers.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

it('are chosen before the start, told to everybody, and kept at a rematch', async () => {
  const [ana, ben] = [await arrive(house.api, 'Ana'), await arrive(house.api, 'Ben')];
  const bots = [{ seat: 2, level: 'beginner' }] as const;
  const { table } = await house.api.open(ana.guest.token, { game: 'pokerdice', seats: 3, bots });
  const [host, guest] = [ana.link.follow(table), ben.link.follow(table)];
  await Promise.all([host, guest].map((following) => until(following, () => true)));
  await host.do({ type: 'sit', colour: 'gold' });
  await guest.do({ type: 'sit', colour: 'gold' });
  await expect(guest.do({ type: 'colour', colour: 'gold' })).rejects.toMatchObject({
    code: 'colour-taken',
  });
  await guest.do({ type: 'colour', colour: 'green' });
  const chosen = ['gold', 'green', 'red'];
  for (const following of [host, guest])
    await until(following, ({ about }) => about.colours?.join() === chosen.join());

  await host.do({ type: 'start' });
  await Promise.all([
    playOut(host, ana.guest.person, new Seeded('colours/0')),
    playOut(guest, ben.guest.person, new Seeded('colours/1')),
  ]);
  await guest.do({ type: 'rematch' });
  const { about } = await until(ana.link.follow(host.known?.about.rematch ?? ''), () => true);
  expect(about).toMatchObject({ status: 'open', colours: chosen });
  for (const { link } of [ana, ben]) link.close();
});
