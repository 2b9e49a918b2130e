/**
 * The model played: moves come at random to processes, wait for their core, for the next commit of
 * their database, for the bus and for the core of whoever else is told. Whatever waits shows in the
 * times, which arithmetic does not see.
 */

import { type Random, Seeded } from '../../src/random.ts';
import { MEASURED } from './figures.ts';

export interface Played {
  readonly moves: number;
  /** Milliseconds from a move's coming in until its mover is told, and until the last other is. */
  readonly p50: number;
  readonly p99: number;
  readonly othersP99: number;
  /** How full the cores and the databases were. */
  readonly core: number;
  readonly database: number;
}

export interface Setting {
  readonly processes: number;
  readonly databases: number;
  /** One process with a file: nothing goes over a network inside the house. */
  readonly isAlone: boolean;
  readonly appendsPerSecond: number;
  readonly seconds: number;
  readonly seed: string;
}

/** Of a move's work in a process: before it is stored, for those told there, for those elsewhere. */
const [BEFORE, HERE, ELSEWHERE] = [0.4, 0.3, 0.3];
const MOST_TOGETHER = 512;
/** Milliseconds: one flush to disk, and one way over the network inside the house. */
const FLUSH = 1;
const NETWORK = 0.25;
/** Of the work of a commit only so much can't be done beside another: parsing and planning can. */
const ALONE = 0.25;

interface Event {
  readonly at: number;
  act(): void;
}

/** What is due first comes first. */
class Agenda {
  readonly #heap: Event[] = [];
  now = 0;

  add(at: number, act: () => void): void {
    const heap = this.#heap;
    heap.push({ at, act });
    for (let child = heap.length - 1; child > 0; ) {
      const parent = (child - 1) >> 1;
      if ((heap[parent] as Event).at <= (heap[child] as Event).at) break;
      this.#swap(child, parent);
      child = parent;
    }
  }

  /** False when nothing is left. */
  step(): boolean {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined) return false;
    if (heap.length > 0) {
      heap[0] = last;
      this.#sink();
    }
    this.now = first.at;
    first.act();
    return true;
  }

  #sink(): void {
    const heap = this.#heap;
    for (let parent = 0; ; ) {
      let least = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2])
        if (child < heap.length && (heap[child] as Event).at < (heap[least] as Event).at)
          least = child;
      if (least === parent) return;
      this.#swap(parent, least);
      parent = least;
    }
  }

  #swap(one: number, other: number): void {
    const kept = this.#heap[one] as Event;
    this.#heap[one] = this.#heap[other] as Event;
    this.#heap[other] = kept;
  }
}

/** Does one thing after the other. */
class Core {
  #free = 0;
  busy = 0;

  /** When something that takes this long, and may begin now, is done. */
  done(now: number, takes: number): number {
    this.#free = Math.max(now, this.#free) + takes;
    this.busy += takes;
    return this.#free;
  }
}

/** Commits all that waits together, then the next. */
class Database {
  readonly #agenda: Agenda;
  readonly #waiting: ((at: number) => void)[] = [];
  #isBusy = false;
  busy = 0;

  constructor(agenda: Agenda) {
    this.#agenda = agenda;
  }

  append(stored: (at: number) => void): void {
    this.#waiting.push(stored);
    if (!this.#isBusy) this.#commit();
  }

  #commit(): void {
    const together = this.#waiting.splice(0, MOST_TOGETHER);
    if (together.length === 0) return;
    this.#isBusy = true;
    const takes = FLUSH + (together.length * MEASURED.move.postgres * ALONE) / 1000;
    this.busy += takes;
    this.#agenda.add(this.#agenda.now + takes, () => {
      this.#isBusy = false;
      for (const stored of together) stored(this.#agenda.now);
      this.#commit();
    });
  }
}

export function play(setting: Setting): Played {
  const random = new Seeded(setting.seed);
  const agenda = new Agenda();
  const cores = Array.from({ length: setting.processes }, () => new Core());
  const databases = Array.from({ length: setting.databases }, () => new Database(agenda));
  const network = setting.isAlone ? 0 : NETWORK;
  const cost = setting.isAlone ? MEASURED.moveOnSqlite : MEASURED.move.servers;
  const any = <One>(all: readonly One[]): One => all[random.below(all.length)] as One;
  const work = (share: number): number => (share * cost) / 1000;
  const [own, others]: [number[], number[]] = [[], []];
  const end = setting.seconds * 1000;
  const move = (): void => {
    const began = agenda.now;
    const [core, other] = [any(cores), any(cores)];
    agenda.add(core.done(began, work(BEFORE)) + network, () =>
      any(databases).append((at) => {
        agenda.add(core.done(at + network, work(HERE)), () => {
          own.push(agenda.now - began);
          agenda.add(other.done(agenda.now + 2 * network, work(ELSEWHERE)), () =>
            others.push(agenda.now - began),
          );
        });
      }),
    );
    const next = agenda.now + gap(random, setting.appendsPerSecond);
    if (next < end) agenda.add(next, move);
  };
  agenda.add(0, move);
  while (agenda.step());
  const full = (parts: readonly { readonly busy: number }[]): number =>
    parts.reduce((sum, { busy }) => sum + busy, 0) / parts.length / agenda.now;
  return {
    moves: own.length,
    p50: quantile(own, 0.5),
    p99: quantile(own, 0.99),
    othersP99: quantile(others, 0.99),
    core: full(cores),
    database: full(databases),
  };
}

/** Milliseconds until the next of so many a second that know nothing of each other. */
function gap(random: Random, perSecond: number): number {
  return (-Math.log((random.below(1e6) + 1) / 1e6) * 1000) / perSecond;
}

function quantile(times: readonly number[], share: number): number {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
