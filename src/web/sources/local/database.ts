/**
 * IndexedDB with promises: a database that is opened again where the browser has lost it, and
 * failures as a Store tells them.
 */

import { StoreFailure } from '../../../tables/store.ts';

export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Done when it is on the disk; rejects where nothing of it was kept. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('the transaction was given up', 'AbortError'));
  });
}

export function failureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { name, message } =
    error instanceof Error || error instanceof DOMException ? error : new Error(String(error));
  return new StoreFailure(name === 'QuotaExceededError' ? 'full' : 'broken', `${name}: ${message}`);
}

/** What is done within one transaction. It may wait for nothing but the database. */
export type Work<T> = (transaction: IDBTransaction) => Promise<T>;

export class Database {
  readonly #factory: IDBFactory;
  readonly #name: string;
  readonly #version: number;
  readonly #upgrade: (database: IDBDatabase, from: number) => void;
  readonly #underWay = new Set<Promise<unknown>>();
  #opening: Promise<IDBDatabase> | undefined;
  #isClosed = false;

  constructor(
    factory: IDBFactory,
    name: string,
    version: number,
    upgrade: (database: IDBDatabase, from: number) => void,
  ) {
    this.#factory = factory;
    this.#name = name;
    this.#version = version;
    this.#upgrade = upgrade;
  }

  /** Does the work as one transaction, all or nothing. Rejects with a StoreFailure. */
  run<T>(stores: readonly string[], mode: 'readonly' | 'readwrite', work: Work<T>): Promise<T> {
    if (this.#isClosed) return Promise.reject(new StoreFailure('broken', 'the store is closed'));
    const running = this.#try(stores, mode, work).catch((error: unknown) => {
      throw failureOf(error);
    });
    this.#underWay.add(running);
    const done = (): unknown => this.#underWay.delete(running);
    running.then(done, done);
    return running;
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#underWay);
    const opening = this.#opening;
    this.#opening = undefined;
    (await opening?.catch(() => undefined))?.close();
  }

  async #try<T>(
    stores: readonly string[],
    mode: 'readonly' | 'readwrite',
    work: Work<T>,
  ): Promise<T> {
    const transaction = await this.#begin(stores, mode);
    const end = committed(transaction);
    end.catch(() => undefined); // told below, unless the work itself failed
    let result: T;
    try {
      result = await work(transaction);
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // it was given up already, and says so itself
      }
      await end.catch(() => undefined);
      throw transaction.error ?? error;
    }
    await end;
    return result;
  }

  /** Phones let go of databases of pages that sleep: then it is opened again. */
  async #begin(stores: readonly string[], mode: 'readonly' | 'readwrite'): Promise<IDBTransaction> {
    const begin = (database: IDBDatabase): IDBTransaction =>
      database.transaction(stores, mode, { durability: 'strict' });
    try {
      return begin(await this.#open());
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      this.#opening = undefined;
      return begin(await this.#open());
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= this.#request().catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  async #request(): Promise<IDBDatabase> {
    const request = this.#factory.open(this.#name, this.#version);
    request.onupgradeneeded = ({ oldVersion }) => this.#upgrade(request.result, oldVersion);
    const database = await answered(request);
    const forget = (): void => {
      this.#opening = undefined;
    };
    database.onclose = forget;
    database.onversionchange = () => {
      database.close(); // a newer page wants to change it, and must not wait for this one
      forget();
    };
    return database;
  }
}
