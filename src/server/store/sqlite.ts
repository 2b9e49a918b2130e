/**
 * The store in one SQLite file: needs nothing installed, and serves as many processes as open the
 * file.
 *
 * The file is in the hands of a thread. What is written while it is busy waits and goes to it as
 * one group, one message, one transaction, one flush of the disk; where it is idle nothing waits. A
 * promise is kept only after COMMIT has returned.
 *
 * An append without a summary does not touch the index: `changed` there is the time of the last
 * summary.
 */

import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type Append,
  type Appended,
  type Attended,
  type Beat,
  type Claim,
  type Downtime,
  type ListedResult,
  type Person,
  type Result,
  type ServerStore,
  type Standing,
  StoreFailure,
  type Summary,
  type Tallied,
} from '../../tables/store.ts';
import {
  type Ask,
  type Done,
  type Failure,
  type FromThread,
  type Group,
  putAppend,
  putAttend,
  putBeat,
  putCheck,
  putClaim,
  putKeep,
  putPerson,
  putResult,
  type Queries,
  type ToThread,
} from './sqlite-messages.ts';
import type { Opening } from './sqlite-schema.ts';

export interface SqliteOptions extends Opening {
  /** How many writes go into one transaction at most. */
  readonly most?: number;
}

const MOST = 512;

/** Makes the file and its folder where they are missing. Rejects with a StoreFailure. */
export async function openSqlite(file: string, options: SqliteOptions = {}): Promise<ServerStore> {
  const store = new SqliteStore(resolve(file), options);
  await store.opened;
  return store;
}

/** Whoever waits for a write: its value is what the thread kept, 'stored' or 'conflict'. */
interface Waiting {
  readonly resolve: (value: string) => void;
  readonly reject: (failure: Error) => void;
}

interface Asking {
  readonly resolve: (value: never) => void;
  readonly reject: (failure: Error) => void;
}

class Bundle implements Group {
  readonly numbers: number[] = [];
  readonly texts: string[] = [];
  readonly waiting: Waiting[] = [];
}

class SqliteStore implements ServerStore {
  /** Whether the file could be opened at all. */
  readonly opened: Promise<void>;
  readonly #file: string;
  readonly #options: SqliteOptions;
  readonly #most: number;
  #thread: Worker | undefined;
  /** Writes that wait for the thread, in order. */
  readonly #queue: Bundle[] = [];
  #underWay: Bundle | undefined;
  #isScheduled = false;
  readonly #asking = new Map<number, Asking>();
  #questions = 0;
  #closed: Promise<void> | undefined;
  #idle: (() => void) | undefined;
  #onForeignAppend: (table: string, length: number) => void = () => undefined;

  constructor(file: string, options: SqliteOptions) {
    this.#file = file;
    this.#options = options;
    this.#most = options.most ?? MOST;
    this.opened = new Promise((resolve, reject) => {
      this.#thread = this.#start(resolve, reject);
    });
  }

  // Writing ---------------------------------------------------------------------------------------

  append(append: Append): Promise<Appended> {
    const { table, expected, entries, summary } = append;
    if (expected === 0 && (summary === undefined || entries.length === 0)) {
      return Promise.reject(new Error(`${table} is new: it needs a summary and a first entry`));
    }
    if (summary !== undefined && summary.id !== table) {
      return Promise.reject(new Error(`the summary of ${summary.id} can't go with ${table}`));
    }
    return this.#write((group) => putAppend(group, append)) as Promise<Appended>;
  }

  savePerson(person: Person, expected: Person | undefined): Promise<Appended> {
    const saving = { person, ...(expected && { expected }) };
    return this.#write((group) => putPerson(group, saving)) as Promise<Appended>;
  }

  async claim(claim: Claim, most: number): Promise<readonly string[]> {
    const claimed = await this.#write((group) => putClaim(group, { claim, most }));
    return JSON.parse(claimed) as readonly string[];
  }

  async attend(table: string, persons: readonly string[], at: number): Promise<void> {
    await this.#write((group) => putAttend(group, { table, persons, at }));
  }

  keep(name: string, offered: string): Promise<string> {
    return this.#write((group) => putKeep(group, name, offered));
  }

  keepResult(result: Result): Promise<Appended> {
    return this.#write((group) => putResult(group, result)) as Promise<Appended>;
  }

