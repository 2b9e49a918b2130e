/**
 * What a message costs is what it is charged, to the person and the address, on however many
 * connections.
 */

import { afterEach, expect, it } from 'vitest';
import { LIMITS, type MessageOf } from '../../src/protocol.ts';
import { SETTINGS } from '../../src/server/settings.ts';
import { type Entry, writeEntry } from '../../src/tables/fold/journal.ts';
import { Wire } from '../support/online/seen-wire.ts';
import { type House, openHouse } from '../support/online/servers.ts';

let house: House;
afterEach(() => house.stop());

const TABLE = 'kabo-relu-timo-sane';

/** A table with a long log. */
async function plant(by: string): Promise<void> {
  const at = Date.now();
  const opened: Entry = {
    ...{
      type: 'opened',
      at,
      by,
      game: 'next',
      rules: 1,
      seats: 2,
      options: {},
      watch: 'anybody',
      listed: false,
    },
    ...{ pace: { type: 'relaxed' }, secret: '5e'.repeat(32) },
  };
  const sayings = Array.from(
    { length: LIMITS.log },
    (_, number): Entry => ({
      type: 'said',
      at,
      by,
      id: `s${number}`,
      name: 'Ana',
      text: 'ah '.repeat(60),
    }),
  );
  const summary = {
    id: TABLE,
    game: 'next',
    seats: 2,
    status: 'open',
    listed: false,
    people: [by],
    due: null,
  } as const;
  const entries = [opened, ...sayings].map((entry) => writeEntry(entry));
  await house.store.append({
    table: TABLE,
    expected: 0,
    entries,
    summary: { ...summary, opened: at, changed: at },
  });
}

async function charged(): Promise<number> {
  const text = await (await fetch(`${house.api.origin}/metrics`)).text();
  return Math.round(1e6 * Number(/^gobelet_work_seconds_total (\S+)$/m.exec(text)?.[1]));
}

it('H1: a person gets a quarter of what an address may cost, on ten connections as on one', async () => {
  house = await openHouse({ work: SETTINGS.work });
  const guest = await house.api.beGuest('Ana');
  await plant(guest.person);
  const wires: Wire[] = [];
  for (let number = 0; number < 10; number++) {
    const wire = await Wire.open(house.port, guest.token);
    await wire.ask({ type: 'watch', table: TABLE }, ({ type }) => type === 'table');
    wires.push(wire);
  }
  const [from, before] = [performance.now(), await charged()];
  let told = 0;
  for (let time = 0; time < 20; time++) {
    for (const wire of wires) wire.say({ type: 'log', table: TABLE });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = (performance.now() - from) / 1000;
  const taken = (await charged()) - before;
  const { perSecond, burst } = SETTINGS.work;
  // and what asking for the figure costs
  expect(taken).toBeLessThan((perSecond * seconds + burst) / 4 + 5000);
  for (const wire of wires) told += wire.messages.filter(({ type }) => type === 'log').length;
  const refusals = wires.flatMap((wire) =>
    wire.messages.filter(({ type }) => type === 'refused'),
  ) as MessageOf<'refused'>[];
  expect(told).toBeLessThan(100);
  expect(refusals.length).toBeGreaterThan(0);
  for (const { code, table, after } of refusals)
    expect([code, table, (after ?? 0) >= 250]).toEqual(['too-many', TABLE, true]);
  for (const wire of wires) wire.close();
});

it('H1: what can’t be paid for yet is read later, in order, and nothing of it is lost', async () => {
  house = await openHouse({ work: { perSecond: 20_000, burst: 4000 } });
  const { token } = await house.api.beGuest('Ana');
  const wire = await Wire.open(house.port, token);
  const from = performance.now();
  const pings = 60;
  for (let ping = 0; ping < pings; ping++) wire.say({ type: 'ping' });
  wire.say({ type: 'log', table: TABLE });
  const last = await wire.next(({ type }) => type === 'refused');
  expect(last).toMatchObject({ code: 'not-watching' });
  expect(wire.messages.filter(({ type }) => type === 'pong')).toHaveLength(pings);
  expect(performance.now() - from, 'a person may cost a quarter').toBeGreaterThan(400);
  expect(wire.closed).toBeUndefined();
  wire.close();
});

it('H1: a request is paid for by its address, before it is answered', async () => {
  house = await openHouse({ work: { perSecond: 10, burst: 5000 } });
  const statuses: number[] = [];
  for (let time = 0; time < 10; time++)
    statuses.push((await fetch(`${house.api.origin}/api/tables`)).status);
  expect(new Set(statuses.slice(0, 2))).toEqual(new Set([200]));
  expect(new Set(statuses.slice(-3))).toEqual(new Set([429]));
});

it('H1: a table that is not in memory is paid for by its length, known before it is read', async () => {
  house = await openHouse({ work: { perSecond: 1000, burst: 80_000 } });
  const guest = await house.api.beGuest('Ana');
  await plant(guest.person);
  const before = await charged();
  const wire = await Wire.open(house.port, guest.token);
  await wire.ask({ type: 'watch', table: TABLE }, ({ type }) => type === 'table');
  expect((await charged()) - before).toBeGreaterThan(LIMITS.log * 10);
  expect(await house.store.length(TABLE)).toBe(LIMITS.log + 1);
  expect(await house.store.length('kabo-relu-timo-sano')).toBe(0);
  wire.close();
});
