/** Another name: at once at the tables in memory, at all others when they are brought there. */

import { expect, it, vi } from 'vitest';
import type { Guest } from '../../src/client/api.ts';
import type { MessageOf } from '../../src/protocol.ts';
import { SETTINGS } from '../../src/server/settings.ts';
import { Wire } from '../support/online/seen-wire.ts';
import { type House, openHouse } from '../support/online/servers.ts';

/** Opens tables and sits down at them; nobody watches afterwards. */
async function tablesOf(
  house: House,
  guest: Guest,
  count: number,
  game = 'next',
): Promise<readonly string[]> {
  const tables: string[] = [];
  for (let number = 0; number < count; number++)
    tables.push(
      (
        await house.api.open(guest.token, {
          game,
          seats: 2,
          bots: [{ seat: 1, level: 'beginner' }],
        })
      ).table,
    );
  const wire = await Wire.open(house.port, guest.token);
  for (const table of tables) {
    await wire.ask({ type: 'watch', table }, ({ type }) => type === 'table');
    await wire.ask(
      { type: 'do', table, id: 'sit', seen: 1, deed: { type: 'sit' } },
      ({ type }) => type === 'step',
    );
  }
  wire.close();
  return tables;
}

async function namesAt(house: House, token: string, table: string): Promise<readonly unknown[]> {
  const { about } = JSON.parse(
    await house.api.fetch('GET', `/api/tables/${table}`, token),
  ) as MessageOf<'table'>;
  return about.seats.flatMap((seat) => (seat?.type === 'person' ? [seat.name] : []));
}

it('L3: is written only to tables in memory, and by the others when they are loaded, once', async () => {
  const first = await openHouse();
  const guest = await first.api.beGuest('Before');
  const tables = await tablesOf(first, guest, 12);
  const again = await openHouse({}, { store: first.store }); // with nothing in its memory
  const { token } = guest;
  const [awake = '', asleep = ''] = tables;
  expect(await namesAt(again, token, awake)).toEqual(['Before']);
  const [reading, appending] = [vi.spyOn(first.store, 'read'), vi.spyOn(first.store, 'append')];
  await again.api.rename(token, 'After');
  expect(reading, 'tables loaded').not.toHaveBeenCalled();
  expect(appending.mock.calls.map(([{ table }]) => table)).toEqual([awake]);
  expect(await namesAt(again, token, awake)).toEqual(['After']);
  const lines = await first.store.read(asleep);
  await vi.waitUntil(async () => (await namesAt(again, token, asleep)).includes('After'));
  expect(
    (await first.store.read(asleep)).slice(lines.length).map((line) => JSON.parse(line)),
  ).toEqual([{ type: 'renamed', at: expect.any(Number), person: guest.person, name: 'After' }]);
  await namesAt(again, token, asleep);
  expect((await first.store.read(asleep)).length).toBe(lines.length + 1);
  await again.stop();
  await first.stop().catch(() => undefined); // the store is closed already
});

it('L3: is paid for by the number of tables in memory', async () => {
  const house = await openHouse({ work: { perSecond: 1, burst: 400_000 } });
  const guest = await house.api.beGuest('Before');
  await tablesOf(house, guest, 10);
  let renamed = 0;
  const next = async (): Promise<boolean> =>
    house.api.rename(guest.token, `After ${renamed++}`).then(
      () => true,
      () => false,
    );
  while (await next()) expect(renamed).toBeLessThan(20);
  await house.stop();
  const alone = await openHouse({ work: { perSecond: 1, burst: 400_000 } });
  const other = await alone.api.beGuest('Before');
  for (let time = 0; time < renamed; time++) await alone.api.rename(other.token, `After ${time}`);
  await alone.stop();
});

it('M9: of somebody whom the host has muted is not told at that table, and elsewhere it is', async () => {
  const house = await openHouse({
    rates: { ...SETTINGS.rates, deeds: { perSecond: 1e6, burst: 1e6 } },
  });
  const [host, guest] = [await house.api.beGuest('Host'), await house.api.beGuest('Before')];
  const { table } = await house.api.open(host.token, { game: 'next', seats: 2 });
  const [elsewhere = ''] = await tablesOf(house, guest, 1);
  const [mine, theirs] = [
    await Wire.open(house.port, host.token),
    await Wire.open(house.port, guest.token),
  ];
  for (const wire of [mine, theirs])
    await wire.ask({ type: 'watch', table }, ({ type }) => type === 'table');
  await theirs.ask(
    { type: 'do', table, id: 'sit', seen: 1, deed: { type: 'sit' } },
    ({ type }) => type === 'step',
  );
  const mute = { type: 'mute', person: guest.person, muted: true } as const;
  await mine.ask(
    { type: 'do', table, id: 'mute', seen: 2, deed: mute },
    (told) => told.type === 'step' && told.id === 'mute',
  );
  await house.api.rename(guest.token, 'Host is a cheat');
  expect(await namesAt(house, host.token, table)).toEqual(['Before']);
  expect(await namesAt(house, guest.token, elsewhere)).toEqual(['Host is a cheat']);
  mine.close();
  theirs.close();
  await house.stop();
});
