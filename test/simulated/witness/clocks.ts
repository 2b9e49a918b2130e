/**
 * Nobody's time runs out while they could not have acted: whoever lost a move to the clock has had
 * all the time the clock showed, not counting times in which no process was awake.
 */

import type { Seat } from '../../../src/game.ts';
import type { Entry } from '../../../src/tables/fold/journal.ts';
import type { TableState } from '../../../src/tables/fold/table-state.ts';

export interface Spell {
  readonly from: number;
  readonly until: number;
}

interface Asked {
  readonly question: number;
  readonly at: number;
  readonly left: number;
}

export class ClockWitness {
  readonly #fault: (fault: string) => void;
  /** When no process was awake, by the true time. */
  readonly #downs: readonly Spell[];
  /** By how many milliseconds clocks and the store may be off. */
  readonly #tolerance: number;
  readonly #asked = new Map<Seat, Asked>();

  constructor(fault: (fault: string) => void, downs: readonly Spell[], tolerance: number) {
    this.#fault = fault;
    this.#downs = downs;
    this.#tolerance = tolerance;
  }

  /** Before an entry is added that was stored at this time. */
  before(table: TableState, entry: Entry, storedAt: number): void {
    if (entry.type !== 'played' || entry.instead !== 'time') return;
    const asked = this.#asked.get(entry.event.seat);
    if (asked === undefined) return;
    const had = storedAt - asked.at - this.#downBetween(asked.at, storedAt);
    if (had < asked.left - this.#tolerance)
      this.#fault(
        `clock: seat ${entry.event.seat} of ${table.id} lost move ${table.n + 1} to a clock of ` +
          `${asked.left} ms, and could act for ${had} ms of them`,
      );
  }

  after(table: TableState, storedAt: number): void {
    if (!table.clocks.isTicking) return;
    const left = table.clocks.left(table.at);
    for (const seat of table.toMove) {
      const question = table.askedAt[seat] as number;
      if (this.#asked.get(seat)?.question === question) continue;
      this.#asked.set(seat, { question, at: storedAt, left: left[seat] ?? 0 });
    }
  }

  #downBetween(from: number, until: number): number {
    return this.#downs.reduce(
      (sum, down) => sum + Math.max(0, Math.min(until, down.until) - Math.max(from, down.from)),
      0,
    );
  }
}
