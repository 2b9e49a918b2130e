/** The laws of src/tables/store.ts, as a suite for every store. */

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Append, type Person, STATUSES, type Store, type Summary } from '../src/tables/store.ts';
import { summaryOf } from './store/summary.ts';

/** Somewhere to keep things, empty at first. It can be opened several times, at once and one after the other. */
export interface Place {
  open(): Promise<Store>;
  /** When all stores are closed. */
  remove(): Promise<void>;
}

/** With so many random histories. */
export function storeSuite(name: string, newPlace: () => Promise<Place>, runs = 20): void {
  describe(name, () => {
    let place: Place;
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
      store.append({ table, expected: 0, entries: [`begin ${table}`], summary: summaryOf(table, more) });

    describe('journals', () => {
      it('are read as they were written, from any position on', async () => {
        expect(await store.append({ table: 'a', expected: 0, entries: ['0', '1'], summary: summaryOf('a') })).toBe('stored');
        expect(await store.append({ table: 'a', expected: 2, entries: ['2'] })).toBe('stored');
        expect(await store.read('a')).toEqual(['0', '1', '2']);
        expect(await store.read('a', 1)).toEqual(['1', '2']);
        for (const beyond of [3, 4, 1000]) expect(await store.read('a', beyond)).toEqual([]);
        expect(await store.read('b')).toEqual([]);
      });

      it('take any text whatever, and long ones', async () => {
        const texts = ['', ' ', "'; DROP TABLE entries; --", '\u0000', 'a\u0000b', 'é 🎲 \u2028\n\r', '"', 'x'.repeat(3_000_000)];
        const table = 'é 🎲 "\'\u0000';
        await store.append({ table, expected: 0, entries: texts, summary: summaryOf(table) });
        expect(await store.read(table)).toEqual(texts);
        expect(await other.read(table)).toEqual(texts);
        expect(await store.summary(table)).toEqual(summaryOf(table));
      });

      it('are refused a table without a summary or an entry, or with the summary of another', async () => {
        await expect(store.append({ table: 'a', expected: 0, entries: ['0'] })).rejects.toThrow('summary');
        await expect(store.append({ table: 'a', expected: 0, entries: [], summary: summaryOf('a') })).rejects.toThrow('entry');
        await expect(store.append({ table: 'a', expected: 0, entries: ['0'], summary: summaryOf('b') })).rejects.toThrow('b');
        expect(await store.summary('a')).toBeUndefined();
      });

      it('conflict unless they are exactly as long as expected, and then keep nothing', async () => {
        await begin('a', { changed: 5 });
        await store.append({ table: 'a', expected: 1, entries: ['1'] });
        const summary = summaryOf('a', { status: 'over', changed: 6, people: ['p'], due: 1 });
        for (const expected of [0, 1, 3, 1000]) {
          for (const entries of [['x'], ['x', 'y'], ...(expected === 0 ? [] : [[]])]) {
            for (const writer of [store, other]) {
              expect(await writer.append({ table: 'a', expected, entries, summary }), `${expected}`).toBe('conflict');
            }
          }
        }
        expect(await store.append({ table: 'unknown', expected: 1, entries: ['x'] })).toBe('conflict');
        expect(await store.read('a')).toEqual(['begin a', '1']);
        expect(await store.summary('a')).toEqual(summaryOf('a', { changed: 5 }));
        expect(await store.tablesOf('p', 9)).toEqual([]);
        expect(await store.summary('unknown')).toBeUndefined();
      });

      it('change their summary without an entry, where they are as long as expected', async () => {
        await begin('a');
        const summary = summaryOf('a', { status: 'over' });
        expect(await store.append({ table: 'a', expected: 1, entries: [], summary })).toBe('stored');
        expect(await store.summary('a')).toEqual(summary);
        expect(await store.read('a')).toEqual(['begin a']);
      });

      it('let one of many who write at once win, each time', async () => {
        const writers = [store, other, store, other, store, other, store];
        for (let expected = 0; expected < 12; expected++) {
          const outcomes = await Promise.all(
            writers.map((writer, index) =>
              writer.append({ table: 'a', expected, entries: [`${expected} by ${index}`], summary: summaryOf('a') }),
            ),
          );
          expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
          const winner = outcomes.indexOf('stored');
          for (const reader of [store, other]) expect((await reader.read('a'))[expected]).toBe(`${expected} by ${winner}`);
        }
      });

      it('do not suffer from the conflicts of others in the same moment', async () => {
        const tables = Array.from({ length: 100 }, (_, index) => `table ${index}`);
        await Promise.all(tables.map((table) => begin(table)));
        const outcomes = await Promise.all(
          tables.map((table, index) => store.append({ table, expected: index % 3 === 0 ? 2 : 1, entries: ['next'] })),
        );
        expect(outcomes).toEqual(tables.map((_, index) => (index % 3 === 0 ? 'conflict' : 'stored')));
        const lengths = await Promise.all(tables.map(async (table) => (await store.read(table)).length));
        expect(lengths).toEqual(tables.map((_, index) => (index % 3 === 0 ? 1 : 2)));
      });

      it('are there for every reader as soon as they are stored', async () => {
        await begin('a');
        for (let n = 1; n < 30; n++) {
          const [writer, reader] = n % 2 === 0 ? [store, other] : [other, store];
          await writer.append({ table: 'a', expected: n, entries: [`${n}`] });
          expect(await reader.read('a', n)).toEqual([`${n}`]);
        }
      });
    });

    describe('any history', () => {
      const tables = ['a', 'b', 'c'] as const;
      const step = fc.record({
        writer: fc.nat(1),
        table: fc.constantFrom(...tables),
        off: fc.constantFrom(0, 0, 0, 0, -1, 1),
        count: fc.constantFrom(0, 1, 1, 1, 2, 5),
        summary: fc.option(
          fc.record({
            status: fc.constantFrom(...STATUSES),
            listed: fc.boolean(),
            people: fc.uniqueArray(fc.constantFrom('p', 'q', 'r'), { maxLength: 3 }),
            due: fc.option(fc.integer({ min: 0, max: 50 })),
            changed: fc.integer({ min: 0, max: 1000 }),
          }),
        ),
      });

      it('is that of a plain model, step by step, and after everything was closed', async () => {
        const property = fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
          const place = await newPlace();
          const stores = await Promise.all([place.open(), place.open()]);
          const model = new Model();
          for (const [index, { writer, table, off, count, summary }] of steps.entries()) {
            const expected = Math.max(0, model.lengthOf(table) + off);
            const isNew = expected === 0;
            const entries = Array.from({ length: isNew ? Math.max(1, count) : count }, (_, entry) => `${index}.${entry}`);
            const told = summary !== null || isNew ? { summary: summaryOf(table, summary ?? {}) } : {};
            const append: Append = { table, expected, entries, ...told };
            expect(await (stores[writer] as Store).append(append)).toBe(model.append(append));
          }
          for (const reader of stores) await model.compare(reader);
          await Promise.all(stores.map((store) => store.close()));
          const again = await place.open();
          await model.compare(again);
          await again.close();
          await place.remove();
        });
        await fc.assert(property, { numRuns: runs });
      });

      it('of several writers at once never forks, and keeps all that was stored, once and in order', async () => {
        const writers = fc.array(
          fc.record({
            store: fc.nat(1),
            steps: fc.array(fc.record({ table: fc.constantFrom(...tables), count: fc.integer({ min: 1, max: 4 }) }), {
              maxLength: 12,
            }),
          }),
          { minLength: 2, maxLength: 8 },
        );
        const property = fc.asyncProperty(writers, async (plans) => {
          const place = await newPlace();
          const stores = await Promise.all([place.open(), place.open()]);
          const stored = new Map<string, string[]>();
          const write = async (store: Store, writer: number, turn: number, table: string, count: number): Promise<void> => {
            for (;;) {
              const expected = (await store.read(table)).length;
              const entries = Array.from({ length: count }, (_, entry) => `${writer}.${turn}.${entry}`);
              const outcome = await store.append({ table, expected, entries, summary: summaryOf(table) });
              if (outcome === 'conflict') continue;
              const journal = stored.get(table) ?? [];
              stored.set(table, journal);
              for (const [index, entry] of entries.entries()) {
                expect(journal[expected + index], 'two were told that the same place is theirs').toBeUndefined();
                journal[expected + index] = entry;
              }
              return;
            }
          };
          await Promise.all(
            plans.map(async ({ store, steps }, writer) => {
              for (const [turn, { table, count }] of steps.entries()) {
                await write(stores[store] as Store, writer, turn, table, count);
              }
            }),
          );
          const compare = async (reader: Store): Promise<void> => {
            for (const table of tables) expect(await reader.read(table)).toEqual(stored.get(table) ?? []);
          };
          for (const reader of stores) await compare(reader);
          await Promise.all(stores.map((store) => store.close()));
          const again = await place.open();
          await compare(again);
          await again.close();
          await place.remove();
        });
        await fc.assert(property, { numRuns: runs });
      });
    });

    describe('the index', () => {
      it('gives the last summary, with all its fields', async () => {
        const first = summaryOf('a', {
          game: 'sequence',
          seats: 4,
          people: ['q', 'p'],
          due: 1_790_000_000_123,
          opened: 3,
          changed: 4,
        });
        await store.append({ table: 'a', expected: 0, entries: ['0'], summary: first });
        expect(await store.summary('a')).toEqual(first);
        const second = summaryOf('a', { status: 'over', listed: false, people: ['p', 'r', 'é'], opened: 3, changed: 9 });
        await store.append({ table: 'a', expected: 1, entries: ['1'], summary: second });
        expect(await store.summary('a')).toEqual(second);
        expect(await other.summary('a')).toEqual(second);
        await store.append({ table: 'a', expected: 2, entries: ['2'] });
        expect(await store.summary('a')).toEqual(second);
        expect(await store.summary('b')).toBeUndefined();
      });

      const ids = (summaries: readonly Summary[]): readonly string[] => summaries.map(({ id }) => id);

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
        expect((await store.listed(30, 1))[0]).toEqual(summaryOf('running', { changed: 30, status: 'running' }));
        await store.append({ table: 'old', expected: 1, entries: [], summary: summaryOf('old', { changed: 60 }) });
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
        await store.append({ table: 'a', expected: 1, entries: [], summary: summaryOf('a', { people: ['p', 'q'], changed: 7 }) });
        expect(ids(await store.tablesOf('q', 9))).toEqual(['a', 'c']);
        await store.append({ table: 'c', expected: 1, entries: [], summary: summaryOf('c', { people: ['r', 'p'], changed: 8 }) });
        expect(ids(await store.tablesOf('p', 9))).toEqual(['c', 'a', 'b']);
        expect(ids(await store.tablesOf('q', 9))).toEqual(['a']);
        expect(ids(await store.tablesOf('r', 9))).toEqual(['c']);
      });

      it('finds one table once for somebody who is named twice', async () => {
        await begin('a', { people: ['p', 'p'], changed: 1 });
        await store.append({ table: 'a', expected: 1, entries: [], summary: summaryOf('a', { people: ['p', 'p'], changed: 2 }) });
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
        await store.append({ table: 'never', expected: 1, entries: [], summary: summaryOf('never', { due: 5 }) });
        expect(await other.due(99, 9)).toEqual(['never', 'then', 'late']);
      });
    });

    describe('tallies', () => {
      const over = { status: 'over', listed: false } as const;
      const all = (from: Store): Promise<readonly string[]> =>
        from.tallies(0, 99).then((found) => found.map(({ table, tally }) => `${table} ${tally}`));

      it('are kept with an append, once for a table, whoever writes and how often', async () => {
        await store.append({ table: 'a', expected: 0, entries: ['0'], summary: summaryOf('a', over), tally: 'first' });
        for (const writer of [store, other]) {
          expect(await writer.append({ table: 'a', expected: 1, entries: [], tally: 'second' })).toBe('stored');
          expect(await all(writer)).toEqual(['a first']);
        }
        const tables = ['b', 'c', 'd'];
        await Promise.all(tables.map((table) => begin(table, over)));
        await Promise.all(
          [store, other, store, other].flatMap((writer, index) =>
            tables.map((table) => writer.append({ table, expected: 1, entries: [], tally: `${index}` })),
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
        expect(await store.append({ table: 'a', expected: 0, entries: ['x'], summary: summaryOf('a'), tally: 't' })).toBe(
          'conflict',
        );
        expect(await store.append({ table: 'a', expected: 2, entries: [], tally: 't' })).toBe('conflict');
        expect(await store.append({ table: 'b', expected: 1, entries: [], tally: 't' })).toBe('conflict');
        expect(await all(store)).toEqual([]);
      });

      it('are given in the order in which they were kept, from any mark on, so many at most', async () => {
        for (const table of ['z', 'a', 'm']) {
          await store.append({ table, expected: 0, entries: ['0'], summary: summaryOf(table, over), tally: `of ${table}` });
        }
        const [z, a, m] = await other.tallies(0, 9);
        expect([z?.table, a?.table, m?.table]).toEqual(['z', 'a', 'm']);
        expect(await other.tallies(0, 2)).toEqual([z, a]);
        expect(await other.tallies(z?.mark ?? 0, 9)).toEqual([a, m]);
        expect(await other.tallies(m?.mark ?? 0, 9)).toEqual([]);
        await store.append({ table: 'b', expected: 0, entries: ['0'], summary: summaryOf('b', over), tally: 'of b' });
        expect((await other.tallies(m?.mark ?? 0, 9)).map(({ tally }) => tally)).toEqual(['of b']);
      });

      it('are found by person, and where they are missing', async () => {
        await begin('a', { ...over, people: ['p', 'q'], changed: 1 });
        await begin('b', { ...over, people: ['p'], changed: 3 });
        await begin('c', { ...over, people: ['p'], changed: 2 });
        await begin('d', { status: 'running', people: ['p'] });
        expect(await store.untallied('', 9)).toEqual(['a', 'b', 'c']);
        expect(await store.untallied('', 2)).toEqual(['a', 'b']);
        expect(await store.untallied('a', 9)).toEqual(['b', 'c']);
        for (const table of ['a', 'b']) await store.append({ table, expected: 1, entries: [], tally: `of ${table}` });
        expect(await other.untallied('', 9)).toEqual(['c']);
        expect(await store.talliesOf('p', 9)).toEqual(['of b', 'of a']);
        expect(await store.talliesOf('p', 1)).toEqual(['of b']);
        expect(await store.talliesOf('q', 9)).toEqual(['of a']);
        expect(await store.talliesOf('r', 9)).toEqual([]);
      });
    });

    describe('persons', () => {
      const person: Person = { id: 'p', name: 'Zoé 🎲', owner: null, generation: 0, since: 1_790_000_000_123 };

      it('are there as they were saved last', async () => {
        expect(await store.person('p')).toBeUndefined();
        await store.savePerson(person);
        expect(await other.person('p')).toEqual(person);
        const changed: Person = { ...person, name: 'Léo', owner: 'q', generation: 3 };
        await other.savePerson(changed);
        expect(await store.person('p')).toEqual(changed);
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
        const offers = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? store : other).keep('secret', `${index}`));
        expect(new Set(await Promise.all(offers)).size).toBe(1);
      });
    });

    describe('closing', () => {
      it('waits for what is under way, and may be done twice', async () => {
        const writes = Array.from({ length: 50 }, (_, index) => begin(`table ${index}`));
        const reading = store.read('table 0');
        await store.close();
        await store.close();
        expect(new Set(await Promise.all(writes))).toEqual(new Set(['stored']));
        expect(await reading).toBeInstanceOf(Array);
        expect(await other.listed(0, 100)).toHaveLength(50);
      });

      it('leaves a store that does nothing any more', async () => {
        await store.close();
        for (const refused of [() => begin('a'), () => store.read('a'), () => store.check(), () => store.keep('a', 'b')]) {
          await expect(refused()).rejects.toMatchObject({ name: 'StoreFailure' });
        }
        expect(await other.summary('a')).toBeUndefined();
      });
    });

    it('says that all is well when it is', async () => {
      await expect(Promise.all([store.check(), other.check(), store.check()])).resolves.toHaveLength(3);
    });
  });
}

