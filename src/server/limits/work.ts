/**
 * What the server is made to do, and who pays for it: microseconds of processor time, charged
 * before the work, to the person and to the address they come from. A connection pays nothing by
 * itself, so opening another one buys nothing.
 *
 * The prices are measured, and rounded up: `npm run bench:messages` compares each with what the
 * work really takes.
 */

import type { Hashed } from './hashed.ts';
import { Buckets, type Rate } from './limits.ts';

/** Who asks. Somebody without a token is an address alone. */
export interface Payer {
  readonly address: string;
  readonly person?: string | undefined;
}

/** A person may use this share of what their address may. */
const SHARE_OF_ONE = 1 / 4;

export class Work {
  readonly #rates: { readonly address: Rate; readonly person: Rate };
  readonly addresses: Buckets;
  readonly persons: Buckets;
  readonly #now: () => number;
  #charged = 0;

  /** `rate` is what one address may cost, in microseconds. */
  constructor(rate: Rate, now: () => number, hashed?: Hashed) {
    this.#rates = {
      address: rate,
      person: { perSecond: rate.perSecond * SHARE_OF_ONE, burst: rate.burst * SHARE_OF_ONE },
    };
    this.addresses = new Buckets(this.#rates.address, hashed);
    this.persons = new Buckets(this.#rates.person, hashed);
    this.#now = now;
  }

  /**
   * Charges this cost; or returns the milliseconds after which it is worth asking again, and
   * charges nothing. What is dear is done when the bucket is half full, and paid off afterwards.
   */
  pay(cost: number, payer: Payer): number | undefined {
    const { address, person = '' } = payer;
    const now = this.#now();
    const { address: ofAddress, person: ofPerson } = this.#rates;
    // To wait for more than half a bucket would be to wait for ever behind what asking costs.
    const wait = Math.max(
      this.addresses.waitFor(address, now, Math.min(cost, ofAddress.burst / 2)),
      person === '' ? 0 : this.persons.waitFor(person, now, Math.min(cost, ofPerson.burst / 2)),
    );
    if (wait > 0) return Math.max(SHORTEST_WAIT, Math.ceil(wait));
    this.owe(cost, payer);
    return undefined;
  }

  /** Charges what must be done now that something dearer was paid for, if need be as a debt. */
  owe(cost: number, { address, person = '' }: Payer): void {
    const now = this.#now();
    this.addresses.charge(address, cost, now);
    if (person !== '') this.persons.charge(person, cost, now);
    this.#charged += cost;
  }

  /** Forgets those who owe nothing and have used nothing lately. */
  sweep(): void {
    const now = this.#now();
    this.addresses.sweep(now);
    this.persons.sweep(now);
  }

  /** Microseconds that were paid for since the beginning. */
  get charged(): number {
    return this.#charged;
  }

  get size(): number {
    return this.addresses.size + this.persons.size;
  }
}

/** In milliseconds: saying no costs something, too. */
const SHORTEST_WAIT = 250;
