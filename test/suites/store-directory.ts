/** The laws of Directory (src/tables/store.ts), as a suite for every store of a server. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Directory, Journals, Person, Summary } from '../../src/tables/store.ts';
import { summaryOf } from '../support/store/summary.ts';
import type { Place } from './store-journals.ts';

type Store = Journals & Directory;

export function directorySuite(name: string, newPlace: () => Promise<Place<Store>>): void {
  describe(name, () => {
    let place: Place<Store>;
    let store: Store;
    let other: Store;

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

    describe('the index', () => {
      const ids = (summaries: readonly Summary[]): readonly string[] =>
        summaries.map(({ id }) => id);

      it('lists what is public and not over, changed since a time, last first, so many at most', async () => {
        await begin('old', { changed: 10 });
        await begin('running', { changed: 30, status: 'running' });
        await begin('open', { changed: 20 });
        await begin('hidden', { changed: 40, listed: false });
        await begin('over', { changed: 50, status: 'over' });
        expect(ids(await store.listed(0, 9))).toEqual(['running', 'open', 'old']);
        expect(ids(await store.listed(20, 9))).toEqual(['running', 'open']);
        expect(ids(await store.listed(21, 9))).toEqual(['running']);
        expect(ids(await store.listed(0, 2))).toEqual(['running', 'open']);
        expect(await store.listed(0, 0)).toEqual([]);
        expect(await store.listed(31, 9)).toEqual([]);
        expect((await store.listed(30, 1))[0]).toEqual(
          summaryOf('running', { changed: 30, status: 'running' }),
        );
        await store.append({
          table: 'old',
          expected: 1,
          entries: [],
          summary: summaryOf('old', { changed: 60 }),
        });
        await store.append({
          table: 'running',
          expected: 1,
          entries: ['end'],
          summary: summaryOf('running', { status: 'over' }),
        });
        expect(ids(await store.listed(0, 9))).toEqual(['old', 'open']);
      });

      it('finds the tables of a person, changed last first, so many at most, and follows who comes and goes', async () => {
        await begin('a', { people: ['p', 'q'], changed: 1 });
        await begin('b', { people: ['p'], changed: 3, status: 'over', listed: false });
        await begin('c', { people: ['q', 'p'], changed: 2 });
        expect(ids(await store.tablesOf('p', 9))).toEqual(['b', 'c', 'a']);
        expect(ids(await store.tablesOf('q', 9))).toEqual(['c', 'a']);
        expect(ids(await store.tablesOf('p', 2))).toEqual(['b', 'c']);
        expect(await store.tablesOf('r', 9)).toEqual([]);
        expect((await store.tablesOf('p', 1))[0]).toEqual(
          summaryOf('b', { people: ['p'], changed: 3, status: 'over', listed: false }),
        );
        await store.append({
          table: 'a',
          expected: 1,
          entries: [],
          summary: summaryOf('a', { people: ['p', 'q'], changed: 7 }),
        });
        expect(ids(await store.tablesOf('q', 9))).toEqual(['a', 'c']);
        await store.append({
          table: 'c',
          expected: 1,
          entries: [],
          summary: summaryOf('c', { people: ['r', 'p'], changed: 8 }),
        });
        expect(ids(await store.tablesOf('p', 9))).toEqual(['c', 'a', 'b']);
        expect(ids(await store.tablesOf('q', 9))).toEqual(['a']);
        expect(ids(await store.tablesOf('r', 9))).toEqual(['c']);
      });

      it('finds one table once for somebody who is named twice', async () => {
        await begin('a', { people: ['p', 'p'], changed: 1 });
        await store.append({
          table: 'a',
          expected: 1,
          entries: [],
          summary: summaryOf('a', { people: ['p', 'p'], changed: 2 }),
        });
        expect(ids(await store.tablesOf('p', 9))).toEqual(['a']);
      });

      it('finds what is due, due first first, so many at most', async () => {
        await begin('late', { due: 30 });
        await begin('soon', { due: 10, status: 'over', listed: false });
        await begin('then', { due: 20 });
        await begin('never');
        expect(await store.due(20, 9)).toEqual(['soon', 'then']);
        expect(await store.due(19, 9)).toEqual(['soon']);
        expect(await store.due(9, 9)).toEqual([]);
        expect(await store.due(99, 2)).toEqual(['soon', 'then']);
        await store.append({ table: 'soon', expected: 1, entries: [], summary: summaryOf('soon') });
        await store.append({
          table: 'never',
          expected: 1,
          entries: [],
          summary: summaryOf('never', { due: 5 }),
        });
        expect(await other.due(99, 9)).toEqual(['never', 'then', 'late']);
      });

      it('does not know of what conflicts', async () => {
        await begin('a', { changed: 5 });
        const summary = summaryOf('a', { status: 'over', changed: 6, people: ['p'], due: 1 });
        for (const writer of [store, other])
          expect(await writer.append({ table: 'a', expected: 3, entries: ['x'], summary })).toBe(
            'conflict',
          );
        expect(await store.tablesOf('p', 9)).toEqual([]);
        expect(await store.due(9, 9)).toEqual([]);
        expect(ids(await store.listed(0, 9))).toEqual(['a']);
      });

      it('knows how long each journal is', async () => {
        await begin('a');
        await other.append({ table: 'a', expected: 1, entries: ['1', '2'] });
        expect(await store.length('a')).toBe(3);
        expect(await store.length('b')).toBe(0);
      });
    });

    describe('persons', () => {
      const person: Person = {
        id: 'p',
        name: 'Zoé 🎲',
        owner: null,
        generation: 0,
        since: 1_790_000_000_123,
      };

      it('are there as they were saved last', async () => {
        expect(await store.person('p')).toBeUndefined();
        await store.savePerson(person);
        expect(await other.person('p')).toEqual(person);
        const changed: Person = {
          ...person,
          name: 'Léo',
          owner: 'q',
          generation: 3,
          isNameGiven: true,
        };
        await other.savePerson(changed);
        expect(await store.person('p')).toEqual(changed);
        await other.savePerson(person);
        expect(await store.person('p')).toEqual(person);
        expect(await store.person('q')).toBeUndefined();
      });

      it('survive closing', async () => {
        await store.savePerson(person);
        await store.close();
        store = await place.open();
        expect(await store.person('p')).toEqual(person);
      });
    });

    describe('what is kept under a name', () => {
      it('is what was offered first, for everybody and for ever', async () => {
        expect(await store.keep('secret', 'one')).toBe('one');
        expect(await other.keep('secret', 'two')).toBe('one');
        expect(await other.keep('another', 'two')).toBe('two');
        await store.close();
        store = await place.open();
        expect(await store.keep('secret', 'three')).toBe('one');
      });

      it('is the same for all who offer at once', async () => {
        const offers = Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? store : other).keep('secret', `${index}`),
        );
        expect(new Set(await Promise.all(offers)).size).toBe(1);
      });
    });

    it('is whole when a store was closed in the middle, and asked no more', async () => {
      const writes = Array.from({ length: 50 }, (_, index) => begin(`table ${index}`));
      await store.close();
      await Promise.all(writes);
      expect(await other.listed(0, 100)).toHaveLength(50);
      await expect(store.keep('a', 'b')).rejects.toMatchObject({ name: 'StoreFailure' });
    });
  });
}
