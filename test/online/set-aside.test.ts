/**
 * A journal that can't be read: its table alone is set aside, whoever is there is told, and
 * everybody else plays on.
 */

import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Guest } from '../../src/client/api.ts';
import type { MessageOf } from '../../src/protocol.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { ServerStore } from '../../src/tables/store.ts';
import { Wire } from '../support/online/seen-wire.ts';
import { type Child, newFolder, openHouse, spawnHouse } from '../support/online/servers.ts';

/** What no program of ours has written: not JSON, no entry, an entry that the game can't have. */
const GARBAGE = [
  'not JSON',
  '{"type":"nonsense","at":1}',
  '{"type":"played","at":1,"event":{"seat":0,"type":"roll"}}',
];

type Refusal = MessageOf<'refused'>;

async function sit(port: number, { token }: Guest, table: string): Promise<Wire> {
  const wire = await Wire.open(port, token);
  await wire.ask({ type: 'watch', table }, ({ type }) => type === 'table');
  await wire.ask(
    { type: 'do', table, id: 'sit', seen: 1, deed: { type: 'sit' } },
    ({ type }) => type === 'step',
  );
  return wire;
}

/** Whether somebody can go on at this table. */
async function saysAt(wire: Wire, table: string, id: string): Promise<boolean> {
  const deed = { type: 'say', text: 'still here' } as const;
  const answer = await wire.ask(
    { type: 'do', table, id, seen: 2, deed },
    ({ type }) => type === 'step' || type === 'refused',
  );
  return answer.type === 'step';
}

async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^gobelet_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Writes to a journal as another process would. */
async function spoil(store: ServerStore, table: string, line: string): Promise<void> {
  const expected = (await store.read(table)).length;
  expect(await store.append({ table, expected, entries: [line] })).toBe('stored');
}

describe('in this process', () => {
  it.each(GARBAGE)('H1: %s, read while people play', async (garbage) => {
    const house = await openHouse();
    const guest = await house.api.beGuest('Ana');
    const [bad, good] = await Promise.all(
      [0, 1].map(() => house.api.open(guest.token, { game: 'pokerdice', seats: 2 })),
    );
    const [badId, goodId] = [bad?.table ?? '', good?.table ?? ''];
    const wire = await sit(house.port, guest, badId);
    const other = await sit(house.port, guest, goodId);
    await spoil(house.store, badId, garbage);
    const from = wire.frames.length;
    // conflicts, and reads what is there
    wire.say({ type: 'do', table: badId, id: 'now', seen: 2, deed: { type: 'stand' } });
    const isAbout = (id: string | undefined) => (message: { readonly type: string }) =>
      message.type === 'refused' && (message as Refusal).id === id;
    expect(await wire.next(isAbout('now'), from)).toMatchObject({ code: 'closed', table: badId });
    expect(await wire.next(isAbout(undefined), from)).toMatchObject({
      code: 'closed',
      table: badId,
    });
    const again = await wire.ask({ type: 'watch', table: badId }, isAbout(undefined));
    expect(again).toMatchObject({
      code: 'closed',
      reason: 'this table is damaged, and nobody can play on here: it has been reported',
    });
    expect((await fetch(`${house.api.origin}/api/tables/${badId}`)).status).toBe(403);
    expect(await saysAt(other, goodId, 'on')).toBe(true);
    expect(await metric(house.api.origin, 'tables_set_aside_total')).toBe(1);
    expect(
      house.log.filter((line) => line.includes('table_set_aside') && line.includes(badId)),
    ).toHaveLength(1);
    wire.close();
    other.close();
    await house.stop();
  });

  it.each(GARBAGE)(
    'H1: %s, read when somebody comes: once, however often it is asked for',
    async (garbage) => {
      const house = await openHouse();
      const guest = await house.api.beGuest('Ana');
      const { table } = await house.api.open(guest.token, { game: 'pokerdice', seats: 2 });
      await spoil(house.store, table, garbage);
      const wire = await Wire.open(house.port, guest.token);
      const reading = vi.spyOn(house.store, 'read');
      for (let time = 0; time < 3; time++) {
        const answer = await wire.ask(
          { type: 'watch', table },
          ({ type }) => type === 'refused' || type === 'table',
        );
        expect(answer).toMatchObject({ type: 'refused', code: 'closed', table });
      }
      expect(reading).toHaveBeenCalledTimes(1);
      expect(await metric(house.api.origin, 'tables_set_aside_total')).toBe(1);
      wire.close();
      await house.stop();
    },
  );
});

describe('gobelet serve', () => {
  let folder = '';
  let child: Child | undefined;
  beforeEach(() => {
    folder = newFolder();
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('H1: lives on when what another process has written can’t be read, and starts again with it', async () => {
    child = await spawnHouse(folder);
    const guest = await child.api.beGuest('Ana');
    const [bad, good] = await Promise.all(
      [0, 1].map(() => child?.api.open(guest.token, { game: 'next', seats: 2 })),
    );
    const wire = await sit(child.port, guest, bad?.table ?? '');
    const other = await sit(child.port, guest, good?.table ?? '');
    const store = await openSqlite(databaseIn(folder));
    const from = wire.frames.length;
    await spoil(store, bad?.table ?? '', GARBAGE[0] as string);
    expect(await wire.next(({ type }) => type === 'refused', from)).toMatchObject({
      code: 'closed',
      table: bad?.table,
    });
    expect(await saysAt(other, good?.table ?? '', 'on')).toBe(true);
    expect(child.process.exitCode).toBeNull();
    const summary = await store.summary(bad?.table ?? '');
    const expected = await store.length(bad?.table ?? '');
    if (summary !== undefined)
      await store.append({
        table: summary.id,
        expected,
        entries: [],
        summary: { ...summary, due: 1 },
      });
    await store.close();
    expect(await child.kill('SIGTERM')).toBe(0);
    child = await spawnHouse(folder);
    const again = await Wire.open(child.port, guest.token);
    await again.ask({ type: 'watch', table: good?.table ?? '' }, ({ type }) => type === 'table');
    await vi.waitUntil(
      () =>
        child?.log.some(
          (line) => line.includes('journal_unreadable') && line.includes(bad?.table ?? ''),
        ),
      10_000,
    );
    expect(await metric(child.api.origin, 'tables_set_aside_total')).toBe(1);
    for (const one of [wire, other, again]) one.close();
  });

  it('H1: logs with its cause what was rejected and nobody caught, counts it, and lives on', async () => {
    const script = `import { isMainThread } from 'node:worker_threads';
      if (isMainThread) process.on('SIGUSR2', () => { Promise.reject(new Error('nobody caught this', { cause: 'the test' })); });`;
    vi.stubEnv('NODE_OPTIONS', `--import data:text/javascript,${encodeURIComponent(script)}`);
    child = await spawnHouse(folder);
    child.process.kill('SIGUSR2');
    await vi.waitUntil(
      () =>
        child?.log.some(
          (line) => line.includes('nobody caught this') && line.includes('caused by the test'),
        ),
      10_000,
    );
    expect(await metric(child.api.origin, 'unexpected_total')).toBe(1);
    expect((await child.api.beGuest('Ana')).name).toBe('Ana');
  });
});