  async beat(beat: Beat, since: number, downtime?: Downtime): Promise<Attended> {
    const kept = await this.#write((group) =>
      putBeat(group, { beat, since, ...(downtime && { downtime }) }),
    );
    return JSON.parse(kept) as Attended;
  }

  async check(): Promise<void> {
    await this.#write(putCheck);
  }

  #write(put: (group: Group) => void): Promise<string> {
    if (this.#closed !== undefined) return Promise.reject(this.#isClosed());
    return new Promise((resolve, reject) => {
      let bundle = this.#queue.at(-1);
      if (bundle === undefined || bundle.waiting.length >= this.#most) {
        bundle = new Bundle();
        this.#queue.push(bundle);
      }
      put(bundle);
      bundle.waiting.push({ resolve, reject });
      this.#schedule();
    });
  }

  /**
   * The group goes when all that has just come in has been looked at: whoever wrote in the same
   * turn is in it too.
   */
  #schedule(): void {
    if (this.#isScheduled || this.#underWay !== undefined) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#send();
    });
  }

  #send(): void {
    const bundle = this.#queue.shift();
    if (bundle === undefined) return;
    this.#underWay = bundle;
    this.#tell({ numbers: bundle.numbers, texts: bundle.texts });
  }

  #done({ conflicts, kept, failed }: Done): void {
    const waiting = this.#underWay?.waiting ?? [];
    this.#underWay = undefined;
    for (const [position, failure] of failed) waiting[position]?.reject(failureFrom(failure));
    for (const [position, value] of kept) waiting[position]?.resolve(value);
    for (const position of conflicts) waiting[position]?.resolve('conflict');
    // which nobody hears who was told otherwise
    for (const { resolve } of waiting) resolve('stored');
    this.#goOn();
  }

  #goOn(): void {
    if (this.#queue.length > 0) this.#schedule();
    else if (this.#underWay === undefined && this.#asking.size === 0) this.#idle?.();
  }

  // Asking ----------------------------------------------------------------------------------------

  read(table: string, from = 0): Promise<readonly string[]> {
    return this.#ask('read', table, from);
  }

  length(table: string): Promise<number> {
    return this.#ask('length', table);
  }

  summary(table: string): Promise<Summary | undefined> {
    return this.#ask('summary', table);
  }

  tablesOf(person: string, most: number): Promise<readonly Summary[]> {
    return this.#ask('tablesOf', person, most);
  }

  listed(since: number, most: number): Promise<readonly Summary[]> {
    return this.#ask('listed', since, most);
  }

  lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#ask('lengths', tables);
  }

  attended(table: string): Promise<ReadonlyMap<string, number>> {
    return this.#ask('attended', table);
  }

  tallies(after: number, most: number): Promise<readonly Tallied[]> {
    return this.#ask('tallies', after, most);
  }

  talliesOf(person: string, most: number): Promise<readonly string[]> {
    return this.#ask('talliesOf', person, most);
  }

  untallied(after: string, most: number): Promise<readonly string[]> {
    return this.#ask('untallied', after, most);
  }

  person(id: string): Promise<Person | undefined> {
    return this.#ask('person', id);
  }

  persons(ids: readonly string[]): Promise<readonly Person[]> {
    return this.#ask('persons', ids);
  }

  result(challenge: string, person: string): Promise<Result | undefined> {
    return this.#ask('result', challenge, person);
  }

  results(challenge: string, most: number): Promise<readonly ListedResult[]> {
    return this.#ask('results', challenge, most);
  }

  standing(challenge: string, person: string): Promise<Standing> {
    return this.#ask('standing', challenge, person);
  }

  #ask<Name extends keyof Queries>(
    ask: Name,
    ...args: Parameters<Queries[Name]>
  ): Promise<ReturnType<Queries[Name]>> {
    if (this.#closed !== undefined) return Promise.reject(this.#isClosed());
    return new Promise((resolve, reject) => {
      const number = this.#questions++;
      this.#asking.set(number, { resolve, reject });
      this.#tell({ ask, number, args } satisfies Ask);
    });
  }

  #answered(number: number, settle: (asking: Asking) => void): void {
    const asking = this.#asking.get(number);
    this.#asking.delete(number);
    if (asking !== undefined) settle(asking);
    this.#goOn();
  }

  listen(heard: (table: string, length: number) => void): void {
    this.#onForeignAppend = heard;
  }

  // The thread ------------------------------------------------------------------------------------

  #tell(message: ToThread): void {
    this.#thread ??= this.#start();
    this.#thread.postMessage(message);
  }

  #start(opened?: () => void, refused?: (failure: StoreFailure) => void): Worker {
    const thread = new Worker(new URL('sqlite-worker.ts', import.meta.url), {
      workerData: { file: this.#file, opening: this.#options },
    });
    let why = new StoreFailure('unknown', `${this.#file}: the thread that writes it has ended`);
    thread.on('message', (message: FromThread) => {
      switch (message.type) {
        case 'open':
          return opened?.();
        case 'shut':
          why = failureFrom(message.failure);
          return;
        case 'news':
          for (const [table, length] of message.news) this.#onForeignAppend(table, length);
          return;
        case 'done':
          return this.#done(message.done);
        case 'answer':
          return this.#answered(message.number, ({ resolve }) => resolve(message.answer as never));
        case 'failure':
          return this.#answered(message.number, ({ reject }) =>
            reject(failureFrom(message.failure)),
          );
      }
    });
    thread.on('error', (error: Error) => {
      why = new StoreFailure('unknown', `${this.#file}: ${error.message}`);
    });
    thread.on('exit', () => {
      this.#thread = undefined;
      refused?.(why);
      this.#lost(why);
    });
    return thread;
  }

  /**
   * The thread is gone. What it had not begun goes to the next one; that one is started when there
   * is something to do.
   */
  #lost(why: StoreFailure): void {
    const waiting = this.#underWay?.waiting ?? [];
    const asking = [...this.#asking.values()];
    this.#underWay = undefined;
    this.#asking.clear();
    for (const { reject } of [...waiting, ...asking]) reject(why);
    this.#goOn();
  }

  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#idle = resolve;
      this.#goOn();
    });
    const thread = this.#thread;
    if (thread === undefined) return;
    const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
    thread.postMessage('close' satisfies ToThread);
    await ended;
  }

  #isClosed(): StoreFailure {
    return new StoreFailure('broken', `${this.#file} is closed`);
  }
}

function failureFrom([kind, message]: Failure): StoreFailure {
  return new StoreFailure(kind, message);
}