/** What a store is, in memory and without a hurry. */
class Model {
  readonly #journals = new Map<string, string[]>();
  readonly #summaries = new Map<string, Summary>();

  lengthOf(table: string): number {
    return this.#journals.get(table)?.length ?? 0;
  }

  append({ table, expected, entries, summary }: Append): string {
    if (this.lengthOf(table) !== expected) return 'conflict';
    this.#journals.set(table, [...(this.#journals.get(table) ?? []), ...entries]);
    if (summary !== undefined) this.#summaries.set(table, summary);
    return 'stored';
  }

  async compare(store: Store): Promise<void> {
    const all = [...this.#summaries.values()];
    for (const table of ['a', 'b', 'c']) {
      const journal = this.#journals.get(table) ?? [];
      expect(await store.read(table)).toEqual(journal);
      expect(await store.read(table, 2)).toEqual(journal.slice(2));
      expect(await store.summary(table)).toEqual(this.#summaries.get(table));
    }
    for (const person of ['p', 'q', 'r']) {
      expectLastFirst(
        await store.tablesOf(person, 9),
        all.filter(({ people }) => people.includes(person)),
      );
    }
    expectLastFirst(
      await store.listed(300, 9),
      all.filter(({ listed, status, changed }) => listed && status !== 'over' && changed >= 300),
    );
    const due = await store.due(25, 9);
    const times = due.map((id) => this.#summaries.get(id)?.due ?? Number.NaN);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect([...due].sort()).toEqual(all.flatMap(({ id, due }) => (due !== null && due <= 25 ? [id] : [])).sort());
  }
}

/** Of two that changed at the same time either may be first. */
function expectLastFirst(given: readonly Summary[], expected: readonly Summary[]): void {
  const times = given.map(({ changed }) => changed);
  expect(times).toEqual([...times].sort((one, other) => other - one));
  const byId = (one: Summary, other: Summary): number => (one.id < other.id ? -1 : 1);
  expect([...given].sort(byId)).toEqual([...expected].sort(byId));
}
