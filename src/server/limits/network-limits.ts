/**
 * Limits by address that also hold for the wider networks of IPv6, and by person: how often, and
 * how many at a time.
 */

import { Buckets, type Rate } from './limits.ts';
import { networksOf } from './networks.ts';

/** How often: a bucket for every key, and a larger one for each network it is in. */
export class NetworkBuckets {
  readonly #rate: Rate;
  readonly #byShare = new Map<number, Buckets>();

  constructor(rate: Rate) {
    this.#rate = rate;
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
    const buckets = new Buckets({ perSecond: perSecond * share, burst: burst * share });
    this.#byShare.set(share, buckets);
    return buckets;
  }
}

/** How many at a time. */
export class NetworkCounts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  hasRoomFor(key: string): boolean {
    return networksOf(key).every((network) => this.#at(network.key) < this.#most * network.share);
  }

  /** Whether there is room for one more; it is counted until leave(). */
  enter(key: string): boolean {
    if (!this.hasRoomFor(key)) return false;
    for (const network of networksOf(key)) this.#counts.set(network.key, this.#at(network.key) + 1);
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
}
