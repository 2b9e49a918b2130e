/** Who is here, told to everybody who watches; and since when somebody is not. */

import type { TableState } from '../fold/table-state.ts';
import type { Watcher } from './watcher.ts';

/** People come and go in crowds: what is told is gathered for so long. */
const PRESENCE_EVERY = 250;

export class Presence {
  readonly #table: TableState;
  readonly #connected: () => Iterable<Watcher>;
  /** When persons with a seat who are away were last here. */
  readonly #lastHere = new Map<string, number>();
  #told = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableState, connected: () => Iterable<Watcher>) {
    this.#table = table;
    this.#connected = connected;
  }

  isHere(person: string): boolean {
    for (const watcher of this.#connected()) if (watcher.person === person) return true;
    return false;
  }

  /** When this person was last here; infinity while they are; undefined if they never were. */
  lastHere(person: string): number | undefined {
    return this.isHere(person) ? Number.POSITIVE_INFINITY : this.#lastHere.get(person);
  }

  came(person: string): void {
    this.#lastHere.delete(person);
    this.#told = ''; // they have not been told
    this.tell();
  }

  left(person: string, now: number): void {
    if (!this.isHere(person) && this.#table.seatOf(person) !== undefined)
      this.#lastHere.set(person, now);
    this.tell();
  }

  /** In a moment, and only what is new. */
  tell(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const message = this.#message();
      if (message === this.#told) return;
      this.#told = message;
      for (const watcher of this.#connected()) watcher.send(message);
    }, PRESENCE_EVERY);
  }

  #message(): string {
    const table = this.#table;
    const here = new Set([...this.#connected()].map(({ person }) => person));
    const seats = table.seats.map(
      (sitter) => sitter !== null && (sitter.person === undefined || here.has(sitter.person)),
    );
    const watchers = [...here].filter((person) => table.seatOf(person) === undefined).length;
    return JSON.stringify({ type: 'presence', table: table.id, seats, watchers });
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
