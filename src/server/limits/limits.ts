/** How often is too often: buckets that fill with time and are emptied by use. */

import type { Hashed } from './hashed.ts';

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
  /** How other processes name the keys; undefined if nothing is shared with them. */
  readonly #hashed: Hashed | undefined;
  readonly #keys = new Map<string, string>();
  /** By hash, of those who were charged elsewhere and have not come here. */
  readonly #foreign = new Map<string, Bucket>();
  /** What was charged here and others were not told of yet. */
  readonly #untold = new Map<string, number>();

  constructor(rate: Rate, hashed?: Hashed) {
    this.#rate = rate;
    this.#hashed = hashed;
  }

  take(key: string, now: number): boolean {
    const isTaken = this.#of(key, now).take(now);
    if (isTaken) this.#note(key, 1);
    return isTaken;
  }

  /** Counts something dear, whether there is room for it or not. */
  charge(key: string, cost: number, now: number): void {
    this.#of(key, now).charge(cost);
    this.#note(key, cost);
  }

  /** In how many milliseconds this much would be there for this key; nothing is counted. */
  waitFor(key: string, now: number, cost = 1): number {
    // whoever has not come yet may have been charged elsewhere
    const isNew = this.#foreign.size === 0 && !this.#buckets.has(key);
    return isNew ? 0 : this.#of(key, now).waitFor(cost, now);
  }

  /** How many more of this key are not too many now. */
  leftAt(key: string, now: number): number {
    return this.#buckets.get(key)?.leftAt(now) ?? this.#rate.burst;
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
    for (const [hash, key] of this.#keys) if (!this.#buckets.has(key)) this.#keys.delete(hash);
    for (const [hash, bucket] of this.#foreign) if (bucket.isFull(now)) this.#foreign.delete(hash);
    for (const key of this.#untold.keys()) if (!this.#buckets.has(key)) this.#untold.delete(key);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #of(key: string, now: number): Bucket {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known;
    const hash = this.#hashed?.of(key);
    const bucket = this.#foreign.get(hash ?? '') ?? new Bucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    if (hash !== undefined) {
      this.#foreign.delete(hash);
      this.#keys.set(hash, key);
    }
    return bucket;
  }

  // Between processes -----------------------------------------------------------------------------

  #note(key: string, cost: number): void {
    if (this.#hashed !== undefined) this.#untold.set(key, (this.#untold.get(key) ?? 0) + cost);
  }

  /** What others are to be told: by hash, if it is worth a word. The rest waits. */
  untold(): readonly Charge[] {
    const least = Math.max(1, this.#rate.burst * WORTH_TELLING);
    const told: Charge[] = [];
    for (const [key, cost] of this.#untold) {
      if (cost < least) continue;
      this.#untold.delete(key);
      if (this.#hashed !== undefined) told.push([this.#hashed.of(key), Math.round(cost)]);
    }
    return told;
  }

  /** Nobody is there to be told. */
  forgetUntold(): void {
    this.#untold.clear();
  }

  /** Somebody was charged this in another process. */
  chargeElsewhere([hash, cost]: Charge, now: number): void {
    const key = this.#keys.get(hash);
    let bucket = key === undefined ? this.#foreign.get(hash) : this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.#rate, now);
      this.#foreign.set(hash, bucket);
    }
    bucket.charge(cost);
  }
}

/** Who, by hash, and how much. */
export type Charge = readonly [hash: string, cost: number];

/** The share of a bucket below which others are not told. */
const WORTH_TELLING = 1 / 50;
