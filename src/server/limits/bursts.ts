/**
 * What limits have turned away: counted at once, and told in the log by bursts, for a line for each
 * would be a flood of its own. Which limit and how often, never who.
 */

import type { Log } from '../../tables/log.ts';

/** How long is waited before a burst is told of; twice as long each time while it goes on. */
const FIRST = 10_000;
const LONGEST = 640_000;

interface Burst {
  count: number;
  readonly since: number;
  readonly timer: NodeJS.Timeout;
}

export class Bursts {
  readonly #log: Log;
  readonly #counted: (limit: string) => void;
  readonly #now: () => number;
  readonly #bursts = new Map<string, Burst>();

  constructor(log: Log, counted: (limit: string) => void, now: () => number) {
    this.#log = log;
    this.#counted = counted;
    this.#now = now;
  }

  note(limit: string): void {
    this.#counted(limit);
    const burst = this.#bursts.get(limit);
    if (burst === undefined) this.#begin(limit, 1, FIRST);
    else burst.count++;
  }

  /** Tells what has not been told yet. */
  close(): void {
    for (const [limit, burst] of this.#bursts) {
      clearTimeout(burst.timer);
      this.#tell(limit, burst);
    }
    this.#bursts.clear();
  }

  #begin(limit: string, count: number, wait: number): void {
    const timer = setTimeout(() => {
      const burst = this.#bursts.get(limit);
      if (burst === undefined) return;
      this.#bursts.delete(limit);
      this.#tell(limit, burst);
      if (burst.count > 0) this.#begin(limit, 0, Math.min(2 * wait, LONGEST));
    }, wait);
    timer.unref();
    this.#bursts.set(limit, { count, since: this.#now(), timer });
  }

  #tell(limit: string, { count, since }: Burst): void {
    if (count === 0) return;
    const seconds = Math.ceil((this.#now() - since) / 1000);
    this.#log.warn('limit_met', { limit, refused: count, seconds });
  }
}
