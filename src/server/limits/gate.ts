/**
 * Who may come in: counts connections, requests and mistakes by address, and by person what a
 * person does.
 */

import type { IncomingMessage } from 'node:http';
import type { Log } from '../../tables/log.ts';
import type { Metrics } from '../metrics.ts';
import { LINES, type Rates, type Settings } from '../settings.ts';
import { Bursts } from './bursts.ts';
import type { Hashed } from './hashed.ts';
import { NetworkBuckets, NetworkCounts } from './network-limits.ts';
import { keyOf, Proxies, plainAddress } from './networks.ts';

export type Limit = Exclude<keyof Rates, 'messages'>;

/**
 * When it is worth coming back to a house that is full, in milliseconds: nobody knows, people leave
 * when they like.
 */
export const FULL_FOR = 10_000;
/** Of X-Forwarded-For, how many hops are looked at. */
const MOST_HOPS = 20;

/** What the gate tells of itself. */
export interface GateParts {
  readonly log: Log;
  readonly metrics: Metrics;
  /** How many connections the process has files for; undefined if nobody knows. */
  readonly room: number | undefined;
  /** How other processes are told of addresses and persons; undefined if there are none. */
  readonly hashed?: Hashed;
  now(): number;
}

export class Gate {
  readonly #settings: Settings;
  readonly #now: () => number;
  readonly #log: Log;
  readonly #bursts: Bursts;
  readonly #proxies: Proxies;
  readonly sockets: NetworkCounts;
  readonly #lines: NetworkCounts;
  #total = 0;
  readonly buckets: Readonly<Record<Limit, NetworkBuckets>>;
  #isWarned = false;

  constructor(settings: Settings, { log, metrics, room, hashed, now }: GateParts) {
    this.#settings = settings;
    this.#now = now;
    this.#log = log;
    this.#bursts = new Bursts(
      log,
      metrics.counter('limited', 'What limits turned away, by limit.', 'limit'),
      now,
    );
    this.#proxies = new Proxies(settings.trustProxy);
    this.sockets = new NetworkCounts(settings.perAddress, hashed);
    this.#lines = new NetworkCounts(
      settings.lines ?? Math.min(LINES, Math.ceil((room ?? Number.POSITIVE_INFINITY) / 2)),
    );
    const of = (limit: Limit): NetworkBuckets => new NetworkBuckets(settings.rates[limit], hashed);
    this.buckets = {
      connections: of('connections'),
      requests: of('requests'),
      files: of('files'),
      guests: of('guests'),
      misses: of('misses'),
      tables: of('tables'),
      attempts: of('attempts'),
      talk: of('talk'),
      reviews: of('reviews'),
      deeds: of('deeds'),
    };
  }

  /**
   * What somebody is counted by. What a proxy says of it is believed only if the proxy is ours:
   * from the right, past those that are ours, too. What is no address is nobody's key, or everybody
   * could have as many as they like.
   */
  addressOf({ headers, socket }: IncomingMessage): string {
    let address = socket.remoteAddress ?? '';
    const told = headers['x-forwarded-for'];
    if (told === undefined) return keyOf(address);
    if (!this.#proxies.has(address)) {
      this.#warn();
      return keyOf(address);
    }
    const hops = (Array.isArray(told) ? told.join(',') : told).split(',').slice(-MOST_HOPS);
    for (const hop of hops.toReversed()) {
      const before = plainAddress(withoutPort(hop.trim()));
      if (before === undefined) break;
      address = before;
      if (!this.#proxies.has(before)) break;
    }
    return keyOf(address);
  }

  #warn(): void {
    if (this.#isWarned) return;
    this.#isWarned = true;
    // the address it came from is none that --trust-proxy names
    this.#log.warn('forwarded_for_ignored', { flag: '--trust-proxy' });
  }

  /** Whether one more of this kind from this address or person is not too many. */
  may(what: Limit, who: string): boolean {
    return this.wait(what, who) === 0;
  }

  /** The same; if it is too many, in how many milliseconds it would not be. */
  wait(what: Limit, who: string): number {
    const wait = this.buckets[what].take(who, this.#now());
    if (wait > 0) this.#bursts.note(LIMIT_NAMES[what]);
    return wait;
  }

  /** How many more of this kind from this address or person are not too many; none is counted. */
  left(what: Limit, who: string): number {
    return this.buckets[what].leftAt(who, this.#now());
  }

  /**
   * Somebody has asked for a table that does not exist. Above what one address or person may, in
   * how many milliseconds they may again: they are told to wait instead of whether they were right.
   * Those who are right are never concerned, whoever guesses beside them.
   */
  missed(address: string, person: string): number {
    return Math.max(this.wait('misses', address), person === '' ? 0 : this.wait('misses', person));
  }

  /** Whether there is room for a socket more; it is counted until leave(). */
  enter(address: string): boolean {
    if (this.#total >= this.#settings.connections) {
      this.#bursts.note('connections');
      return false;
    }
    if (!this.sockets.enter(address)) {
      this.#bursts.note('per-address');
      return false;
    }
    this.#total++;
    return true;
  }

  /**
   * Why no socket would be opened now, and in how many milliseconds it is worth trying again;
   * nothing is counted.
   */
  waitForSocket(
    address: string,
  ):
    | { readonly reason: 'too-many-connections' | 'house-full'; readonly after: number }
    | undefined {
    const after = this.buckets.connections.waitFor(address, this.#now());
    if (after > 0) return { reason: 'too-many-connections', after };
    const isFull = this.#total >= this.#settings.connections || !this.sockets.hasRoomFor(address);
    return isFull ? { reason: 'house-full', after: FULL_FOR } : undefined;
  }

  leave(address: string): void {
    this.sockets.leave(address);
    this.#total--;
  }

  /**
   * Whether there is room for a connection more, of whatever kind, from its first byte on:
   * undefined if not, else what to call when it ends. Everybody comes through our own proxies: they
   * are not counted.
   */
  enterLine(address: string | undefined): (() => void) | undefined {
    if (this.#proxies.has(address)) return () => undefined;
    const key = keyOf(address ?? '');
    if (this.#lines.enter(key)) return () => this.#lines.leave(key);
    this.#bursts.note('lines');
    return undefined;
  }

  /** The process has no room for a connection. */
  dropped(): void {
    this.#bursts.note('open-files');
  }

  get connections(): number {
    return this.#total;
  }

  sweep(): void {
    for (const buckets of Object.values(this.buckets)) buckets.sweep(this.#now());
  }

  close(): void {
    this.#bursts.close();
  }
}

/** As log and metrics call them: by their flags. */
const LIMIT_NAMES: Readonly<Record<Limit, string>> = {
  connections: 'sockets',
  requests: 'requests',
  files: 'files',
  guests: 'guests',
  misses: 'misses',
  tables: 'tables',
  attempts: 'attempts',
  talk: 'talk',
  reviews: 'reviews',
  deeds: 'deeds',
};

/** Some proxies tell the port, too: 192.0.2.7:443, [2001:db8::7]:443. */
function withoutPort(text: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/**
 * A page of another site must not open sockets in its visitors' names. Programs send no origin; a
 * browser always does, and it must be ours.
 */
export function isOwnOrigin({ headers }: IncomingMessage, origin: string | undefined): boolean {
  const from = headers.origin;
  if (from === undefined) return true;
  // a name that somebody else points here is not ours
  if (origin !== undefined) return from === new URL(origin).origin;
  return from === `http://${headers.host}` || from === `https://${headers.host}`;
}
