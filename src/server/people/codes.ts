/**
 * Codes by which somebody's other device becomes the same person: each works once, and for five
 * minutes. They are in memory only, so a restart ends them all. The bus tells other processes of a
 * code, by its hash, and that it was used.
 */

import { createHash } from 'node:crypto';
import type { CodeState } from '../../protocol.ts';
import type { Bus } from '../../tables/bus.ts';
import { newTableId } from '../../tables/ids.ts';
import type { Person } from '../../tables/store.ts';
import { Bucket, Buckets, type Rate } from '../limits/limits.ts';

const LIFE = 5 * 60_000;
/** Codes at the same time: more are made by nobody who means well. */
const MOST = 100_000;

/**
 * How often one may be wrong, by address and in all. A code is one of 6·10^14: at 50 guesses a
 * second and with 1,000 codes about, somebody is right once in 370 years.
 */
const WRONG: Rate = { perSecond: 0.1, burst: 10 };
const WRONG_IN_ALL: Rate = { perSecond: 50, burst: 1000 };
/** Addresses that have waited long enough are forgotten after this many wrong guesses. */
const SWEPT_AFTER = 1000;

interface Waiting {
  readonly hash: string;
  readonly person: string;
  /** A code does not outlive tokens that are taken back. */
  readonly generation: number;
  readonly expires: number;
}

export class Codes {
  readonly #bus: Bus;
  readonly #now: () => number;
  /** By their hashes, those that end first first. */
  readonly #waiting = new Map<string, Waiting>();
  /** The hash of the one code that somebody has. */
  readonly #mine = new Map<string, string>();
  /** Until when late news must not bring a code back. */
  readonly #used = new Map<string, number>();
  /** Until when somebody is told that their code was used. */
  readonly #usedOf = new Map<string, number>();
  readonly #wrong = new Buckets(WRONG);
  readonly #wrongInAll: Bucket;
  #guesses = 0;

  constructor(bus: Bus, now: () => number) {
    this.#bus = bus;
    this.#now = now;
    this.#wrongInAll = new Bucket(WRONG_IN_ALL, now());
    bus.subscribe('codes', (message) => this.#add(JSON.parse(message) as Waiting));
    bus.subscribe('codes used', (message) => this.#use(JSON.parse(message) as Waiting));
  }

  /** A code for this person; one that they had before is worth nothing any more. */
  make({ id, generation }: Person): { readonly code: string; readonly expires: number } {
    const code = newTableId();
    const waiting: Waiting = {
      hash: hashOf(code),
      person: id,
      generation,
      expires: this.#now() + LIFE,
    };
    this.#add(waiting);
    this.#bus.publish('codes', JSON.stringify(waiting));
    return { code, expires: waiting.expires };
  }

  /**
   * What has become of somebody's last code: whoever shows it sees that another device is them now.
   */
  stateOf(person: string): CodeState {
    this.#sweep();
    if (this.#mine.has(person)) return 'waiting';
    return (this.#usedOf.get(person) ?? 0) > this.#now() ? 'used' : 'none';
  }

  /** In how many milliseconds this address may try one; 0 if at once. */
  waitFor(address: string): number {
    return Math.max(
      this.#wrong.waitFor(address, this.#now()),
      this.#wrongInAll.waitFor(1, this.#now()),
    );
  }

  /** Whose code this is, and of which generation; it is used up. Being wrong is counted. */
  take(
    code: string,
    address: string,
  ): { readonly person: string; readonly generation: number } | undefined {
    this.#sweep();
    const found = this.#waiting.get(hashOf(code));
    if (found === undefined) {
      this.#wrong.take(address, this.#now());
      this.#wrongInAll.take(this.#now());
      if (++this.#guesses % SWEPT_AFTER === 0) this.#wrong.sweep(this.#now());
      return undefined;
    }
    this.#use(found);
    this.#bus.publish('codes used', JSON.stringify(found));
    return found;
  }

  #add(waiting: Waiting): void {
    this.#sweep();
    if (this.#used.has(waiting.hash)) return;
    this.#drop(this.#mine.get(waiting.person));
    this.#usedOf.delete(waiting.person);
    if (this.#waiting.size >= MOST) this.#drop(this.#waiting.keys().next().value);
    this.#waiting.set(waiting.hash, waiting);
    this.#mine.set(waiting.person, waiting.hash);
  }

  #use({ hash, person, expires }: Waiting): void {
    this.#used.set(hash, expires);
    const newer = this.#mine.get(person);
    if (newer === undefined || newer === hash) this.#usedOf.set(person, expires);
    this.#drop(hash);
  }

  #drop(hash: string | undefined): void {
    const dropped = this.#waiting.get(hash ?? '');
    if (dropped === undefined) return;
    this.#waiting.delete(dropped.hash);
    if (this.#mine.get(dropped.person) === dropped.hash) this.#mine.delete(dropped.person);
  }

  /** All live equally long, so the oldest stand first and nobody else is looked at. */
  #sweep(): void {
    const now = this.#now();
    for (const { hash, expires } of this.#waiting.values()) {
      if (expires > now) break;
      this.#drop(hash);
    }
    for (const [hash, expires] of this.#used) {
      if (expires > now) break;
      this.#used.delete(hash);
    }
    for (const [person, expires] of this.#usedOf) {
      if (expires > now) break;
      this.#usedOf.delete(person);
    }
  }
}

/**
 * What is kept and told is not the code itself: a log or a dump of the memory's maps names none.
 */
function hashOf(code: string): string {
  return createHash('sha256').update(`code ${code}`).digest('hex');
}
