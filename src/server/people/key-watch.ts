/**
 * Looks from time to time whether the keys that sign tokens were rotated: a command does that while
 * the server runs.
 */

import type { Log } from '../../tables/log.ts';
import type { Directory } from '../../tables/store.ts';
import { openRing } from './keys.ts';
import type { People } from './people.ts';

/** Between two looks; the help of the command says so. */
export const LOOK = 30_000;

export class KeyWatch {
  readonly #store: Pick<Directory, 'keep'>;
  readonly #people: People;
  readonly #now: () => number;
  readonly #log: Log;
  readonly #gone: () => void;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();

  /**
   * `gone` is called after a key has gone: those who came in with a token of it must come again.
   */
  constructor(
    store: Pick<Directory, 'keep'>,
    people: People,
    now: () => number,
    log: Log,
    gone: () => void,
  ) {
    this.#store = store;
    this.#people = people;
    this.#now = now;
    this.#log = log;
    this.#gone = gone;
    this.#timer = setInterval(() => this.look(), LOOK);
  }

  /** One look after the other; settled when this one is done. */
  look(): Promise<void> {
    this.#looking = this.#looking
      .then(() => this.#read())
      .catch((error: unknown) => {
        this.#log.error('keys_read_failed', { error });
      });
    return this.#looking;
  }

  async #read(): Promise<void> {
    const before = this.#people.keys;
    const keys = await openRing(this.#store, this.#now());
    if (JSON.stringify(keys) === JSON.stringify(before)) return;
    this.#people.keys = keys;
    this.#log.info('keys_rotated', { keys: keys.keys.length });
    if (before.keys.some(({ id }) => !keys.keys.some((key) => key.id === id))) this.#gone();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }
}
