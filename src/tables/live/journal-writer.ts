/**
 * Deeds wait in line and are decided one after another on the table as it then is; what follows
 * from one is appended to the store, and only when it is there is it added and told.
 *
 * Several processes may hold the same table. Whoever appends second is told of a conflict, reads
 * what they missed, tells it to their own people, and decides again.
 */

import type { Play } from '../../game-in-progress.ts';
import { type Decided, following, isRefused } from '../fold/deeds.ts';
import { type Entry, type EntryOf, writeEntry } from '../fold/journal.ts';
import type { TableState } from '../fold/table-state.ts';
import { pausesOf } from '../fold/timing.ts';
import { notStored, type Refused, refused } from '../refused.ts';
import type { Append } from '../store.ts';
import type { Core, Outcome } from './core.ts';
import { writeGrown } from './grown.ts';
import { IndexEntry } from './index-entry.ts';

/** Something to be decided, and whoever waits for what becomes of it. */
export interface Task {
  decide(table: TableState, now: number): Decided | number;
  settled(outcome: Outcome): void;
  tries: number;
}

/** Who is told of what is stored. */
export interface Readers {
  /** Adds an entry that is stored. */
  added(entry: Entry, line: string, play: Play | undefined): void;
  /** All that was stored, or read, has been added; `by` whom it was written. */
  settled(by: 'us' | 'others' | 'nobody'): void;
  /** What is stored can't be read just now. */
  unread(): void;
}

/** What was decided, ready to be stored. */
interface Prepared {
  readonly entries: readonly Entry[];
  readonly play: Play | undefined;
  readonly append: Append;
}

const TRIES = 20;

export class JournalWriter {
  readonly #core: Core;
  readonly #readers: Readers;
  readonly #index: IndexEntry;
  readonly #queue: Task[] = [];
  #isBusy = false;
  /**
   * How many entries there may be in the store, as far as was heard since it was last asked: what
   * is ahead is read before anything is decided.
   */
  #told = 0;

