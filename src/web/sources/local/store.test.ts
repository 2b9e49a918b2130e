/**
 * What a page keeps its tables in obeys the laws of every store, as far as a browser that is no
 * browser can show it.
 */

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { journalsSuite } from '../../../../test/suites/store-journals.ts';
import { talliesSuite } from '../../../../test/suites/store-tallies.ts';
import { summaryOf } from '../../../../test/support/store/summary.ts';
import type { LocalStore } from './local-store.ts';
import { MemoryStore, SharedMemory } from './memory-store.ts';
import { BrowserStore } from './store.ts';

beforeAll(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

let places = 0;

for (const suite of [journalsSuite, talliesSuite]) {
  suite('IndexedDB', async () => {
    const factory = new IDBFactory();
    const name = `place ${places++}`;
    return { open: () => BrowserStore.open(factory, name), remove: async () => undefined };
  });

  suite('memory', async () => {
    const cabinet = new SharedMemory();
    return { open: async () => new MemoryStore(cabinet), remove: async () => undefined };
  });
}

describe.each([
  ['IndexedDB', () => BrowserStore.open(new IDBFactory(), `place ${places++}`)],
  ['memory', async () => new MemoryStore()],
] as const)('tables on this device, in %s', (_, open) => {
  const begin = async (
    store: LocalStore,
    table: string,
    entries: readonly string[],
  ): Promise<unknown> => store.append({ table, expected: 0, entries, summary: summaryOf(table) });

  it('are listed with their lengths, glanced at, and removed without a trace of others', async () => {
    const store = await open();
    await begin(store, 'a', ['0', '1', '2']);
    await begin(store, 'ab', ['x']);
    expect(new Map((await store.tables()).map(({ summary, length }) => [summary, length]))).toEqual(
      new Map([
        [summaryOf('a'), 3],
        [summaryOf('ab'), 1],
      ]),
    );
    expect(await store.pick('a', [0, 2, 7])).toEqual(['0', '2']);
    await store.remove('a');
    expect(await store.read('a')).toEqual([]);
    expect(await store.summary('a')).toBeUndefined();
    expect(await store.read('ab')).toEqual(['x']);
    expect(await store.append({ table: 'a', expected: 3, entries: ['3'] })).toBe('conflict');
    expect(await begin(store, 'a', ['again'])).toBe('stored');
    await store.close();
  });
});

describe('a browser', () => {
  it('tells the other tab of what was written, and how long it is now', async () => {
    const factory = new IDBFactory();
    const [one, other] = [
      await BrowserStore.open(factory, 'tabs'),
      await BrowserStore.open(factory, 'tabs'),
    ];
    const heard: unknown[] = [];
    const own: unknown[] = [];
    other.listen((...news) => heard.push(news));
    one.listen((...news) => own.push(news));
    await one.append({ table: 'a', expected: 0, entries: ['0', '1'], summary: summaryOf('a') });
    await one.append({ table: 'a', expected: 1, entries: ['no'] });
    await one.append({ table: 'a', expected: 2, entries: ['2'] });
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard).toEqual([
      ['a', 2],
      ['a', 3],
    ]);
    expect(own).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  });

  it('that has no room left says so, and keeps nothing', async () => {
    const factory = new IDBFactory();
    const store = await BrowserStore.open(factory, 'full');
    await store.append({ table: 'a', expected: 0, entries: ['0'], summary: summaryOf('a') });
    const put = vi
      .spyOn(Object.getPrototypeOf(await entriesOf(factory)), 'add')
      .mockImplementation(() => {
        throw new DOMException('no room', 'QuotaExceededError');
      });
    await expect(store.append({ table: 'a', expected: 1, entries: ['1'] })).rejects.toMatchObject({
      kind: 'full',
    });
    put.mockRestore();
    expect(await store.read('a')).toEqual(['0']);
    expect(await store.append({ table: 'a', expected: 1, entries: ['1'] })).toBe('stored');
    await store.close();
  });

  it('that has lost the database opens it again', async () => {
    const factory = new IDBFactory();
    const open = vi.spyOn(factory, 'open');
    const store = await BrowserStore.open(factory, 'lost');
    await store.append({ table: 'a', expected: 0, entries: ['0'], summary: summaryOf('a') });
    const request = open.mock.results[0]?.value as IDBOpenDBRequest;
    request.result.close();
    expect(await store.append({ table: 'a', expected: 1, entries: ['1'] })).toBe('stored');
    expect(await store.read('a')).toEqual(['0', '1']);
    await store.close();
  });

  it('that keeps nothing says so at once', async () => {
    const factory = new IDBFactory();
    vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new DOMException('not here', 'SecurityError');
    });
    await expect(BrowserStore.open(factory, 'none')).rejects.toMatchObject({
      name: 'StoreFailure',
      kind: 'broken',
    });
  });
});

/** An object store of another connection: what all of them are made of. */
async function entriesOf(factory: IDBFactory): Promise<object> {
  const request = factory.open('full');
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  const entries = request.result.transaction('entries').objectStore('entries');
  request.result.close();
  return entries;
}
