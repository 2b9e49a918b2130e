/**
 * Who counts as away, if people may be connected to any process: nobody is, unless the store says
 * so. A process notes those of its own whom the table waits for when half of the time is over after
 * which others might take them for absent, and when they leave; and before it takes a seat it reads
 * what was noted. While people play nothing is noted at all.
 */

import { awaited } from '../fold/timing.ts';
import type { Core } from './core.ts';
import type { Presence } from './presence.ts';

/** How soon something is tried again that the store did not take, in milliseconds. */
const AGAIN = 1000;

export class Absences {
  readonly #core: Core;
  readonly #presence: Presence;
  readonly #failed: () => void;
  /** When persons were last here, as the store has it. */
  readonly #noted = new Map<string, number>();
  #isReading = false;
  #triesFrom = 0;
  #writing: Promise<void> = Promise.resolve();

  /** `failed` is called when something is to be tried again. */
  constructor(core: Core, presence: Presence, failed: () => void) {
    this.#core = core;
    this.#presence = presence;
    this.#failed = failed;
  }

  /**
   * When this person was last here, or at this table in another process; infinity while they are.
   * Whoever was not since this process began counts as here then.
   */
  lastHere(person: string, begin: number): number {
    return Math.max(this.#presence.lastHere(person) ?? begin, this.#noted.get(person) ?? 0);
  }

  // Noting ----------------------------------------------------------------------------------------

  /** When somebody who is here must be noted; undefined while nobody must. */
  get next(): number | undefined {
    let next = Number.POSITIVE_INFINITY;
    for (const { from } of this.#toNote()) next = Math.min(next, from);
    return next === Number.POSITIVE_INFINITY ? undefined : Math.max(next, this.#triesFrom);
  }

  /** Notes those for whom it is time. */
  note(): void {
    const now = this.#core.context.now();
    if (now < this.#triesFrom) return;
    const persons = [...this.#toNote()].filter(({ from }) => from <= now);
    if (persons.length > 0)
      this.#write(
        persons.map(({ person }) => person),
        now,
      );
  }

  /** Somebody has left this process while the table waits for them: they were here until now. */
  left(person: string): void {
    if (this.#core.isClosed || this.#presence.isConnected(person)) return;
    for (const one of awaited(this.#core.table))
      if (one.person === person) this.#write([person], this.#core.context.now());
  }

  /** This process ends, and with it everybody's connection: they were here until now. */
  close(): void {
    const persons = [...this.#toNote()].map(({ person }) => person);
    const { attendance, now } = this.#core.context;
    if (persons.length > 0 && !attendance.isAlone) this.#write(persons, now());
  }

  /** Resolves when what was noted last is stored, or has failed. */
  get settled(): Promise<void> {
    return this.#writing;
  }

  *#toNote(): Generator<{ readonly person: string; readonly from: number }> {
    const { table, context } = this.#core;
    for (const { person, since } of awaited(table))
      if (this.#presence.isConnected(person)) {
        const last = Math.max(since, this.#noted.get(person) ?? 0);
        yield { person, from: last + context.pauses.absence / 2 };
      }
  }

  #write(persons: readonly string[], at: number): void {
    const { context, table } = this.#core;
    for (const person of persons) this.#learn(person, at);
    this.#writing = context.guestbook.attend(table.id, persons, at).catch((error: unknown) => {
      context.log.error('attendance_not_noted', { table: table.id, error });
      for (const person of persons) if (this.#noted.get(person) === at) this.#noted.delete(person);
      this.#triesFrom = context.now() + AGAIN;
      this.#failed();
    });
  }

  #learn(person: string, at: number): void {
    this.#noted.set(person, Math.max(at, this.#noted.get(person) ?? 0));
  }

  // Asking ----------------------------------------------------------------------------------------

  /**
   * Reads what all processes have noted; then calls back. Not if that was not possible, or the
   * store has just come back: whoever has them here can note it first.
   */
  confirm(then: () => void): void {
    const { context, table } = this.#core;
    const { isSteady } = context.attendance;
    if (!isSteady || this.#isReading || context.now() < this.#triesFrom) return;
    this.#isReading = true;
    context.guestbook
      .attended(table.id)
      .then(
        (noted) => {
          for (const [person, at] of noted) this.#learn(person, at);
          this.#core.safely(then);
        },
        (error: unknown) => {
          context.log.error('attendance_not_read', { table: table.id, error });
          // whoever has them here can note it first
          this.#triesFrom = context.now() + 3 * AGAIN;
        },
      )
      .finally(() => {
        this.#isReading = false;
      });
  }
}
