/**
 * What the server is made to do, and who pays for it: microseconds of processor time, charged
 * before the work, to the person and to the address they come from. A connection pays nothing by
 * itself, so opening another one buys nothing.
 *
 * The prices are measured, and rounded up: `npm run bench:messages` compares each with what the
 * work really takes.
 */

import { Bucket, type Rate } from './limits.ts';

/** Who asks. Somebody without a token is an address alone. */
export interface Payer {
  readonly address: string;
  readonly person?: string | undefined;
}

/** A person may use this share of what their address may. */
const SHARE_OF_ONE = 1 / 4;

export class Work {
  readonly #rates: { readonly address: Rate; readonly person: Rate };
  readonly #addresses = new Map<string, Bucket>();
  readonly #persons = new Map<string, Bucket>();
  readonly #now: () => number;
  #charged = 0;

  /** `rate` is what one address may cost, in microseconds. */
  constructor(rate: Rate, now: () => number) {
    this.#rates = {
      address: rate,
      person: { perSecond: rate.perSecond * SHARE_OF_ONE, burst: rate.burst * SHARE_OF_ONE },
    };
    this.#now = now;
  }

  /**
   * Charges this cost; or returns the milliseconds after which it is worth asking again, and
   * charges nothing. What is dear is done when the bucket is half full, and paid off afterwards.
   */
  pay(cost: number, { address, person }: Payer): number | undefined {
    const now = this.#now();
    const payers = [
      {
        bucket: bucketOf(this.#addresses, address, this.#rates.address, now),
        rate: this.#rates.address,
      },
    ];
    if (person !== undefined && person !== '')
      payers.push({
        bucket: bucketOf(this.#persons, person, this.#rates.person, now),
        rate: this.#rates.person,
      });
    // To wait for more than half a bucket would be to wait for ever behind what asking costs.
    const wait = Math.max(
      ...payers.map(({ bucket, rate }) => bucket.waitFor(Math.min(cost, rate.burst / 2), now)),
    );
    if (wait > 0) return Math.max(SHORTEST_WAIT, Math.ceil(wait));
    for (const { bucket } of payers) bucket.charge(cost);
    this.#charged += cost;
    return undefined;
  }

  /** Charges what must be done now that something dearer was paid for, if need be as a debt. */
  owe(cost: number, { address, person = '' }: Payer): void {
    const now = this.#now();
    bucketOf(this.#addresses, address, this.#rates.address, now).charge(cost);
    if (person !== '') bucketOf(this.#persons, person, this.#rates.person, now).charge(cost);
    this.#charged += cost;
  }

  /** Forgets those who owe nothing and have used nothing lately. */
  sweep(): void {
    const now = this.#now();
    for (const buckets of [this.#addresses, this.#persons])
      for (const [key, bucket] of buckets) if (bucket.isFull(now)) buckets.delete(key);
  }

  /** Microseconds that were paid for since the beginning. */
  get charged(): number {
    return this.#charged;
  }

  get size(): number {
    return this.#addresses.size + this.#persons.size;
  }
}

/** In milliseconds: saying no costs something, too. */
const SHORTEST_WAIT = 250;

function bucketOf(buckets: Map<string, Bucket>, key: string, rate: Rate, now: number): Bucket {
  let bucket = buckets.get(key);
  if (bucket === undefined) {
    bucket = new Bucket(rate, now);
    buckets.set(key, bucket);
  }
  return bucket;
}
