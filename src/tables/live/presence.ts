/** Who is here, in any process, told to everybody who watches; and since when somebody is not. */

import type { TableState } from '../fold/table-state.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Watcher } from './watcher.ts';

/** People come and go in crowds: what is told is gathered for so long. */
const PRESENCE_EVERY = 250;

export class Presence {
  readonly #table: TableState;
  readonly #connected: () => Iterable<Watcher>;
  readonly #elsewhere: Elsewhere;
  /** When persons with a seat who are away were last here. */
  readonly #lastHere = new Map<string, number>();
  #told = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableState, connected: () => Iterable<Watcher>, elsewhere: Elsewhere) {
    this.#table = table;
    this.#connected = connected;
    this.#elsewhere = elsewhere;
  }

  /** Whether they are connected to this process. */
  isConnected(person: string): boolean {
    for (const watcher of this.#connected()) if (watcher.person === person) return true;
    return false;
  }

  /** When this person was last here; infinity while they are; undefined if they never were. */
  lastHere(person: string): number | undefined {
    if (this.isConnected(person) || this.#elsewhere.has(person)) return Number.POSITIVE_INFINITY;
    const here = this.#lastHere.get(person);
    const heard = this.#elsewhere.lastHeard(person);
    return here === undefined || heard === undefined ? (here ?? heard) : Math.max(here, heard);
  }

  came(person: string): void {
    this.#lastHere.delete(person);
    this.#told = ''; // they have not been told
    this.tell();
  }

  left(person: string, now: number): void {
    if (!this.isConnected(person) && this.#table.seatOf(person) !== undefined)
      this.#lastHere.set(person, now);
    this.tell();
  }

  /** In a moment, and only what is new: to other processes, and to everybody here. */
  tell(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#elsewhere.tell();
      const message = this.#message();
      if (message === this.#told) return;
      this.#told = message;
      for (const watcher of this.#connected()) watcher.send(message);
    }, PRESENCE_EVERY);
  }

  #message(): string {
    const table = this.#table;
    const here = new Set(this.#elsewhere.persons());
    for (const { person } of this.#connected()) here.add(person);
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
