/**
 * Values that came one after another, counted: how often each value, how long the rows were, which
 * streaks were in them. A row (`chains` in what is stored) is what one seat threw in one game, in
 * order; a streak is a stretch of a row, as long as it can be, with the same value throughout.
 * Series add: the sum of those of two tables is that of both.
 */

export interface Series {
  /** How often each value came, from the first on. */
  readonly counts: readonly number[];
  /** How many chains have at least one, two, three … entries. */
  readonly chains: readonly number[];
  /** How many streaks have exactly one, two, three … entries. */
  readonly streaks: readonly number[];
}

/** What is longer is counted as this long. Thirty equal faces in a row are for another universe. */
export const LONGEST_STREAK = 30;

export function sumCounts(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export function addCounts(one: readonly number[], other: readonly number[]): readonly number[] {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  return long.map((count, place) => count + (short[place] ?? 0));
}

export function addSeries(one: Series, other: Series): Series {
  return {
    counts: addCounts(one.counts, other.counts),
    chains: addCounts(one.chains, other.chains),
    streaks: addCounts(one.streaks, other.streaks),
  };
}

/** One chain as it grows. */
export class SeriesCounter {
  readonly #counts: number[];
  readonly #streaks: number[] = [];
  #length = 0;
  #last = -1;
  #run = 0;

  constructor(values: number) {
    this.#counts = new Array<number>(values).fill(0);
  }

  add(value: number): void {
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
    this.#length++;
    if (value !== this.#last) this.#end();
    this.#last = value;
    this.#run++;
  }

  #end(): void {
    if (this.#run === 0) return;
    const place = Math.min(this.#run, LONGEST_STREAK) - 1;
    while (this.#streaks.length <= place) this.#streaks.push(0);
    this.#streaks[place] = (this.#streaks[place] ?? 0) + 1;
    this.#run = 0;
  }

  /** Once nothing is added any more. */
  series(): Series {
    this.#end();
    return {
      counts: this.#counts,
      chains: new Array<number>(Math.min(this.#length, LONGEST_STREAK)).fill(1),
      streaks: this.#streaks,
    };
  }
}

/** Entries that came after another of their chain, and how many of those repeated it. */
export function repeatsIn({ counts, chains, streaks }: Series): {
  readonly after: number;
  readonly repeats: number;
} {
  const entries = sumCounts(counts);
  return { after: entries - (chains[0] ?? 0), repeats: entries - sumCounts(streaks) };
}

/** Of streaks as long as this or longer. */
export function streaksFrom({ streaks }: Series, length: number): number {
  return sumCounts(streaks.slice(length - 1));
}

/**
 * How many streaks of this length or longer chance expects, exactly, if each entry has these
 * weights whatever came before. One begins at the first entry of a row with the chance Σ pᵏ, at
 * each later one that has k − 1 more after it with Σ (1 − p) pᵏ.
 */
export function expectedStreaks(
  { counts, chains }: Series,
  weights: readonly number[],
  length: number,
): number {
  const reach = Math.min(length, LONGEST_STREAK);
  const first = chains[reach - 1] ?? 0;
  // A chain of n entries has max(0, n − k) later places: n less one for each length up to k that it
  // reaches.
  const later = sumCounts(counts) - sumCounts(chains.slice(0, reach));
  const whole = sumCounts(weights);
  const all = (of: (p: number) => number): number =>
    sumCounts(weights.map((weight) => of(weight / whole)));
  return first * all((p) => p ** length) + later * all((p) => (1 - p) * p ** length);
}
