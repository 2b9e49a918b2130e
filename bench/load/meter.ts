/**
 * Counts moves from when it is told to begin, and how long each took from its sending to its
 * confirmation.
 */

/** More moves than any server makes in a measurement. */
const MOST = 4_000_000;

export interface Measure {
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  /** Milliseconds from sending to confirmation. */
  readonly p50: number;
  readonly p99: number;
  /** Mean bytes of a move's message and of its confirmation. */
  readonly move: number;
  readonly answer: number;
}

/** What is told at one table. */
export interface TableMeter {
  /** A move goes out. Returns when, to be handed to confirmed(). */
  sent(bytes: number): number;
  confirmed(sentAt: number, bytes: number): void;
}

export class Meter {
  readonly #times = new Float64Array(MOST);
  readonly #movesAt: number[] = [];
  #moves = 0;
  #sent = 0;
  #sentBytes = 0;
  #answerBytes = 0;
  #began = 0;

  table(): TableMeter {
    const table = this.#movesAt.push(0) - 1;
    return {
      sent: (bytes) => {
        this.#sent++;
        this.#sentBytes += bytes;
        return performance.now();
      },
      confirmed: (sentAt, bytes) => {
        this.#times[this.#moves++] = performance.now() - sentAt;
        this.#movesAt[table] = (this.#movesAt[table] as number) + 1;
        this.#answerBytes += bytes;
      },
    };
  }

  /** Forgets what was before: the warm-up is over. */
  begin(): void {
    this.#movesAt.fill(0);
    this.#moves = 0;
    this.#sent = 0;
    this.#sentBytes = 0;
    this.#answerBytes = 0;
    this.#began = performance.now();
  }

  end(): Measure {
    const seconds = (performance.now() - this.#began) / 1000;
    // A table that stands still would not be missed: the others get its share of the server.
    const still = this.#movesAt.filter((moves) => moves === 0).length;
    if (still > 0) throw new Error(`${still} of ${this.#movesAt.length} tables stand still`);
    const moves = this.#moves;
    const times = this.#times.subarray(0, moves).sort();
    const quantile = (share: number): number =>
      times[Math.min(moves - 1, Math.floor(moves * share))] ?? Number.NaN;
    return {
      ...{
        moves,
        seconds,
        movesPerSecond: Math.round(moves / seconds),
        p50: quantile(0.5),
        p99: quantile(0.99),
      },
      ...{
        move: Math.round(this.#sentBytes / this.#sent),
        answer: Math.round(this.#answerBytes / moves),
      },
    };
  }
}