  constructor(core: Core, readers: Readers) {
    this.#core = core;
    this.#readers = readers;
    this.#index = new IndexEntry(core.context, core.table);
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /**
   * The index may have a later time for this table than we have written: another process looks
   * after it.
   */
  reindex(now: number): void {
    this.#index.doubt(now);
  }

  enqueue(task: Task): void {
    this.#queue.push(task);
    if (!this.#isBusy) this.#next();
  }

  /** There may be so many entries in the store. */
  fallBehind(n: number): void {
    this.#told = Math.max(this.#told, n);
    this.goOn();
  }

  /**
   * What another process says that it has stored next, behind all that is here: it need not be
   * read. False if it can't be taken so just now.
   */
  hear(lines: readonly string[]): boolean {
    if (this.#isBusy || this.#isBehind) return false;
    if (this.#core.context.attendance.unsure !== undefined) return false;
    this.#core.safely(() => this.#read(lines));
    return true;
  }

  get #isBehind(): boolean {
    return this.#told > this.#core.table.n;
  }

  /** Tries again to read what could not be read. */
  goOn(): void {
    if (this.#isBehind && !this.#isBusy) this.#next();
  }

  /** Whatever waits is refused, and nothing is written any more. */
  giveUp(why: Refused): void {
    this.#isBusy = false;
    this.#refuseAll(why);
  }

  #refuseAll(why: Refused): void {
    for (const task of this.#queue.splice(0)) task.settled(why);
  }

  /**
   * The times in which no server ran, as far as a clock of this table did and its journal does not
   * tell of them yet.
   */
  paused(): readonly EntryOf<'paused'>[] {
    const { table, context } = this.#core;
    return pausesOf(table, context.attendance.downtimes, this.#time());
  }

  /** Times in a journal never go back, whatever the machine's clock does. */
  #time(): number {
    return Math.max(this.#core.context.now(), this.#core.table.at);
  }

  #next(isSure = false): void {
    this.#core.safely(() => this.#decideNext(isSure));
  }

  #decideNext(isSure: boolean): void {
    this.#isBusy = true;
    const unsure = isSure ? undefined : this.#core.context.attendance.unsure;
    if (unsure !== undefined) {
      // this process slept: for how long nobody was there must be known first
      unsure.then(() => this.#next(true));
      return;
    }
    if (this.#isBehind) {
      this.#catchUp();
      return;
    }
    for (let task = this.#queue.shift(); task !== undefined; task = this.#queue.shift()) {
      const next = this.#afterPauses(task);
      const decided = this.#decide(next);
      if (typeof decided === 'number') next.settled({ n: decided, isNew: false });
      else if (isRefused(decided)) next.settled(decided);
      else {
        this.#append(next, decided);
        return;
      }
    }
    this.#isBusy = false;
  }

  /**
   * What is decided by a clock must be decided on a table that knows when no server ran: if its
   * journal does not tell yet, that is stored first, and the task waits behind it.
   */
  #afterPauses(task: Task): Task {
    if (this.paused().length === 0) return task;
    return {
      decide: () => following(this.paused()),
      settled: (outcome) => {
        if ('code' in outcome) task.settled(outcome);
        else this.#queue.unshift(task);
      },
      tries: 0,
    };
  }

  /** A mistake of ours in deciding harms nobody but whoever asked. */
  #decide(task: Task): number | Refused | Prepared {
    const { table, context } = this.#core;
    try {
      const at = this.#time();
      const decided = task.decide(table, at);
      if (typeof decided === 'number' || isRefused(decided)) return decided;
      const { play, entries } = decided;
      if (entries.length === 0) return table.n;
      const lines = entries.map((entry) => writeEntry(entry, play?.line));
      const append = { table: table.id, expected: table.n, entries: lines };
      return { entries, play, append: this.#index.complete(append, entries, play, at) };
    } catch (error) {
      context.log.error('deed_failed', { table: table.id, error });
      return refused('not-stored', 'not-stored');
    }
  }

  #append(task: Task, prepared: Prepared): void {
    const { table, context } = this.#core;
    context.store.append(prepared.append).then(
      (appended) => {
        if (appended === 'conflict') this.#tryAgain(task);
        else this.#core.safely(() => this.#stored(task, prepared));
        this.#next();
      },
      (error: unknown) => {
        this.#told = Number.POSITIVE_INFINITY; // it may have been stored after all
        context.log.error('append_failed', { table: table.id, error });
        task.settled(notStored(error));
        this.#next();
      },
    );
  }

  #stored(task: Task, { append, entries, play }: Prepared): void {
    const { table, context } = this.#core;
    // so that whoever asked hears of it, should the table be set aside now
    this.#queue.unshift(task);
    for (const [index, entry] of entries.entries()) {
      const line = append.entries[index] as string;
      this.#readers.added(entry, line, entry.type === 'played' ? play : undefined);
    }
    this.#queue.shift();
    this.#index.stored(append);
    context.bus.publish(`table/${table.id}`, writeGrown(context.process, table.n, append.entries));
    task.settled({ n: table.n, isNew: true });
    this.#readers.settled('us');
  }

  #tryAgain(task: Task): void {
    this.#told = Number.POSITIVE_INFINITY;
    this.#core.context.conflicted();
    if (++task.tries < TRIES) this.#queue.unshift(task);
    else task.settled(refused('not-stored', 'table-busy'));
  }

  #read(lines: readonly string[]): void {
    const { table } = this.#core;
    for (const line of lines) this.#readers.added(table.read(line), line, undefined);
    this.#readers.settled(lines.length > 0 ? 'others' : 'nobody');
  }

  /** Reads what is stored and not here, tells it, and goes on. */
  #catchUp(): void {
    const { table, context } = this.#core;
    // what is heard from here on may not be in the answer
    this.#told = 0;
    context.store.read(table.id, table.n).then(
      (lines) => {
        this.#core.safely(() => this.#read(lines));
        this.#next();
      },
      (error: unknown) => {
        this.#told = Number.POSITIVE_INFINITY;
        context.log.error('journal_read_failed', { table: table.id, error });
        this.#refuseAll(notStored(error));
        this.#isBusy = false;
        this.#readers.unread();
      },
    );
  }
}
