/**
 * Where this device keeps its notes of dice (src/client/dice-notes.ts), table by table. In IndexedDB, for two tabs may write at
 * once, and localStorage has no transactions; in memory if the browser keeps nothing.
 */

import { type DiceNotes, NO_NOTES, readNotes } from '../../client/dice-notes.ts';
import { isObject, Refusal } from '../../shape.ts';
import { StoreFailure } from '../../tables/store.ts';
import { answered, Database } from '../local/database.ts';

/** Of tables that were looked at last; a note takes some hundred bytes. */
const MOST_TABLES = 500;

export type Change = (notes: DiceNotes) => DiceNotes;

export class NoteBook {
  readonly #database: Database;
  readonly #inMemory = new Map<string, DiceNotes>();

  constructor(factory: IDBFactory, name = 'gobelet-notes') {
    this.#database = new Database(factory, name, 1, (database) => {
      database.createObjectStore('notes', { keyPath: 'table' }).createIndex('at', 'at');
    });
  }

  read(table: string): Promise<DiceNotes> {
    return this.#orInMemory(
      () =>
        this.#database.run(['notes'], 'readonly', async (within) =>
          notesIn(await answered(within.objectStore('notes').get(table))),
        ),
      () => this.#inMemory.get(table) ?? NO_NOTES,
    );
  }

  /** Reads, changes and keeps the notes of a table as one transaction; done when they are on the disk. */
  change(table: string, change: Change, at = Date.now()): Promise<DiceNotes> {
    return this.#orInMemory(
      () =>
        this.#database.run(['notes'], 'readwrite', async (within) => {
          const kept: unknown = await answered(within.objectStore('notes').get(table));
          const before = notesIn(kept);
          const notes = change(before);
          if (notes === before) return notes;
          await answered(within.objectStore('notes').put({ table, at, notes }));
          if (kept === undefined) await forgetOldest(within.objectStore('notes'));
          return notes;
        }),
      () => {
        const notes = change(this.#inMemory.get(table) ?? NO_NOTES);
        this.#inMemory.set(table, notes);
        return notes;
      },
    );
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #orInMemory<T>(kept: () => Promise<T>, inMemory: () => T): Promise<T> {
    try {
      return await kept();
    } catch (error) {
      if (error instanceof StoreFailure) return inMemory();
      throw error;
    }
  }
}

/** What can't be read is as if it was never written: then the page has seen nothing, and says so. */
function notesIn(kept: unknown): DiceNotes {
  if (!isObject(kept)) return NO_NOTES;
  try {
    return readNotes(kept['notes']);
  } catch (error) {
    if (error instanceof Refusal) return NO_NOTES;
    throw error;
  }
}

async function forgetOldest(notes: IDBObjectStore): Promise<void> {
  const tooMany = (await answered(notes.count())) - MOST_TABLES;
  if (tooMany <= 0) return;
  for (const key of (await answered(notes.index('at').getAllKeys())).slice(0, tooMany)) await answered(notes.delete(key));
}
