/** The laws of Journals (src/tables/store.ts), as a suite for every store. */

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Append, type Journals, STATUSES, type Summary } from '../../src/tables/store.ts';
import { check } from '../support/chance.ts';
import { mayBeLate } from '../support/may-be-late.ts';
import { Model } from '../support/store/model.ts';
import { summaryOf } from '../support/store/summary.ts';

/**
 * Somewhere to keep things, empty at first. It can be opened several times, at once and one after
 * the other.
 */
export interface Place<Kept> {
  open(): Promise<Kept>;
  /** When all stores are closed. */
  remove(): Promise<void>;
}

export interface Histories<S> {
  /** How many random histories. */
  readonly runs?: number;
  /** What else is to be as the model has it. */
  compare?(model: Model, store: S): Promise<void>;
}

export function journalsSuite<S extends Journals>(
  name: string,
  newPlace: () => Promise<Place<S>>,
  { runs = 20, compare = async () => undefined }: Histories<S> = {},
): void {
  const compareAll = async (model: Model, store: S): Promise<void> => {
    await model.compareJournals(store);
    await compare(model, store);
  };
  describe(name, () => {
    let place: Place<S>;
    let store: S;
    let other: S;

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

    describe('journals', () => {
      it('are read as they were written, from any position on', async () => {
        expect(
          await store.append({
            table: 'a',
            expected: 0,
            entries: ['0', '1'],
            summary: summaryOf('a'),
          }),
        ).toBe('stored');
        expect(await store.append({ table: 'a', expected: 2, entries: ['2'] })).toBe('stored');
        expect(await store.read('a')).toEqual(['0', '1', '2']);
        expect(await store.read('a', 1)).toEqual(['1', '2']);
        for (const beyond of [3, 4, 1000]) expect(await store.read('a', beyond)).toEqual([]);
        expect(await store.read('b')).toEqual([]);
      });

      it('take any text whatever, and long ones', async () => {
        const texts = [
          '',
          ' ',
          "'; DROP TABLE entries; --",
          '\u0000',
          'a\u0000b',
          'é 🎲 \u2028\n\r',
          '"',
          'x'.repeat(3_000_000),
        ];
        const table = 'é 🎲 "\'\u0000';
        await store.append({ table, expected: 0, entries: texts, summary: summaryOf(table) });
        expect(await store.read(table)).toEqual(texts);
        expect(await other.read(table)).toEqual(texts);
        expect(await store.summary(table)).toEqual(summaryOf(table));
      });

      it('are refused a table without a summary or an entry, or with the summary of another', async () => {
        await expect(store.append({ table: 'a', expected: 0, entries: ['0'] })).rejects.toThrow(
          'summary',
        );
        await expect(
          store.append({ table: 'a', expected: 0, entries: [], summary: summaryOf('a') }),
        ).rejects.toThrow('entry');
        await expect(
          store.append({ table: 'a', expected: 0, entries: ['0'], summary: summaryOf('b') }),
        ).rejects.toThrow('b');
        expect(await store.summary('a')).toBeUndefined();
      });

      it('conflict unless they are exactly as long as expected, and then keep nothing', async () => {
        await begin('a', { changed: 5 });
        await store.append({ table: 'a', expected: 1, entries: ['1'] });
        const summary = summaryOf('a', { status: 'over', changed: 6, people: ['p'], due: 1 });
        for (const expected of [0, 1, 3, 1000]) {
          for (const entries of [['x'], ['x', 'y'], ...(expected === 0 ? [] : [[]])]) {
            for (const writer of [store, other]) {
              expect(
                await writer.append({ table: 'a', expected, entries, summary }),
                `${expected}`,
              ).toBe('conflict');
            }
          }
        }
        expect(await store.append({ table: 'unknown', expected: 1, entries: ['x'] })).toBe(
          'conflict',
        );
        expect(await store.read('a')).toEqual(['begin a', '1']);
        expect(await store.summary('a')).toEqual(summaryOf('a', { changed: 5 }));
        expect(await store.summary('unknown')).toBeUndefined();
      });

      it('change their summary without an entry, where they are as long as expected', async () => {
        await begin('a');
        const summary = summaryOf('a', { status: 'over' });
        expect(await store.append({ table: 'a', expected: 1, entries: [], summary })).toBe(
          'stored',
        );
        expect(await store.summary('a')).toEqual(summary);
        expect(await store.read('a')).toEqual(['begin a']);
      });

      it('let one of many who write at once win, each time', async () => {
        const writers = [store, other, store, other, store, other, store];
        for (let expected = 0; expected < 12; expected++) {
          const outcomes = await Promise.all(
            writers.map((writer, index) =>
              writer.append({
                table: 'a',
                expected,
                entries: [`${expected} by ${index}`],
                summary: summaryOf('a'),
              }),
            ),
          );
          expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
          const winner = outcomes.indexOf('stored');
          for (const reader of [store, other])
            expect((await reader.read('a'))[expected]).toBe(`${expected} by ${winner}`);
        }
      });

      it('do not suffer from the conflicts of others in the same moment', async () => {
        const tables = Array.from({ length: 100 }, (_, index) => `table ${index}`);
        await Promise.all(tables.map((table) => begin(table)));
        const outcomes = await Promise.all(
          tables.map((table, index) =>
            store.append({ table, expected: index % 3 === 0 ? 2 : 1, entries: ['next'] }),
          ),
        );
        expect(outcomes).toEqual(
          tables.map((_, index) => (index % 3 === 0 ? 'conflict' : 'stored')),
        );
        const lengths = await Promise.all(
          tables.map(async (table) => (await store.read(table)).length),
        );
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
            const entries = Array.from(
              { length: isNew ? Math.max(1, count) : count },
              (_, entry) => `${index}.${entry}`,
            );
            const told =
              summary !== null || isNew ? { summary: summaryOf(table, summary ?? {}) } : {};
            const append: Append = { table, expected, entries, ...told };
            expect(await (stores[writer] as S).append(append)).toBe(model.append(append));
          }
          for (const reader of stores) await compareAll(model, reader);
          await Promise.all(stores.map((store) => store.close()));
          const again = await place.open();
          await compareAll(model, again);
          await again.close();
          await place.remove();
        });
        await check(property, { numRuns: runs });
      });

      it(
        'of several writers at once never forks, and keeps all that was stored, once and in order',
        mayBeLate('a file that another writer holds for seconds is refused'),
        async () => {
          const writers = fc.array(
            fc.record({
              store: fc.nat(1),
              steps: fc.array(
                fc.record({
                  table: fc.constantFrom(...tables),
                  count: fc.integer({ min: 1, max: 4 }),
                }),
                {
                  maxLength: 12,
                },
              ),
            }),
            { minLength: 2, maxLength: 8 },
          );
          const property = fc.asyncProperty(writers, async (plans) => {
            const place = await newPlace();
            const stores = await Promise.all([place.open(), place.open()]);
            const stored = new Map<string, string[]>();
            const write = async (
              store: S,
              writer: number,
              turn: number,
              table: string,
              count: number,
            ): Promise<void> => {
              for (;;) {
                const expected = (await store.read(table)).length;
                const entries = Array.from(
                  { length: count },
                  (_, entry) => `${writer}.${turn}.${entry}`,
                );
                const outcome = await store.append({
                  table,
                  expected,
                  entries,
                  summary: summaryOf(table),
                });
                if (outcome === 'conflict') continue;
                const journal = stored.get(table) ?? [];
                stored.set(table, journal);
                for (const [index, entry] of entries.entries()) {
                  expect(
                    journal[expected + index],
                    'two were told that the same place is theirs',
                  ).toBeUndefined();
                  journal[expected + index] = entry;
                }
                return;
              }
            };
            await Promise.all(
              plans.map(async ({ store, steps }, writer) => {
                for (const [turn, { table, count }] of steps.entries()) {
                  await write(stores[store] as S, writer, turn, table, count);
                }
              }),
            );
            const compare = async (reader: S): Promise<void> => {
              for (const table of tables)
                expect(await reader.read(table)).toEqual(stored.get(table) ?? []);
            };
            for (const reader of stores) await compare(reader);
            await Promise.all(stores.map((store) => store.close()));
            const again = await place.open();
            await compare(again);
            await again.close();
            await place.remove();
          });
          await check(property, { numRuns: runs });
        },
      );
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
        const second = summaryOf('a', {
          status: 'over',
          listed: false,
          people: ['p', 'r', 'é'],
          opened: 3,
          changed: 9,
        });
        await store.append({ table: 'a', expected: 1, entries: ['1'], summary: second });
        expect(await store.summary('a')).toEqual(second);
        expect(await other.summary('a')).toEqual(second);
        await store.append({ table: 'a', expected: 2, entries: ['2'] });
        expect(await store.summary('a')).toEqual(second);
        expect(await store.summary('b')).toBeUndefined();
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
        for (let table = 0; table < 50; table++) {
          expect(await other.read(`table ${table}`)).toEqual([`begin table ${table}`]);
          expect(await other.summary(`table ${table}`)).toEqual(summaryOf(`table ${table}`));
        }
      });

      it('leaves a store that does nothing any more', async () => {
        await store.close();
        for (const refused of [() => begin('a'), () => store.read('a'), () => store.check()]) {
          await expect(refused()).rejects.toMatchObject({ name: 'StoreFailure' });
        }
        expect(await other.summary('a')).toBeUndefined();
      });
    });

    it('says that all is well when it is', async () => {
      await expect(
        Promise.all([store.check(), other.check(), store.check()]),
      ).resolves.toHaveLength(3);
    });
  });
}
