/**
 * The store of a page, in IndexedDB. Two tabs are two writers: an append looks at the length of the
 * journal and writes within one transaction, so that one of them wins and the other reads again.
 *
 *   tables    id → {id, length, summary}
 *   entries   [table, place] → the entry's text
 *   tallies   mark → {mark, table, tally}
 *   people      empty
 *   names       written to find out whether that can be done
 */

import type { Append, Appended, Summary, Tallied } from '../../../tables/store.ts';
import { StoreFailure } from '../../../tables/store.ts';
import { answered, Database } from './database.ts';
import { among, type Kept, type LocalStore, mistakeIn } from './local-store.ts';

const VERSION = 2;

interface Row extends Kept {
  readonly id: string;
}

/** What tabs tell each other. */
interface Written {
  readonly table: string;
  readonly length: number;
}

function upgrade(database: IDBDatabase, from: number): void {
  if (from < 1) {
    database.createObjectStore('tables', { keyPath: 'id' });
    database.createObjectStore('entries');
    database.createObjectStore('people', { keyPath: 'id' });
    database.createObjectStore('names');
  }
  if (from < 2) {
    const tallies = database.createObjectStore('tallies', { keyPath: 'mark', autoIncrement: true });
    tallies.createIndex('table', 'table', { unique: true });
  }
}

/** What a table is kept in. */
const STORES = ['tables', 'entries', 'tallies'] as const;

/** The entries of a journal from a place on: a list of keys ends before a list is a key itself. */
function journalOf(table: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, []], false, true);
}

export class BrowserStore implements LocalStore {
  readonly #database: Database;
  readonly #tabs: BroadcastChannel;

  private constructor(database: Database, name: string) {
    this.#database = database;
    this.#tabs = new BroadcastChannel(name);
  }

  /**
   * Rejects with a StoreFailure where the browser keeps nothing. One that has no room left can
   * still be read.
   */
  static async open(factory: IDBFactory, name: string): Promise<BrowserStore> {
    const store = new BrowserStore(new Database(factory, name, VERSION, upgrade), name);
    try {
      await store.check();
    } catch (error) {
      if (error instanceof StoreFailure && error.kind === 'full') return store;
      await store.close();
      throw error;
    }
    return store;
  }

  // Journals --------------------------------------------------------------------------------------

  async append(append: Append): Promise<Appended> {
    const mistake = mistakeIn(append);
    if (mistake !== undefined) throw new StoreFailure('broken', mistake);
    const { table, expected, entries } = append;
    const appended = await this.#database.run(STORES, 'readwrite', (within) =>
      appendWithin(within, append),
    );
    const written: Written = { table, length: expected + entries.length };
    if (appended === 'stored' && entries.length > 0) this.#tabs.postMessage(written);
    return appended;
  }

  read(table: string, from = 0): Promise<readonly string[]> {
    return this.#database.run(['entries'], 'readonly', (within) =>
      answered<string[]>(within.objectStore('entries').getAll(journalOf(table, from))),
    );
  }

  pick(table: string, places: readonly number[]): Promise<readonly string[]> {
    return this.#database.run(['entries'], 'readonly', async (within) => {
      const entries = within.objectStore('entries');
      const found = await Promise.all(
        places.map((place) => answered<string | undefined>(entries.get([table, place]))),
      );
      return found.filter((entry) => entry !== undefined);
    });
  }

  async remove(table: string): Promise<void> {
    await this.#database.run(STORES, 'readwrite', async (within) => {
      await answered(within.objectStore('tables').delete(table));
      await answered(within.objectStore('entries').delete(journalOf(table)));
      const mark = await markOf(within, table);
      if (mark !== undefined) await answered(within.objectStore('tallies').delete(mark));
    });
  }

  /** Another tab says what it has written. */
  listen(heard: (table: string, length: number) => void): void {
    this.#tabs.onmessage = ({ data }: MessageEvent<Written>) => heard(data.table, data.length);
  }

  // The index -------------------------------------------------------------------------------------

  async summary(table: string): Promise<Summary | undefined> {
    const row = await this.#database.run(['tables'], 'readonly', (within) => rowOf(within, table));
    return row?.summary;
  }

  tables(): Promise<readonly Kept[]> {
    return this.#database.run(['tables'], 'readonly', (within) =>
      answered<Row[]>(within.objectStore('tables').getAll()),
    );
  }

  async tallies(after: number, most: number): Promise<readonly Tallied[]> {
    return among.tallies(await this.#tallied(), after, most);
  }

  async untallied(after: string, most: number): Promise<readonly string[]> {
    return among.untallied(await this.#all(), await this.#tallied(), after, most);
  }

  #tallied(): Promise<readonly Tallied[]> {
    return this.#database.run(['tallies'], 'readonly', (within) =>
      answered<Tallied[]>(within.objectStore('tallies').getAll()),
    );
  }

  async #all(): Promise<readonly Summary[]> {
    return (await this.tables()).map(({ summary }) => summary);
  }

  /** Writes something: some private windows let themselves be opened, and fail only then. */
  async check(): Promise<void> {
    await this.#database.run(['names'], 'readwrite', async (within) => {
      await answered(within.objectStore('names').put('', ' check'));
      await answered(within.objectStore('names').delete(' check'));
    });
  }

  async close(): Promise<void> {
    await this.#database.close();
    this.#tabs.close();
  }
}

function rowOf(within: IDBTransaction, table: string): Promise<Row | undefined> {
  return answered(within.objectStore('tables').get(table));
}

function markOf(within: IDBTransaction, table: string): Promise<IDBValidKey | undefined> {
  return answered(within.objectStore('tallies').index('table').getKey(table));
}

async function appendWithin(
  within: IDBTransaction,
  { table, expected, entries, summary, tally }: Append,
): Promise<Appended> {
  const row = await rowOf(within, table);
  const known = summary ?? row?.summary;
  if ((row?.length ?? 0) !== expected || known === undefined) return 'conflict';
  const next: Row = { id: table, length: expected + entries.length, summary: known };
  within.objectStore('tables').put(next); // what fails here ends the transaction, which says so
  for (const [index, entry] of entries.entries())
    within.objectStore('entries').add(entry, [table, expected + index]);
  if (tally !== undefined && (await markOf(within, table)) === undefined)
    within.objectStore('tallies').add({ table, tally });
  return 'stored';
}
