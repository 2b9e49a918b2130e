/**
 * Limits by address that also hold for the wider networks of IPv6, and by person: how often, and
 * how many at a time.
 */

import type { Hashed } from './hashed.ts';
import { Buckets, type Charge, type Rate } from './limits.ts';
import { type Network, networksOf } from './networks.ts';

/** How often: a bucket for every key, and a larger one for each network it is in. */
export class NetworkBuckets {
  readonly #rate: Rate;
  readonly #hashed: Hashed | undefined;
  readonly #byShare = new Map<number, Buckets>();

  constructor(rate: Rate, hashed?: Hashed) {
    this.#rate = rate;
    this.#hashed = hashed;
  }

  /**
   * 0 if one more is not too many: it is counted. Else in how many milliseconds it would not be.
   */
  take(key: string, now: number): number {
    const wait = this.waitFor(key, now);
    if (wait === 0)
      for (const network of networksOf(key)) this.#of(network.share).take(network.key, now);
    return wait;
  }

  /** The same, and nothing is counted. */
  waitFor(key: string, now: number): number {
    return Math.max(
      ...networksOf(key).map((network) => this.#of(network.share).waitFor(network.key, now)),
    );
  }

  /** How many more are not too many now. */
  leftAt(key: string, now: number): number {
    return Math.min(
      ...networksOf(key).map((network) => this.#of(network.share).leftAt(network.key, now)),
    );
  }

  sweep(now: number): void {
    for (const buckets of this.#byShare.values()) buckets.sweep(now);
  }

  #of(share: number): Buckets {
    const known = this.#byShare.get(share);
    if (known !== undefined) return known;
    const { perSecond, burst } = this.#rate;
    const rate = { perSecond: perSecond * share, burst: burst * share };
    const buckets = new Buckets(rate, this.#hashed);
    this.#byShare.set(share, buckets);
    return buckets;
  }

  /** By share of the network, what other processes are to be told. */
  untold(): readonly (readonly [share: number, charges: readonly Charge[]])[] {
    return [...this.#byShare].flatMap(([share, buckets]) => {
      const charges = buckets.untold();
      return charges.length === 0 ? [] : [[share, charges] as const];
    });
  }

  forgetUntold(): void {
    for (const buckets of this.#byShare.values()) buckets.forgetUntold();
  }

  chargeElsewhere(share: number, charge: Charge, now: number): void {
    this.#of(share).chargeElsewhere(charge, now);
  }
}

/** How many at a time, here and in other processes. */
export class NetworkCounts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  readonly #hashed: Hashed | undefined;
  /** By process, how many each network has there. */
  readonly #elsewhere = new Map<string, ReadonlyMap<string, number>>();

  constructor(most: number, hashed?: Hashed) {
    this.#most = most;
    this.#hashed = hashed;
  }

  hasRoomFor(key: string): boolean {
    return this.#haveRoom(networksOf(key));
  }

  #haveRoom(networks: readonly Network[]): boolean {
    return networks.every(
      ({ key, share }) => this.#at(key) + this.#countElsewhere(key) < this.#most * share,
    );
  }

  /** Whether there is room for one more; it is counted until leave(). */
  enter(key: string): boolean {
    return this.enterAll(networksOf(key));
  }

  enterAll(networks: readonly Network[]): boolean {
    if (!this.#haveRoom(networks)) return false;
    for (const { key } of networks) this.#counts.set(key, this.#at(key) + 1);
    return true;
  }

  leave(key: string): void {
    for (const network of networksOf(key)) {
      const count = this.#at(network.key) - 1;
      if (count <= 0) this.#counts.delete(network.key);
      else this.#counts.set(network.key, count);
    }
  }

  #at(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  // Between processes -----------------------------------------------------------------------------

  #countElsewhere(key: string): number {
    if (this.#elsewhere.size === 0 || this.#hashed === undefined) return 0;
    const hash = this.#hashed.of(key);
    let sum = 0;
    for (const counts of this.#elsewhere.values()) sum += counts.get(hash) ?? 0;
    return sum;
  }

  /** Networks that have so many here that others should know. */
  get many(): readonly Charge[] {
    const hashed = this.#hashed;
    if (hashed === undefined) return [];
    const least = Math.max(1, this.#most * MANY);
    return [...this.#counts].flatMap(([key, count]) =>
      count < least ? [] : [[hashed.of(key), count] as const],
    );
  }

  /** What another process has; nothing if it is gone. */
  setElsewhere(process: string, counts: readonly Charge[]): void {
    if (counts.length === 0) this.#elsewhere.delete(process);
    else this.#elsewhere.set(process, new Map(counts));
  }
}

/** The share of what one may have from which on others are told. */
const MANY = 1 / 20;
