/**
 * Who is at a table in other processes: each tells it on the bus when it changes and from time to
 * time, and is forgotten if it does not. The bus may lose everything, so this is for people's eyes;
 * nobody loses their seat by it (absences.ts).
 */

import type { TableContext } from '../context.ts';

/** Between two messages that say the same. */
export const REPEATED = 10_000;
/** Three of them lost, and a moment. */
const FORGOTTEN = 35_000;

/** What a process tells of a table. */
interface Told {
  readonly process: string;
  readonly persons: readonly string[];
  /** Whoever holds the table, too, is asked to say so. */
  readonly asks?: true;
  /** The process holds the table no longer. */
  readonly leaves?: true;
}

interface Heard {
  readonly persons: ReadonlySet<string>;
  readonly at: number;
}

export class Elsewhere {
  readonly #context: TableContext;
  readonly #subject: string;
  /** Those who are here, in this process. */
  readonly #here: () => Iterable<string>;
  /** Told that others are here now, or not any more. */
  readonly #changed: () => void;
  readonly #processes = new Map<string, Heard>();
  /** When somebody was last heard to be somewhere else, and is not now. */
  readonly #lastHeard = new Map<string, number>();
  #told = '';

  constructor(
    context: TableContext,
    table: string,
    here: () => Iterable<string>,
    changed: () => void,
  ) {
    this.#context = context;
    this.#subject = `here/${table}`;
    this.#here = here;
    this.#changed = changed;
  }

  /** Everybody who is somewhere else. */
  *persons(): Generator<string> {
    for (const { persons } of this.#processes.values()) yield* persons;
  }

  has(person: string): boolean {
    for (const { persons } of this.#processes.values()) if (persons.has(person)) return true;
    return false;
  }

  /** When this person was last heard to be there; undefined if they never were. */
  lastHeard(person: string): number | undefined {
    return this.#lastHeard.get(person);
  }

  /** Whether another process holds the table. */
  get isHeld(): boolean {
    for (const process of this.#processes.keys())
      if (!this.#context.attendance.isGone(process)) return true;
    return false;
  }

  // Telling ---------------------------------------------------------------------------------------

  /** Asks who else holds the table, and says who is here. */
  ask(): void {
    if (!this.#context.attendance.isAlone) this.#publish({ asks: true });
  }

  /** Says who is here, if that is news. */
  tell(): void {
    if (this.#persons().join() !== this.#told) this.repeat();
  }

  /** Says it again, and forgets whom nobody has repeated. */
  repeat(): void {
    if (!this.#context.attendance.isAlone) this.#publish();
    this.forget();
  }

  leave(): void {
    if (!this.#context.attendance.isAlone) this.#publish({ leaves: true });
  }

  #persons(): readonly string[] {
    return [...new Set(this.#here())].sort();
  }

  #publish(more: Pick<Told, 'asks' | 'leaves'> = {}): void {
    const { bus, process } = this.#context;
    const persons = this.#persons();
    this.#told = persons.join();
    bus.publish(this.#subject, JSON.stringify({ process, persons, ...more } satisfies Told));
  }

  // Hearing ---------------------------------------------------------------------------------------

  heard(message: string): void {
    const { process, persons, asks, leaves } = JSON.parse(message) as Told;
    if (process === this.#context.process) return;
    if (leaves === true) this.#forgetOne(process);
    else {
      const before = this.#processes.get(process)?.persons;
      const now = new Set(persons);
      this.#processes.set(process, { persons: now, at: this.#context.now() });
      for (const person of before ?? []) if (!now.has(person)) this.#left(person);
      if (before === undefined || persons.join() !== [...before].join()) this.#changed();
    }
    if (asks === true) this.#publish();
  }

  /** Those who are gone, or have not been heard of for long. */
  forget(): void {
    const { attendance, now } = this.#context;
    for (const [process, { at }] of this.#processes)
      if (attendance.isGone(process) || now() - at > FORGOTTEN) this.#forgetOne(process);
  }

  #forgetOne(process: string): void {
    const known = this.#processes.get(process);
    if (known === undefined) return;
    this.#processes.delete(process);
    for (const person of known.persons) this.#left(person, known.at);
    this.#changed();
  }

  #left(person: string, at = this.#context.now()): void {
    this.#lastHeard.set(person, Math.max(at, this.#lastHeard.get(person) ?? 0));
  }
}
