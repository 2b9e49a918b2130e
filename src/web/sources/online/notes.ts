/**
 * Where this device keeps its notes of dice (src/client/chain-notes.ts), table by table. In
 * IndexedDB, for two tabs may write at once, and localStorage has no transactions; in memory if the
 * browser keeps nothing.
 */

import type { NoteStore } from '../../../client/chain-notes.ts';
import { isObject } from '../../../shape.ts';
import { StoreFailure } from '../../../tables/store.ts';
import { answered, Database } from '../local/database.ts';

/** Of tables that were looked at last; notes take some hundred bytes. */
const MOST_TABLES = 500;

export type Change = (text: string | undefined) => string | undefined;

export class NoteBook implements NoteStore {
  /** Undefined if the browser has none. */
  readonly #database: Database | undefined;
  readonly #memory = new Map<string, string>();

  constructor(factory: IDBFactory | undefined, name = 'gobelet-notes') {
    this.#database =
      factory &&
      new Database(factory, name, 1, (database) => {
        database.createObjectStore('notes', { keyPath: 'table' }).createIndex('at', 'at');
      });
  }

  read(table: string): Promise<string | undefined> {
    return this.#orInMemory(
      (database) =>
        database.run(['notes'], 'readonly', (within) => textOf(within.objectStore('notes'), table)),
      () => this.#memory.get(table),
    );
  }

  /** Done when it is on the disk. */
  change(table: string, change: Change, at = Date.now()): Promise<void> {
    return this.#orInMemory(
      (database) =>
        database.run(['notes'], 'readwrite', async (within) => {
          const notes = within.objectStore('notes');
          const before = await textOf(notes, table);
          const text = change(before);
          if (text === undefined) return;
          await answered(notes.put({ table, at, text }));
          if (before === undefined) await forgetOldest(notes);
        }),
      () => {
        const text = change(this.#memory.get(table));
        if (text !== undefined) this.#memory.set(table, text);
      },
    );
  }

  async close(): Promise<void> {
    await this.#database?.close();
  }

  async #orInMemory<T>(kept: (database: Database) => Promise<T>, inMemory: () => T): Promise<T> {
    try {
      return this.#database === undefined ? inMemory() : await kept(this.#database);
    } catch (error) {
      if (error instanceof StoreFailure) return inMemory();
      throw error;
    }
  }
}

async function textOf(notes: IDBObjectStore, table: string): Promise<string | undefined> {
  const kept: unknown = await answered(notes.get(table));
  return isObject(kept) && typeof kept['text'] === 'string' ? kept['text'] : undefined;
}

async function forgetOldest(notes: IDBObjectStore): Promise<void> {
  const tooMany = (await answered(notes.count())) - MOST_TABLES;
  if (tooMany <= 0) return;
  for (const key of (await answered(notes.index('at').getAllKeys())).slice(0, tooMany))
    await answered(notes.delete(key));
}
