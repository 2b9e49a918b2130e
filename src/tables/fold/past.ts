/**
 * The table as it was a while ago, for whoever comes back: two copies of it at most, a hundred
 * entries apart, and what was written since the older one. So coming back costs what was missed,
 * never what was before.
 */

import { LIMITS } from '../../protocol.ts';
import type { TableState } from './table-state.ts';

/**
 * Between two copies. The older one is at least this far behind, so whoever has missed no more can
 * be told step by step.
 */
const EVERY = LIMITS.missed;

export class Past {
  /** The older one first. */
  #copies: readonly TableState[];
  /** The entries after the older copy. */
  #lines: string[] = [];

  /** From now on. */
  constructor(table: TableState) {
    this.#copies = [table.fork()];
  }

  /** The number of the first entry that is kept. */
  get from(): number {
    return this.#copies[0]?.n ?? 0;
  }

  /** The table has this entry now. */
  added(table: TableState, line: string): void {
    this.#lines.push(line);
    if (table.n % EVERY !== 0) return;
    const from = this.from;
    this.#copies = [...this.#copies, table.fork()].slice(-2);
    this.#lines = this.#lines.slice(this.from - from);
  }

  /** The entry of this number, counted from 0; undefined if there is none yet. */
  line(number: number): string | undefined {
    return this.#lines[number - this.from];
  }

  /** A copy of the table as it was with this many entries; undefined if that is too long ago. */
  at(n: number): TableState | undefined {
    const past = this.#copies.findLast((copy) => copy.n <= n)?.fork();
    if (past === undefined) return undefined;
    for (let line = this.line(past.n); line !== undefined && past.n < n; line = this.line(past.n))
      past.add(past.read(line));
    return past;
  }
}
