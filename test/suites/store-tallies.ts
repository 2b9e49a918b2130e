/** The laws of tallies (Results in src/tables/store.ts), as a suite for every store. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Journals, Results, Summary } from '../../src/tables/store.ts';
import { summaryOf } from '../support/store/summary.ts';
import type { Place } from './store-journals.ts';

type Tallying = Journals & Pick<Results, 'tallies' | 'untallied'>;

export function talliesSuite(name: string, newPlace: () => Promise<Place<Tallying>>): void {
  describe(name, () => {
    let place: Place<Tallying>;
    let store: Tallying;
    let other: Tallying;

    beforeEach(async () => {
      place = await newPlace();
      [store, other] = await Promise.all([place.open(), place.open()]);
    });
    afterEach(async () => {
      await Promise.all([store.close(), other.close()]);
      await place.remove();
    });

    const begin = (table: string, more: Partial<Summary> = {}): Promise<unknown> =>
      store.append({
        table,
        expected: 0,
        entries: [`begin ${table}`],
        summary: summaryOf(table, more),
      });

    const over = { status: 'over', listed: false } as const;
    const all = (from: Tallying): Promise<readonly string[]> =>
      from.tallies(0, 99).then((found) => found.map(({ table, tally }) => `${table} ${tally}`));

    it('are kept with an append, once for a table, whoever writes and how often', async () => {
      await store.append({
        table: 'a',
        expected: 0,
        entries: ['0'],
        summary: summaryOf('a', over),
        tally: 'first',
      });
      for (const writer of [store, other]) {
        expect(await writer.append({ table: 'a', expected: 1, entries: [], tally: 'second' })).toBe(
          'stored',
        );
        expect(await all(writer)).toEqual(['a first']);
      }
      const tables = ['b', 'c', 'd'];
      await Promise.all(tables.map((table) => begin(table, over)));
      await Promise.all(
        [store, other, store, other].flatMap((writer, index) =>
          tables.map((table) =>
            writer.append({ table, expected: 1, entries: [], tally: `${index}` }),
          ),
        ),
      );
      expect((await all(store)).map((line) => line[0]).toSorted()).toEqual(['a', 'b', 'c', 'd']);
      expect(await all(other)).toEqual(await all(store));
      const before = await all(store);
      await store.close();
      store = await place.open();
      expect(await all(store)).toEqual(before);
    });

    it('are not kept with what conflicts', async () => {
      await begin('a', over);
      expect(
        await store.append({
          table: 'a',
          expected: 0,
          entries: ['x'],
          summary: summaryOf('a'),
          tally: 't',
        }),
      ).toBe('conflict');
      expect(await store.append({ table: 'a', expected: 2, entries: [], tally: 't' })).toBe(
        'conflict',
      );
      expect(await store.append({ table: 'b', expected: 1, entries: [], tally: 't' })).toBe(
        'conflict',
      );
      expect(await all(store)).toEqual([]);
    });

    it('are given in the order in which they were kept, from any mark on, so many at most', async () => {
      for (const table of ['z', 'a', 'm']) {
        await store.append({
          table,
          expected: 0,
          entries: ['0'],
          summary: summaryOf(table, over),
          tally: `of ${table}`,
        });
      }
      const [z, a, m] = await other.tallies(0, 9);
      expect([z?.table, a?.table, m?.table]).toEqual(['z', 'a', 'm']);
      expect(await other.tallies(0, 2)).toEqual([z, a]);
      expect(await other.tallies(z?.mark ?? 0, 9)).toEqual([a, m]);
      expect(await other.tallies(m?.mark ?? 0, 9)).toEqual([]);
      await store.append({
        table: 'b',
        expected: 0,
        entries: ['0'],
        summary: summaryOf('b', over),
        tally: 'of b',
      });
      expect((await other.tallies(m?.mark ?? 0, 9)).map(({ tally }) => tally)).toEqual(['of b']);
    });

    it('are known where they are missing', async () => {
      await begin('a', { ...over, people: ['p', 'q'], changed: 1 });
      await begin('b', { ...over, people: ['p'], changed: 3 });
      await begin('c', { ...over, people: ['p'], changed: 2 });
      await begin('d', { status: 'running', people: ['p'] });
      expect(await store.untallied('', 9)).toEqual(['a', 'b', 'c']);
      expect(await store.untallied('', 2)).toEqual(['a', 'b']);
      expect(await store.untallied('a', 9)).toEqual(['b', 'c']);
      for (const table of ['a', 'b'])
        await store.append({ table, expected: 1, entries: [], tally: `of ${table}` });
      expect(await other.untallied('', 9)).toEqual(['c']);
    });
  });
}
