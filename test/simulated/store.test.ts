/** The store of the worlds is one: on a fine day it keeps the laws that every store has to keep. */

import type { ServerStore } from '../../src/tables/store.ts';
import { beatsSuite } from '../suites/store-beats.ts';
import { directorySuite } from '../suites/store-directory.ts';
import { journalsSuite } from '../suites/store-journals.ts';
import { resultsSuite } from '../suites/store-results.ts';
import { talliesSuite } from '../suites/store-tallies.ts';
import { Actor } from './actor.ts';
import { Database } from './database.ts';
import { Chance } from './dice.ts';
import { SharedStore, StoreLine } from './store.ts';
import { VirtualTime } from './time.ts';
import { FINE_STORE } from './troubles.ts';

/** Its time passes as fast as it can while anybody has it open. */
async function newPlace() {
  const time = new VirtualTime((error) => {
    throw error;
  });
  const database = new Database(() => undefined);
  const shared = new SharedStore(database, time, new Chance('store'), { ...FINE_STORE });
  let isOver = false;
  const live = async (): Promise<void> => {
    while (!isOver) {
      await time.pass(10);
      await new Promise(setImmediate);
    }
  };
  void live();
  let opened = 0;
  return {
    open: async (): Promise<ServerStore> => new StoreLine(shared, new Actor(`${opened++}`)),
    remove: async () => {
      isOver = true;
    },
  };
}

journalsSuite<ServerStore>('the journals of a simulated store', newPlace, {
  runs: Number(process.env['RUNS'] ?? 20),
  compare: (model, store) => model.compareDirectory(store),
});
directorySuite('the directory of a simulated store', newPlace);
talliesSuite('the tallies of a simulated store', newPlace);
resultsSuite('the results of challenges in a simulated store', newPlace);
beatsSuite('the beats of a simulated store', newPlace);
