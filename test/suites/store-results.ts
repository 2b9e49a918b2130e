/**
 * The laws of what a store of a server keeps of challenges (Results in src/tables/store.ts), as a
 * suite for every such store.
 */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Result, ServerStore } from '../../src/tables/store.ts';
import { summaryOf } from '../support/store/summary.ts';

interface Place {
  open(): Promise<ServerStore>;
  remove(): Promise<void>;
}

function resultOf(person: string, rank: number, more: Partial<Result> = {}): Result {
  return {
    challenge: 'c',
    person,
    rank,
    at: 5,
    summary: `summary of ${person}`,
    record: `record of ${person}\n`,
    ...more,
  };
}

export function resultsSuite(name: string, newPlace: () => Promise<Place>): void {
  describe(name, () => {
    let place: Place;
    let store: ServerStore;
    let other: ServerStore;

    beforeEach(async () => {
      place = await newPlace();
      [store, other] = await Promise.all([place.open(), place.open()]);
    });
    afterEach(async () => {
      await Promise.all([store.close(), other.close()]);
      await place.remove();
    });

    it('keeps the first result of each person, for every reader, as it was given', async () => {
      const first = resultOf('p', 3, {
        summary: '{"name":"Léa 🎲"}',
        record: "'; DROP TABLE results; --\n",
      });
      expect(await store.keepResult(first)).toBe('stored');
      expect(await other.keepResult(resultOf('p', 99))).toBe('conflict');
      expect(await other.keepResult(resultOf('p', 1, { challenge: 'd' }))).toBe('stored');
      expect(await other.result('c', 'p')).toEqual(first);
      expect(await store.result('c', 'q')).toBeUndefined();
    });

    it('L2: a list of results reads no records', async () => {
      const { record, ...listed } = resultOf('p', 1);
      await store.keepResult({ ...listed, record });
      expect(await store.results('c', 9)).toEqual([listed]);
      expect(record).not.toBe('');
    });

    it('lets one of many who come at once win', async () => {
      const outcomes = await Promise.all(
        [store, other, store, other].map((writer, rank) => writer.keepResult(resultOf('p', rank))),
      );
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
      expect((await store.result('c', 'p'))?.rank).toBe(outcomes.indexOf('stored'));
    });

    it('lists the best first, of equals whoever came first, so many at most, and says who has which place', async () => {
      const some = [
        resultOf('p', 3),
        resultOf('q', 9),
        resultOf('r', 3, { at: 4 }),
        resultOf('s', 1),
        resultOf('t', 50, { challenge: 'd' }),
      ];
      for (const result of some) await store.keepResult(result);
      expect((await other.results('c', 9)).map(({ person }) => person)).toEqual([
        'q',
        'r',
        'p',
        's',
      ]);
      expect((await other.results('c', 2)).map(({ person }) => person)).toEqual(['q', 'r']);
      const places = await Promise.all(
        ['q', 'r', 'p', 's', 't', ''].map((person) => store.standing('c', person)),
      );
      expect(places.map(({ place }) => place)).toEqual([1, 2, 2, 4, null, null]);
      expect(places.map(({ count }) => count)).toEqual([4, 4, 4, 4, 4, 4]);
    });

    it('finds the tallies of a person, changed last first, so many at most', async () => {
      const people = { a: ['p', 'q'], b: ['p'], c: ['p'] } as const;
      const changed = { a: 1, b: 3, c: 2 } as const;
      for (const table of ['a', 'b', 'c'] as const) {
        const about = { status: 'over', people: people[table], changed: changed[table] } as const;
        const summary = summaryOf(table, about);
        await store.append({ table, expected: 0, entries: ['0'], summary });
      }
      for (const table of ['a', 'b'])
        await store.append({ table, expected: 1, entries: [], tally: `of ${table}` });
      expect(await other.talliesOf('p', 9)).toEqual(['of b', 'of a']);
      expect(await store.talliesOf('p', 1)).toEqual(['of b']);
      expect(await store.talliesOf('q', 9)).toEqual(['of a']);
      expect(await store.talliesOf('r', 9)).toEqual([]);
    });

    it('survives closing', async () => {
      await store.keepResult(resultOf('p', 3));
      await Promise.all([store.close(), other.close()]);
      [store, other] = await Promise.all([place.open(), place.open()]);
      expect(await store.result('c', 'p')).toEqual(resultOf('p', 3));
    });
  });
}
