/** The laws of BeatStore (src/tables/store.ts), as a suite. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BeatStore, Journals } from '../../src/tables/store.ts';

export interface BeatPlace {
  open(): Promise<Journals & BeatStore>;
  remove(): Promise<void>;
}

export function beatsSuite(name: string, newPlace: () => Promise<BeatPlace>): void {
  describe(name, () => {
    let place: BeatPlace;
    let store: Journals & BeatStore;
    let other: Journals & BeatStore;
    beforeEach(async () => {
      place = await newPlace();
      [store, other] = await Promise.all([place.open(), place.open()]);
    });
    afterEach(async () => {
      await Promise.all([store.close(), other.close()]);
      await place.remove();
    });
    const beat = (process: string, at: number, isOver = false) => ({ process, at, isOver });

    it('tell of every other process what it noted last', async () => {
      expect(await store.beat(beat('a', 10), 0)).toMatchObject({ others: [], downtimes: [] });
      expect((await other.beat(beat('b', 11), 0)).others).toEqual([beat('a', 10)]);
      await store.beat(beat('a', 12, true), 0);
      expect((await other.beat(beat('b', 13), 0)).others).toEqual([beat('a', 12, true)]);
      expect((await store.beat(beat('c', 14), 0)).others).toHaveLength(2);
    });

    it('tell the time by the clock of the store, if it has one of its own', async () => {
      const before = Date.now();
      const { time } = await store.beat(beat('a', 10), 0);
      const after = Date.now();
      // the database of a test is on this machine
      expect(time ?? before).toBeGreaterThanOrEqual(before);
      expect(time ?? before).toBeLessThanOrEqual(after);
    });

    it('never go back in time', async () => {
      await store.beat(beat('a', 20), 0);
      await store.beat(beat('a', 10), 0);
      expect((await other.beat(beat('b', 30), 0)).others).toEqual([beat('a', 20)]);
    });

    it('keep a downtime once, and tell of those that ended at a time or later', async () => {
      await store.beat(beat('a', 50), 0, { from: 20, until: 60 });
      await other.beat(beat('b', 50), 0, { from: 20, until: 60 });
      await other.beat(beat('b', 50), 0, { from: 1, until: 9 });
      const all = [
        { from: 1, until: 9 },
        { from: 20, until: 60 },
      ];
      expect((await store.beat(beat('a', 51), 9)).downtimes).toEqual(all);
      expect((await store.beat(beat('a', 51), 10)).downtimes).toEqual(all.slice(1));
      await store.close();
      store = await place.open();
      expect((await store.beat(beat('a', 51), 0)).downtimes).toEqual(all);
    });

    it('forget processes that were not there for a day, and downtimes before the time asked for', async () => {
      await store.beat(beat('old', 1000), 0, { from: 1, until: 900 });
      await store.beat(beat('new', 90_000_000), 0);
      const after = await store.beat(beat('me', 90_001_000), 50_000_000, {
        from: 90_000_000,
        until: 90_011_000,
      });
      expect(after.others).toEqual([beat('new', 90_000_000)]);
      expect((await store.beat(beat('me', 90_001_000), 0)).downtimes).toEqual([
        { from: 90_000_000, until: 90_011_000 },
      ]);
    });
  });
}
