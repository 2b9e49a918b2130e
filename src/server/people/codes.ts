/**
 * Codes by which somebody's other device becomes the same person: each works once, and for five
 * minutes. They are in memory only, so a restart of all processes ends them all. The bus tells
 * other processes of a code, by its hash, and that it was used, and tells it again, for it may lose
 * anything; that a code works once is kept by the store.
 */

import { createHash } from 'node:crypto';
import type { CodeState } from '../../protocol.ts';
import type { Bus } from '../../tables/bus.ts';
import { newSecret, newTableId } from '../../tables/ids.ts';
import type { Directory, Person } from '../../tables/store.ts';
import type { Hashed } from '../limits/hashed.ts';
import { Buckets, type Rate } from '../limits/limits.ts';

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
const ALL = 'all';

/** News is told again this often while it is new, and then at times. */
const REPEATED = 2000;
const NEW = 20_000;
const REPEATED_LATER = 10_000;

interface Waiting {
  readonly hash: string;
  readonly person: string;
  /** A code does not outlive tokens that are taken back. */
  readonly generation: number;
  readonly expires: number;
}

/** What was told, and is told again. */
interface News {
  readonly subject: 'codes' | 'codes used';
  readonly waiting: Waiting;
  readonly since: number;
  told: number;
}

export interface CodesParts {
  readonly bus: Bus;
  readonly store: Pick<Directory, 'keep'>;
  /** How other processes are told of addresses; undefined if they are told nothing. */
  readonly hashed?: Hashed;
  now(): number;
}

export class Codes {
  readonly #bus: Bus;
  readonly #store: Pick<Directory, 'keep'>;
  readonly #now: () => number;
  /** By their hashes, those that end first first. */
  readonly #waiting = new Map<string, Waiting>();
  /** The hash of the one code that somebody has. */
  readonly #mine = new Map<string, string>();
  /** Until when late news must not bring a code back. */
  readonly #used = new Map<string, number>();
  /** Until when somebody is told that their code was used. */
  readonly #usedOf = new Map<string, number>();
  /** Wrong guesses, by address and of all together. */
  readonly wrong: Buckets;
  readonly wrongInAll: Buckets;
  #guesses = 0;
  #news: News[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor({ bus, store, hashed, now }: CodesParts) {
    this.#bus = bus;
    this.#store = store;
    this.#now = now;
    this.wrong = new Buckets(WRONG, hashed);
    this.wrongInAll = new Buckets(WRONG_IN_ALL, hashed);
    bus.subscribe('codes', (message) => this.#add(JSON.parse(message) as Waiting));
    bus.subscribe('codes used', (message) => this.#use(JSON.parse(message) as Waiting));
    this.#timer = setInterval(() => this.repeat(), REPEATED);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
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
    this.#tell('codes', waiting);
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
      this.wrong.waitFor(address, this.#now()),
      this.wrongInAll.waitFor(ALL, this.#now()),
    );
  }

  /** Whose code this is, and of which generation; it is used up. Being wrong is counted. */
  async take(
    code: string,
    address: string,
  ): Promise<{ readonly person: string; readonly generation: number } | undefined> {
    this.#sweep();
    const now = this.#now();
    const found = this.#waiting.get(hashOf(code));
    if (found === undefined || found.expires <= now) {
      this.wrong.take(address, now);
      this.wrongInAll.take(ALL, now);
      if (++this.#guesses % SWEPT_AFTER === 0) this.wrong.sweep(now);
      return undefined;
    }
    this.#use(found);
    // it may have been used in another process, and the news be lost
    const ours = newSecret();
    const first = await this.#store.keep(`code used ${found.hash}`, ours);
    this.#tell('codes used', found);
    return first === ours ? found : undefined;
  }

  #tell(subject: News['subject'], waiting: Waiting): void {
    const now = this.#now();
    this.#news.push({ subject, waiting, since: now, told: now });
    this.#bus.publish(subject, JSON.stringify(waiting));
  }

  /** Tells others again what may have been lost on its way. */
  repeat(): void {
    const now = this.#now();
    this.#news = this.#news.filter(
      ({ subject, waiting: { hash, expires } }) =>
        expires > now && (subject === 'codes used' || this.#waiting.has(hash)),
    );
    for (const news of this.#news) {
      const every = now - news.since < NEW ? REPEATED : REPEATED_LATER;
      if (now - news.told < every) continue;
      news.told = now;
      this.#bus.publish(news.subject, JSON.stringify(news.waiting));
    }
  }

  #add(waiting: Waiting): void {
    this.#sweep();
    const { hash, person, expires } = waiting;
    if (this.#used.has(hash) || this.#waiting.has(hash)) return;
    const mine = this.#waiting.get(this.#mine.get(person) ?? '');
    // late news of an older code does not end the newer one
    if (mine !== undefined && mine.expires > expires) return;
    this.#drop(mine?.hash);
    this.#usedOf.delete(person);
    if (this.#waiting.size >= MOST) this.#drop(this.#waiting.keys().next().value);
    this.#waiting.set(hash, waiting);
    this.#mine.set(person, hash);
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
