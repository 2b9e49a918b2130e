/** Who may come in: counts connections, requests and mistakes by address. */

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { Buckets } from './limits.ts';
import type { Rates, Settings } from './settings.ts';

export class Gate {
  readonly #settings: Settings;
  readonly #now: () => number;
  readonly #connected = new Map<string, number>();
  #total = 0;
  readonly #buckets;

  constructor(settings: Settings, now: () => number) {
    const { connections, requests, files, guests, misses, tables, attempts, talk, reviews, deeds } = settings.rates;
    this.#settings = settings;
    this.#now = now;
    this.#buckets = {
      connections: new Buckets(connections),
      requests: new Buckets(requests),
      files: new Buckets(files),
      guests: new Buckets(guests),
      misses: new Buckets(misses),
      tables: new Buckets(tables),
      attempts: new Buckets(attempts),
      talk: new Buckets(talk),
      reviews: new Buckets(reviews),
      deeds: new Buckets(deeds),
    };
  }

  addressOf(request: IncomingMessage): string {
    const told = this.#settings.trustProxy ? request.headers['x-forwarded-for'] : undefined;
    const last = (Array.isArray(told) ? told.at(-1) : told)?.split(',').at(-1)?.trim(); // what our own proxy has added
    return networkOf(last || request.socket.remoteAddress || 'unknown');
  }

  /** Whether one more of this kind from this address or person is not too many. */
  may(what: Exclude<keyof Rates, 'messages'>, who: string): boolean {
    return this.#buckets[what].take(who, this.#now());
  }

  /** Whether this address has guessed too often at names of tables: until it has waited, it is not told whether it is right. */
  hasGuessedTooOften(address: string): boolean {
    return !this.#buckets.misses.has(address, this.#now());
  }

  /** Whether there is room for a connection more; it is counted until leave(). */
  enter(address: string): boolean {
    const count = this.#connected.get(address) ?? 0;
    if (count >= this.#settings.perAddress || this.#total >= this.#settings.connections) return false;
    this.#connected.set(address, count + 1);
    this.#total++;
    return true;
  }

  leave(address: string): void {
    const count = (this.#connected.get(address) ?? 1) - 1;
    if (count === 0) this.#connected.delete(address);
    else this.#connected.set(address, count);
    this.#total--;
  }

  get connections(): number {
    return this.#total;
  }

  sweep(): void {
    for (const buckets of Object.values(this.#buckets)) buckets.sweep(this.#now());
  }
}

/**
 * A page of another site must not open sockets in its visitors' names. Programs send no origin; a browser always does, and
 * it must be ours.
 */
export function isOwnOrigin({ headers }: IncomingMessage, origin: string | undefined): boolean {
  const from = headers.origin;
  if (from === undefined) return true;
  if (origin !== undefined) return from === new URL(origin).origin; // a name that somebody else points here is not ours
  return from === `http://${headers.host}` || from === `https://${headers.host}`;
}

/** Whoever has one address of IPv6 has the 2^64 of its network: they count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address; // ::ffff:10.0.0.1 is one of IPv4
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = new Array<string>(8 - groups.length - rest.length).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}
