/**
 * The public list: tables whose host is there, a few of each person and each address, so that
 * nobody fills it alone. It is chosen from what all processes know of their own tables: each tells
 * its candidates on the bus, and everybody chooses by the same rule.
 */

import type { Bus } from '../tables/bus.ts';
import type { Summary } from '../tables/store.ts';
import type { Hashed } from './limits/hashed.ts';
import { NetworkCounts } from './limits/network-limits.ts';
import { type Network, networksOf } from './limits/networks.ts';

/** What the list says of a table. */
export type Listed = Pick<Summary, 'id' | 'game' | 'seats' | 'status' | 'opened' | 'changed'>;

export interface Candidate {
  readonly summary: Listed;
  readonly host: string;
  /** From where its host is connected. */
  readonly networks: readonly Network[];
}

export interface ListLimits {
  readonly perPerson: number;
  readonly perAddress: number;
}

const MOST = 200;

/**
 * Those changed last first. Of one person or address the oldest stay: whoever opens more does not
 * push out what is listed.
 */
export function listedOf(candidates: readonly Candidate[], limits: ListLimits): readonly Listed[] {
  return chosenOf(candidates, limits).map(({ summary }) => summary);
}

function chosenOf(
  candidates: readonly Candidate[],
  { perPerson, perAddress }: ListLimits,
): readonly Candidate[] {
  const people = new NetworkCounts(perPerson);
  const addresses = new NetworkCounts(perAddress);
  const oldestFirst = candidates.toSorted(
    (one, other) => one.summary.opened - other.summary.opened,
  );
  const chosen = oldestFirst.filter(({ host, networks }) => {
    if (!people.enter(host)) return false;
    if (addresses.enterAll(networks)) return true;
    people.leave(host);
    return false;
  });
  return chosen
    .toSorted((one, other) => other.summary.changed - one.summary.changed)
    .slice(0, MOST);
}

/** A table of this process whose host is connected to it. */
export interface OwnCandidate {
  readonly summary: Summary;
  readonly host: string;
  readonly address: string;
}

export interface PublicListParts {
  readonly bus: Bus;
  readonly process: string;
  readonly attendance: { readonly isAlone: boolean; isGone(process: string): boolean };
  /** Addresses are told to no other process in the clear. */
  readonly hashed: Hashed;
  readonly limits: ListLimits;
  /** Those of this process. */
  own(): readonly OwnCandidate[];
  now(): number;
}

const SUBJECT = 'listed';
/** How often is looked whether there is news; what is not is told again at times. */
const EVERY = 2000;
const REPEATED = 10_000;
const FORGOTTEN = 35_000;

interface Told {
  readonly process: string;
  readonly candidates: readonly Candidate[];
  /** Whoever has candidates, too, is asked to tell them. */
  readonly asks?: true;
}

export class PublicList {
  readonly #parts: PublicListParts;
  readonly #elsewhere = new Map<
    string,
    { readonly all: readonly Candidate[]; readonly at: number }
  >();
  readonly #unsubscribe: () => void;
  readonly #timer: ReturnType<typeof setInterval>;
  #told = '[]';
  #toldAt = 0;

  constructor(parts: PublicListParts) {
    this.#parts = parts;
    this.#unsubscribe = parts.bus.subscribe(SUBJECT, (message) => this.#heard(message));
    this.#timer = setInterval(() => this.#tellNews(), EVERY);
  }

  /** Asks the other processes for theirs. */
  start(): void {
    this.#publish(true);
  }

  get tables(): readonly Listed[] {
    this.#forget();
    const all = new Map<string, Candidate>();
    for (const { all: theirs } of this.#elsewhere.values())
      for (const candidate of theirs) all.set(candidate.summary.id, candidate);
    for (const candidate of this.#own()) all.set(candidate.summary.id, candidate);
    return listedOf([...all.values()], this.#parts.limits);
  }

  #own(): readonly Candidate[] {
    const { own, hashed } = this.#parts;
    return own().map(({ summary, host, address }) => {
      const { id, game, seats, status, opened, changed } = summary;
      const networks = networksOf(address).map(({ key, share }) => ({
        key: hashed.of(key),
        share,
      }));
      return { summary: { id, game, seats, status, opened, changed }, host, networks };
    });
  }

  #tellNews(): void {
    if (this.#parts.attendance.isAlone) return;
    const text = this.#text();
    const isOld = text !== '[]' && this.#parts.now() - this.#toldAt >= REPEATED;
    if (text !== this.#told || isOld) this.#publish();
  }

  /** No more than would be listed if there were nobody else. */
  #text(): string {
    return JSON.stringify(chosenOf(this.#own(), this.#parts.limits));
  }

  #publish(asks = false): void {
    const { bus, process, now } = this.#parts;
    this.#told = this.#text();
    this.#toldAt = now();
    const candidates = JSON.parse(this.#told) as readonly Candidate[];
    const told: Told = { process, candidates, ...(asks && { asks }) };
    bus.publish(SUBJECT, JSON.stringify(told));
  }

  #heard(message: string): void {
    const { process, candidates, asks } = JSON.parse(message) as Told;
    if (process === this.#parts.process) return;
    this.#elsewhere.set(process, { all: candidates, at: this.#parts.now() });
    if (asks === true) this.#publish();
  }

  #forget(): void {
    const { attendance, now } = this.#parts;
    for (const [process, { at }] of this.#elsewhere)
      if (attendance.isGone(process) || now() - at > FORGOTTEN) this.#elsewhere.delete(process);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#unsubscribe();
  }
}
