/** What the crowd has seen, in numbers. */

import type { Code } from '../../../src/protocol.ts';

/** Since the beginning, but for the times, which are those since this was told last. */
export interface CrowdReport {
  /** How many steps the tables have that are being played at. */
  readonly steps: number;
  /** Moves that were seen at the tables, those of bots included. */
  readonly moves: number;
  /** Moves of people; how long they took from sending to confirmation, in milliseconds. */
  readonly confirmed: number;
  readonly p50: number;
  readonly p99: number;
  readonly games: number;
  readonly said: number;
  readonly dropped: number;
  readonly renamed: number;
  readonly refused: Readonly<Partial<Record<Code, number>>>;
  /** What should not happen at all. */
  readonly problems: readonly string[];
}

const MOST_PROBLEMS = 20;

export class CrowdTally {
  #moves = 0;
  #confirmed = 0;
  #games = 0;
  #said = 0;
  #dropped = 0;
  #renamed = 0;
  #times: number[] = [];
  readonly #refused: Partial<Record<Code, number>> = {};
  readonly #problems: string[] = [];

  moved(): void {
    this.#moves++;
  }

  confirmed(took: number): void {
    this.#confirmed++;
    this.#times.push(took);
  }

  finished(): void {
    this.#games++;
  }

  said(): void {
    this.#said++;
  }

  dropped(): void {
    this.#dropped++;
  }

  renamed(): void {
    this.#renamed++;
  }

  refused(code: Code): void {
    this.#refused[code] = (this.#refused[code] ?? 0) + 1;
  }

  problem(what: unknown): void {
    if (this.#problems.length >= MOST_PROBLEMS) return;
    const { stack = String(what), cause } = what as Error;
    this.#problems.push(cause === undefined ? stack : `${stack} (${cause})`);
  }

  tell(steps: number): CrowdReport {
    const times = Float64Array.from(this.#times).sort();
    this.#times = [];
    const quantile = (share: number): number =>
      times[Math.floor(times.length * share)] ?? Number.NaN;
    return {
      steps,
      moves: this.#moves,
      confirmed: this.#confirmed,
      p50: quantile(0.5),
      p99: quantile(0.99),
      games: this.#games,
      said: this.#said,
      dropped: this.#dropped,
      renamed: this.#renamed,
      refused: this.#refused,
      problems: this.#problems,
    };
  }
}
