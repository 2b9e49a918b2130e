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

      const dueFor = (from: Store, now: number, most: number): Promise<readonly string[]> =>
        from.claim({ process: 'me', now, until: now + 1000 }, most);

      it('finds what is due, due first first, so many at most', async () => {
        await begin('late', { due: 30 });
        await begin('soon', { due: 10, status: 'over', listed: false });
        await begin('then', { due: 20 });
        await begin('never');
        expect(await dueFor(store, 20, 9)).toEqual(['soon', 'then']);
        expect(await dueFor(store, 19, 9)).toEqual(['soon']);
        expect(await dueFor(store, 9, 9)).toEqual([]);
        expect(await dueFor(store, 99, 2)).toEqual(['soon', 'then']);
        await store.append({ table: 'soon', expected: 1, entries: [], summary: summaryOf('soon') });
        await store.append({
          table: 'never',
          expected: 1,
          entries: [],
          summary: summaryOf('never', { due: 5 }),
        });
        expect(await dueFor(other, 99, 9)).toEqual(['never', 'then', 'late']);
      });

      it('leaves what is due to the process that has claimed it, until its time is over', async () => {
        for (const [index, table] of ['a', 'b', 'c'].entries()) await begin(table, { due: index });
        const claim = (from: Store, process: string, now: number, most = 9) =>
          from.claim({ process, now, until: now + 10 }, most);
        expect(await claim(store, 'one', 100, 2)).toEqual(['a', 'b']);
        expect(await claim(other, 'two', 101)).toEqual(['c']);
        expect(await claim(other, 'two', 109)).toEqual(['c']);
        expect(await claim(store, 'one', 109, 1)).toEqual(['a']);
        expect(await claim(other, 'two', 110)).toEqual(['b', 'c']);
        expect(await claim(other, 'two', 118)).toEqual(['b', 'c']);
        expect(await claim(other, 'two', 119)).toEqual(['a', 'b', 'c']);
        expect(await claim(store, 'one', 120)).toEqual([]);
      });

      it('gives what is due to one of many who claim at once, and all of it', async () => {
        const tables = Array.from({ length: 60 }, (_, index) => `table ${index}`);
        await Promise.all(tables.map((table, due) => begin(table, { due })));
        const claimed = await Promise.all(
          [store, other, store, other].map((from, index) =>
            from.claim({ process: `process ${index}`, now: 100, until: 200 }, 20),
          ),
        );
        const rest = await store.claim({ process: 'the rest', now: 100, until: 200 }, 99);
        const all = [...claimed.flat(), ...rest];
        expect(all).toHaveLength(60);
        expect(new Set(all)).toEqual(new Set(tables));
      });

      it('a claim decides nothing: whoever appends first wins', async () => {
        await begin('a', { due: 1 });
        await store.claim({ process: 'one', now: 5, until: 50 }, 9);
        const append = { table: 'a', expected: 1, entries: ['by two'] };
        expect(await other.append(append)).toBe('stored');
        expect(await store.append({ ...append, entries: ['by one'] })).toBe('conflict');
      });

      it('does not know of what conflicts', async () => {
        await begin('a', { changed: 5 });
        const summary = summaryOf('a', { status: 'over', changed: 6, people: ['p'], due: 1 });
        for (const writer of [store, other])
          expect(await writer.append({ table: 'a', expected: 3, entries: ['x'], summary })).toBe(
            'conflict',
          );
        expect(await store.tablesOf('p', 9)).toEqual([]);
        expect(await dueFor(store, 9, 9)).toEqual([]);
        expect(ids(await store.listed(0, 9))).toEqual(['a']);
      });

      it('knows how long each journal is', async () => {
        await begin('a');
        await other.append({ table: 'a', expected: 1, entries: ['1', '2'] });
        expect(await store.length('a')).toBe(3);
        expect(await store.length('b')).toBe(0);
      });

      it('knows how long many journals are, and leaves out those that do not exist', async () => {
        expect(await store.lengths([])).toEqual(new Map());
        const odd = 'é 🎲 "\'\u0000{},';
        for (const table of ['a', 'b', odd]) await begin(table);
        await other.append({ table: 'b', expected: 1, entries: ['1', '2'] });
        expect(await store.lengths(['b', 'none', odd, 'a', 'b'])).toEqual(
          new Map([
            ['a', 1],
            ['b', 3],
            [odd, 1],
          ]),
        );
        const many = Array.from({ length: 3000 }, (_, index) => `table ${index}`);
        expect(await other.lengths([...many, 'a'])).toEqual(new Map([['a', 1]]));
      });
    });

    describe('who was at a table', () => {
      it('is known with the latest time, to every process, of each table for itself', async () => {
        await begin('a');
        await begin('b');
        expect(await store.attended('a')).toEqual(new Map());
        await store.attend('a', ['p', 'q'], 20);
        await other.attend('a', ['q', 'é \u0000'], 30);
        await other.attend('a', ['p'], 10);
        await store.attend('b', ['p'], 5);
        await store.attend('b', [], 6);
        for (const reader of [store, other]) {
          expect(await reader.attended('a')).toEqual(
            new Map([
              ['p', 20],
              ['q', 30],
              ['é \u0000', 30],
            ]),
          );
          expect(await reader.attended('b')).toEqual(new Map([['p', 5]]));
        }
      });

      it('is the same whoever notes it first of many at once', async () => {
        await begin('a');
        const times = Array.from({ length: 40 }, (_, index) => (index * 17) % 40);
        await Promise.all(
          times.map((at, index) =>
            (index % 2 === 0 ? store : other).attend('a', at % 3 === 0 ? ['p', 'q'] : ['q'], at),
          ),
        );
        expect(await other.attended('a')).toEqual(
          new Map([
            ['p', 39],
            ['q', 39],
          ]),
        );
      });

      it('is of no account for a table that does not exist', async () => {
        await store.attend('none', ['p'], 20);
        expect(await store.attended('none')).toEqual(new Map());
      });

      it('survives closing, and changes nothing else', async () => {
        await begin('a');
        await store.attend('a', ['p'], 20);
        await store.close();
        store = await place.open();
        expect(await store.attended('a')).toEqual(new Map([['p', 20]]));
        expect(await store.summary('a')).toEqual(summaryOf('a'));
        expect(await store.tablesOf('p', 9)).toEqual([]);
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
        expect(await store.savePerson(person, undefined)).toBe('stored');
        expect(await other.person('p')).toEqual(person);
        const changed: Person = {
          ...person,
          name: 'Léo',
          owner: 'q',
          generation: 3,
          isNameGiven: true,
        };
        expect(await other.savePerson(changed, person)).toBe('stored');
        expect(await store.person('p')).toEqual(changed);
        expect(await other.savePerson(person, changed)).toBe('stored');
        expect(await store.person('p')).toEqual(person);
        expect(await store.person('q')).toBeUndefined();
      });

      it('are not written unless they are as expected, in every field', async () => {
        const next = { ...person, name: 'Léo' };
        expect(await store.savePerson(next, person)).toBe('conflict');
        expect(await store.person('p')).toBeUndefined();
        await store.savePerson(person, undefined);
        const others: readonly (Person | undefined)[] = [
          undefined,
          { ...person, name: 'Zoe' },
          { ...person, owner: 'q' },
          { ...person, generation: 1 },
          { ...person, since: 1 },
          { ...person, isNameGiven: true },
        ];
        for (const expected of others)
          for (const writer of [store, other])
            expect(await writer.savePerson(next, expected)).toBe('conflict');
        expect(await store.person('p')).toEqual(person);
        await store.savePerson({ ...person, owner: 'q', isNameGiven: true }, person);
        expect(await other.savePerson(next, person)).toBe('conflict');
        const same = { ...person, owner: 'q', isNameGiven: true };
        expect(await other.savePerson(same, same)).toBe('stored');
      });

      it('lets one of many who change somebody at once win, each time', async () => {
        let before: Person | undefined;
        for (let generation = 1; generation < 8; generation++) {
          const outcomes = await Promise.all(
            [store, other, store, other].map((writer, index) =>
              writer.savePerson({ ...person, name: `${index}`, generation }, before),
            ),
          );
          expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
          before = { ...person, name: `${outcomes.indexOf('stored')}`, generation };
          for (const reader of [store, other]) expect(await reader.person('p')).toEqual(before);
        }
      });

      it('are found many at a time, those who exist, each once', async () => {
        const given: Person = { ...person, id: 'é \u0000', owner: 'p', isNameGiven: true };
        await store.savePerson(person, undefined);
        await store.savePerson(given, undefined);
        expect(await store.persons([])).toEqual([]);
        const found = await other.persons(['none', given.id, 'p', 'p']);
        expect(found).toHaveLength(2);
        expect(found).toEqual(expect.arrayContaining([person, given]));
      });

      it('survive closing', async () => {
        await store.savePerson(person, undefined);
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
