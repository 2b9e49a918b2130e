/** How often is too often: buckets that fill with time and are emptied by use. */

export interface Rate {
  /** How many a second in the long run, and how many at once. */
  readonly perSecond: number;
  readonly burst: number;
}

export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Whether one more is not too many; it is counted if it isn't. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /**
   * Counts something dear, whether there is room for it or not; what comes next has to wait the
   * longer.
   */
  charge(cost: number): void {
    this.#left -= cost;
  }

  /**
   * In how many milliseconds this much would be there, or the bucket full if that is less; 0 if it
   * is.
   */
  waitFor(cost: number, now: number): number {
    this.#fill(now);
    const missing = Math.min(cost, this.#rate.burst) - this.#left;
    return missing <= 0 ? 0 : (missing / this.#rate.perSecond) * 1000;
  }

  /** How many more are not too many now. */
  leftAt(now: number): number {
    this.#fill(now);
    return this.#left;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#rate.burst;
  }

  #fill(now: number): void {
    this.#left = Math.min(
      this.#rate.burst,
      this.#left + (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond,
    );
    this.#at = now;
  }
}

/** A bucket for each address or name; full ones are evicted. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(key: string, now: number): boolean {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  /** In how many milliseconds there would be one more for this key; nothing is counted. */
  waitFor(key: string, now: number): number {
    return this.#buckets.get(key)?.waitFor(1, now) ?? 0;
  }

  /** How many more of this key are not too many now. */
  leftAt(key: string, now: number): number {
    return this.#buckets.get(key)?.leftAt(now) ?? this.#rate.burst;
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }

  get size(): number {
    return this.#buckets.size;
  }
}
