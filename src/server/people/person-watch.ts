/**
 * Learns what other processes have changed about people who are connected here: another name, or
 * tokens that were taken back. The bus says so at once; it may lose it, so everybody who is
 * connected is read again at times, all in one query.
 */

import type { Bus } from '../../tables/bus.ts';
import type { Log } from '../../tables/log.ts';
import type { Person } from '../../tables/store.ts';
import type { People } from './people.ts';

export interface PersonWatchParts {
  readonly bus: Bus;
  readonly process: string;
  readonly attendance: { readonly isAlone: boolean };
  readonly people: People;
  readonly log: Log;
  /** Who is connected, and who answers for programs that are. */
  connected(): Iterable<string>;
  /**
   * Older tokens of this person are worth nothing any more; nor those of their programs, if it is
   * known that this is new.
   */
  revoked(person: Person, isNew: boolean): void;
  /** This person has another name, of their own choice. */
  renamed(person: Person): void;
}

const SUBJECT = 'persons';
/** Between two looks. */
const LOOK = 10_000;
/** Persons that are read in one query. */
const TOGETHER = 1000;

export class PersonWatch {
  readonly #parts: PersonWatchParts;
  readonly #timer: NodeJS.Timeout;
  readonly #unsubscribe: () => void;
  #looking: Promise<void> = Promise.resolve();

  constructor(parts: PersonWatchParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => {
      if (!parts.attendance.isAlone) this.look([...parts.connected()]);
    }, LOOK);
    this.#unsubscribe = parts.bus.subscribe(SUBJECT, (message) => {
      const [from, person = ''] = message.split(' ');
      if (from !== parts.process) this.look([person]);
    });
  }

  /** Somebody was changed in this process. */
  changed({ id }: Person): void {
    this.#parts.bus.publish(SUBJECT, `${this.#parts.process} ${id}`);
  }

  /** One look after the other; settled when this one is done. */
  look(ids: readonly string[]): Promise<void> {
    this.#looking = this.#looking
      .then(() => this.#read(ids))
      .catch((error: unknown) => {
        this.#parts.log.error('persons_read_failed', { error });
      });
    return this.#looking;
  }

  async #read(ids: readonly string[]): Promise<void> {
    const { people, revoked, renamed } = this.#parts;
    for (let from = 0; from < ids.length; from += TOGETHER)
      for (const { before, now } of await people.refresh(ids.slice(from, from + TOGETHER))) {
        if (before === undefined || before.generation < now.generation)
          revoked(now, before !== undefined);
        if (before?.name !== now.name && now.isNameGiven !== true) renamed(now);
      }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#unsubscribe();
    await this.#looking;
  }
}
