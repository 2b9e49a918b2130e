import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Holders } from './holders.ts';
import { LocalBus } from './local-bus.ts';

let bus: LocalBus;
beforeEach(() => {
  vi.useFakeTimers();
  bus = new LocalBus();
});
afterEach(() => {
  vi.useRealTimers();
});

function holdersOf(process: string, tables: readonly string[], isAlone = false): Holders {
  const attendance = { isAlone };
  return new Holders({ bus, process, attendance }, (table) => tables.includes(table));
}

it('those who hold some of the tables that are asked for say which', async () => {
  const [one] = [holdersOf('one', ['a']), holdersOf('two', ['b', 'c']), holdersOf('three', ['d'])];
  const asked = one.among(['a', 'b', 'd', 'e']);
  await vi.advanceTimersByTimeAsync(1000);
  expect([...(await asked)].sort()).toEqual(['b', 'd']);
});

it('nobody is waited for by a process that is alone, or that asks for nothing', async () => {
  holdersOf('two', ['b']);
  expect([...(await holdersOf('one', [], true).among(['b']))]).toEqual([]);
  expect([...(await holdersOf('three', []).among([]))]).toEqual([]);
});

it('silence means that nobody holds it', async () => {
  const asked = holdersOf('one', []).among(['b']);
  await bus.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect([...(await asked)]).toEqual([]);
});
