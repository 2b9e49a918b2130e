/**
 * A process's line to the database: each call takes its time there and back, and may fail on the
 * way. What failed was not done, was done all the same, or is done a moment later; only for
 * `unknown` outcomes does the caller not know.
 */

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
} from '../../src/tables/store.ts';
import type { Actor } from './actor.ts';
import type { Database } from './database.ts';
import type { Chance } from './dice.ts';
import type { VirtualTime } from './time.ts';

/** How the store fares just now. */
export interface StoreState {
  /** Milliseconds that a call takes each way, at least and at most. */
  least: number;
  most: number;
  /** In thousandths: calls that fail and do nothing, and writes of which nobody knows. */
  failing: number;
  unknown: number;
  isFull: boolean;
  isGone: boolean;
}

/** A call that is under way. */
interface Call {
  readonly isWrite: boolean;
  isApplied: boolean;
  /** Nobody waits for it any more. */
  isOver: boolean;
  apply(): void;
  reject(error: StoreFailure): void;
}

/** Milliseconds after which something is written of which nobody knew, at most. */
const LATE = 2000;

/** The store as all processes share it. */
export class SharedStore {
  readonly database: Database;
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly state: StoreState;
  readonly #calls = new Set<Call>();

  constructor(database: Database, time: VirtualTime, chance: Chance, state: StoreState) {
    this.database = database;
    this.time = time;
    this.chance = chance;
    this.state = state;
  }

  begin(call: Call): void {
    this.#calls.add(call);
  }

  end(call: Call): void {
    this.#calls.delete(call);
  }

  /**
   * The database stops at once. Of the writes under way, which were one group, some are kept and
   * others are not; nobody is told which.
   */
  crash(): void {
    for (const call of this.#calls) {
      if (call.isWrite && !call.isApplied && this.chance.happens(500)) call.apply();
      call.isOver = true;
      call.reject(
        new StoreFailure(call.isWrite ? 'unknown' : 'broken', 'the database has gone away'),
      );
    }
    this.#calls.clear();
  }
}

export class StoreLine implements ServerStore {
  readonly #shared: SharedStore;
  readonly #actor: Actor;
  #isClosed = false;
  /** Only a store that notices by itself has it. */
  readonly listen?: NonNullable<ServerStore['listen']>;

  constructor(
    shared: SharedStore,
    actor: Actor,
    listen?: (actor: Actor, heard: (table: string, length: number) => void) => void,
  ) {
    this.#shared = shared;
    this.#actor = actor;
    if (listen !== undefined) this.listen = (heard) => listen(actor, heard);
  }

  #call<T>(isWrite: boolean, act: (database: Database) => T, needsRoom = isWrite): Promise<T> {
    const { database, time, chance, state } = this.#shared;
    const wait = (): number => chance.between(state.least, state.most);
    return new Promise((resolve, reject) => {
      const answer = (settle: () => void): void => time.in(wait(), this.#actor, settle);
      const fail = (kind: StoreFailure['kind']): void =>
        answer(() => reject(new StoreFailure(kind, `simulated: ${kind}`)));
      let settle = (): void => undefined;
      const call: Call = {
        isWrite,
        isApplied: false,
        isOver: false,
        apply: () => {
          call.isApplied = true;
          try {
            const value = act(database);
            settle = () => resolve(value);
          } catch (error) {
            settle = () => reject(error);
          }
        },
        reject: (error) => answer(() => reject(error)),
      };
      const why = this.#whyNot(isWrite, needsRoom);
      if (why === 'unknown') this.#unknown(call.apply, () => fail('unknown'));
      else if (why !== undefined) fail(why);
      if (why !== undefined) return;
      this.#shared.begin(call);
      time.in(wait(), undefined, () => {
        if (call.isOver) return;
        call.apply();
        answer(() => {
          if (call.isOver) return;
          this.#shared.end(call);
          settle();
        });
      });
    });
  }

  #whyNot(isWrite: boolean, needsRoom: boolean): StoreFailure['kind'] | undefined {
    const { chance, state } = this.#shared;
    if (state.isGone || this.#isClosed) return 'broken';
    if (needsRoom && state.isFull) return 'full';
    if (chance.happens(state.failing)) return isWrite ? 'busy' : 'broken';
    return isWrite && chance.happens(state.unknown) ? 'unknown' : undefined;
  }

  /** Nothing is done, or it is done before the failure is told, or a while after. */
  #unknown(apply: () => void, fail: () => void): void {
    const { time, chance, state } = this.#shared;
    const fate = chance.below(3);
    if (fate === 1) time.in(chance.between(state.least, state.most), undefined, apply);
    if (fate === 2) time.in(chance.between(state.most, LATE), undefined, apply);
    time.in(state.most, undefined, fail);
  }

  append(append: Append): Promise<Appended> {
    return this.#call(true, (database) => database.append(append));
  }

  read(table: string, from?: number): Promise<readonly string[]> {
    return this.#call(false, (database) => database.read(table, from));
  }

  summary(table: string): Promise<Summary | undefined> {
    return this.#call(false, (database) => database.summary(table));
  }

  check(): Promise<void> {
    return this.#call(true, () => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
  }

  length(table: string): Promise<number> {
    return this.#call(false, (database) => database.length(table));
  }

  lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#call(false, (database) => database.lengths(tables));
  }

  tablesOf(person: string, most: number): Promise<readonly Summary[]> {
    return this.#call(false, (database) => database.tablesOf(person, most));
  }

  listed(since: number, most: number): Promise<readonly Summary[]> {
    return this.#call(false, (database) => database.listed(since, most));
  }

  claim(claim: Claim, most: number): Promise<readonly string[]> {
    return this.#call(true, (database) => database.claim(claim, most), false);
  }

  attend(table: string, persons: readonly string[], at: number): Promise<void> {
    return this.#call(true, (database) => database.attend(table, persons, at), false);
  }

  attended(table: string): Promise<ReadonlyMap<string, number>> {
    return this.#call(false, (database) => database.attended(table));
  }

  savePerson(person: Person, expected: Person | undefined): Promise<Appended> {
    return this.#call(true, (database) => database.savePerson(person, expected));
  }

  person(id: string): Promise<Person | undefined> {
    return this.#call(false, (database) => database.person(id));
  }

  persons(ids: readonly string[]): Promise<readonly Person[]> {
    return this.#call(false, (database) => database.persons(ids));
  }

  keep(name: string, offered: string): Promise<string> {
    return this.#call(true, (database) => database.keep(name, offered));
  }

  tallies(after: number, most: number): Promise<readonly Tallied[]> {
    return this.#call(false, (database) => database.tallies(after, most));
  }

  talliesOf(person: string, most: number): Promise<readonly string[]> {
    return this.#call(false, (database) => database.talliesOf(person, most));
  }

  untallied(after: string, most: number): Promise<readonly string[]> {
    return this.#call(false, (database) => database.untallied(after, most));
  }

  keepResult(result: Result): Promise<Appended> {
    return this.#call(true, (database) => database.keepResult(result));
  }

  result(challenge: string, person: string): Promise<Result | undefined> {
    return this.#call(false, (database) => database.result(challenge, person));
  }

  results(challenge: string, most: number): Promise<readonly ListedResult[]> {
    return this.#call(false, (database) => database.results(challenge, most));
  }

  standing(challenge: string, person: string): Promise<Standing> {
    return this.#call(false, (database) => database.standing(challenge, person));
  }

  beat(beat: Beat, since: number, downtime?: Downtime): Promise<Attended> {
    return this.#call(true, (database) => database.beat(beat, since, downtime), false);
  }
}
