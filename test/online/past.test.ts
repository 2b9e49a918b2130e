/**
 * A copy of a table is the table: whoever is told from one is told what those were told who were
 * there.
 */

import { copyFileSync, rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../src/game.ts';
import { games } from '../../src/games/index.ts';
import { LIMITS, type LoggedStep, type MessageOf } from '../../src/protocol.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { addAndTell, tableMessage, viewerOf } from '../../src/tables/fold/show.ts';
import { TableState } from '../../src/tables/fold/table-state.ts';
import { fold } from '../../src/tables/folding.ts';
import type { ServerStore } from '../../src/tables/store.ts';
import { TABLES } from '../support/online/fixture-tables.ts';
import { ANA, BEN, CLEO, Planted } from '../support/online/planted.ts';
import { newFolder } from '../support/online/servers.ts';

const folder = newFolder();
let store: ServerStore;
beforeAll(async () => {
  copyFileSync(new URL('../fixtures/tables.db', import.meta.url), databaseIn(folder));
  store = await openSqlite(databaseIn(folder));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Everything that anybody could be told of it, and what goes into the index. */
function all(table: TableState): readonly unknown[] {
  const viewers: readonly Viewer[] = ['public', ...table.seats.keys()];
  return [
    ...viewers.map((viewer) => tableMessage(table, viewer)),
    table.summary(null),
    table.record,
    table.proof,
    table.askedAt,
  ];
}

/** Somebody without a seat, and everybody who ever had one. */
function persons(lines: readonly string[]): ReadonlySet<string> {
  const sat = lines
    .map((line) => JSON.parse(line) as { readonly person?: string })
    .flatMap(({ person }) => person ?? []);
  return new Set(['zzzzzzzzzzzz', ...sat]);
}

/** Everybody's log, from the steps that they were told one by one. */
function toldTo(person: string, id: string, lines: readonly string[]): readonly LoggedStep[] {
  const table = TableState.read(id, lines.slice(0, 1), games);
  return lines.slice(1).flatMap((line) => {
    const viewer = viewerOf(table, person);
    const step = addAndTell(table, table.read(line), [viewer])(viewer);
    if (step === undefined) return [];
    const { n, at, what } = JSON.parse(step) as MessageOf<'step'>;
    return [{ n, at, what }];
  });
}

/** What follows from the rest, or from the opening. */
const DERIVED: ReadonlySet<string> = new Set([
  'pace',
  'colours',
  'toMove',
  'isLeftToBots',
  'hasPartners',
  'isChatClosed',
  'isRanked',
  'proof',
  'record',
  'clocks',
  'fair',
]);

/** By name, everything that a table says of itself. */
function known(table: TableState): Readonly<Record<string, unknown>> {
  const getters = Object.entries(Object.getOwnPropertyDescriptors(TableState.prototype)).flatMap(
    ([name, { get }]) => (get === undefined ? [] : [name]),
  );
  return Object.fromEntries(getters.map((name) => [name, Reflect.get(table, name)]));
}

it('H1: a copy has every set, list and field that a table has', () => {
  const planted = new Planted({ game: 'pokerdice', seats: 2 });
  const empty = known(planted.again());
  planted.now += 1000;
  for (const [person, deed] of [
    [BEN, { type: 'sit' }],
    [ANA, { type: 'remove', seat: 0 }],
    [ANA, { type: 'sit' }],
    [CLEO, { type: 'sit' }],
    [ANA, { type: 'mute', person: BEN, muted: true }],
    [ANA, { type: 'set', watch: 'nobody', listed: true }],
    [ANA, { type: 'say', text: 'hello' }],
    [ANA, { type: 'start', first: 1 }],
    [ANA, { type: 'host', seat: 1 }],
    [CLEO, { type: 'play', move: { type: 'roll' } }],
  ] as const)
    expect(planted.do(person, deed), deed.type).toBeUndefined();
  const { table, now: at } = planted;
  table.add({ type: 'ended', at, why: 'moves' });
  table.add({ type: 'rematched', at, by: ANA, id: 'again', table: 'kabo-relu-timo-sano' });
  const full = known(table);
  const unchanged = Object.keys(full).filter((name) => isDeepStrictEqual(full[name], empty[name]));
  expect(unchanged.filter((name) => !DERIVED.has(name))).toEqual([]);
  expect(known(table.fork())).toEqual(full);
  expect(all(table.fork())).toEqual(all(table));
});

describe.each(TABLES.map(({ id }) => id))('H1: table %s', (id) => {
  it('is the same in a copy, at every entry, and goes on from there', async () => {
    const lines = await store.read(id);
    const table = TableState.read(id, lines.slice(0, 1), games);
    for (const line of lines.slice(1)) {
      const copy = table.fork();
      expect(all(copy)).toEqual(all(table));
      const before = all(copy);
      table.add(table.read(line));
      expect(all(copy), 'a copy does not change with the table').toEqual(before);
      copy.add(copy.read(line));
      expect(all(copy)).toEqual(all(table));
    }
  });

  it('is there as it was, as far back as steps are told one by one', async () => {
    const lines = await store.read(id);
    const { table, past } = await fold(id, lines, games);
    expect(all(table)).toEqual(all(TableState.read(id, lines, games)));
    for (let n = Math.max(1, table.n - LIMITS.missed); n <= table.n; n++)
      expect(past.at(n)?.n === n && all(past.at(n) as TableState)).toEqual(
        all(TableState.read(id, lines.slice(0, n), games)),
      );
  });

  it('has a log for everybody that says what they were told', async () => {
    const lines = await store.read(id);
    const { table, log } = await fold(id, lines, games);
    for (const person of persons(lines)) {
      const told = JSON.parse(log.message(id, table.n, person)) as MessageOf<'log'>;
      expect(told).toEqual({
        type: 'log',
        table: id,
        n: lines.length,
        steps: toldTo(person, id, lines),
      });
    }
  });
});
