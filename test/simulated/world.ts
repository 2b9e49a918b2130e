/** A world: made of a plan, it runs to its end, and says what went wrong that must not. */

import type { AnyGame } from '../../src/game.ts';
import { games } from '../../src/games/index.ts';
import type { Actor } from './actor.ts';
import { SharedBus } from './bus.ts';
import { Database } from './database.ts';
import { Chance, drawFrom, replace } from './dice.ts';
import { NEWER, PAUSES, Process, withoutPorts } from './house.ts';
import { Invitations } from './invitations.ts';
import { logOf } from './log.ts';
import { Net } from './net.ts';
import { isCalm, type Plan } from './plan.ts';
import { SharedStore, StoreLine } from './store.ts';
import { EPOCH, VirtualTime } from './time.ts';
import * as troubles from './troubles.ts';
import { Visitor } from './visitor.ts';
import type { Spell } from './witness/clocks.ts';
import { areOver, readersOf, unanswered } from './witness/peace.ts';
import { SeatWitness } from './witness/seats.ts';
import { Witness } from './witness/witness.ts';

export interface Verdict {
  readonly seed: string;
  /** Of the whole history. */
  readonly hash: string;
  readonly faults: readonly string[];
  /** Virtual milliseconds, things that happened, entries and acknowledged deeds. */
  readonly time: number;
  readonly events: number;
  readonly entries: number;
  readonly deeds: number;
}

/** Everybody has everything so soon after the last trouble. */
const HEALED = 10_000;
/** So short a time without a process is none: src/tables/attendance.ts waits as long for a beat. */
const UNNOTICED = 4500;
/** Between two looks whether somebody stays behind. */
const LOOK = 2000;
/** What was stored so shortly before may still be on its way. */
const UNDER_WAY = 1000;
/** A game that has not ended so long after the last trouble never will. */
const LONGEST = 1_200_000;
/** A release that has begun is rolled out to the end, so long before peace. */
const ROLLED_OUT = 9000;
/** One process after the other. */
const BETWEEN = 2500;

const ALL: readonly AnyGame[] = [...NEWER, ...games];

/** `trace` is told everything that happens, a line each. */
export async function runWorld(plan: Plan, trace?: (line: string) => void): Promise<Verdict> {
  const world = new World(plan, trace);
  return world.run();
}

class World implements troubles.World {
  readonly #plan: Plan;
  readonly time: VirtualTime;
  readonly store: SharedStore;
  readonly #bus: SharedBus;
  readonly #witness: Witness;
  readonly net: Net;
  readonly #seats: SeatWitness;
  readonly #chance: Chance;
  readonly #listeners: { actor: Actor; heard(table: string, length: number): void }[] = [];
  readonly processes: Process[] = [];
  readonly visitors: Visitor[] = [];
  readonly #invitations: Invitations;
  readonly #downs: Spell[] = [];
  #downSince: number | undefined = 0;
  readonly #trace: ((line: string) => void) | undefined;

  constructor(plan: Plan, trace?: (line: string) => void) {
    this.#plan = plan;
    const chance = (name: string): Chance => new Chance(`${plan.seed}/${name}`);
    this.time = new VirtualTime((error) => this.#unexpected(error));
    const { time } = this;
    const database = new Database(
      (table, from, entries) => this.#kept(table, from, entries),
      () => EPOCH + time.now,
    );
    this.store = new SharedStore(database, time, chance('store'), { ...troubles.FINE_STORE });
    this.#bus = new SharedBus(time, chance('bus'), { ...troubles.FINE_BUS });
    this.#chance = chance('world');
    this.#invitations = new Invitations(time, chance('invitations'), this.visitors);
    this.#witness = new Witness({
      now: () => time.now,
      journals: database.journals,
      games: ALL,
      trace,
    });
    this.#trace = trace;
    this.net = new Net({
      time,
      chance: chance('net'),
      processes: this.processes,
      listenTo: (person) => this.#witness.listenTo(person),
    });
    this.#seats = new SeatWitness({
      fault: (text) => this.#witness.fault(text),
      now: () => time.now,
      absence: PAUSES.absence,
      ownerOf: (table, seat) => this.#invitations.ownerOf(table, seat),
      net: this.net,
    });
  }

  get bus() {
    return this.#bus.state;
  }

  #unexpected(error: unknown): void {
    this.#witness.fault(`thrown: ${error instanceof Error ? error.stack : error}`);
  }

  // Running ---------------------------------------------------------------------------------------

  async run(): Promise<Verdict> {
    const { seed } = this.#plan;
    const rejected = (error: unknown): void => this.#unexpected(error);
    const undo = [
      this.time.takeOver(),
      drawFrom(`${seed}/drawn`),
      withoutPorts(),
      replace(globalThis, {
        fetch: (url: string, init?: RequestInit) => this.net.fetch(this.#asking, url, init),
      }),
    ];
    process.on('unhandledRejection', rejected);
    try {
      await this.#live();
    } finally {
      process.off('unhandledRejection', rejected);
      for (const end of undo.reverse()) end();
    }
    const journals = [...this.store.database.journals.values()];
    return {
      seed,
      hash: this.#witness.hash,
      faults: this.#witness.faults,
      time: this.time.now,
      events: this.time.events,
      entries: journals.reduce((sum, { length }) => sum + length, 0),
      deeds: this.#witness.deeds.acknowledged,
    };
  }

  async #live(): Promise<void> {
    const { time } = this;
    const { peace } = this.#plan;
    this.#begin();
    await time.pass(peace);
    troubles.makePeace(this);
    await time.pass(HEALED);
    this.#expectAll();
    const isOver = await time.until(() => areOver(this.visitors), LONGEST);
    if (!isOver) this.#unfinished();
    this.#witness.check(this.#downs, this.#tolerance);
    for (const actor of [...this.processes, ...this.visitors].map((one) => one.actor))
      actor.isDead = true;
  }

  #begin(): void {
    const { processes, skews, people, tables, troubles: all, peace } = this.#plan;
    const { time } = this;
    const parts = {
      time,
      storeOf: (actor: Actor) => new StoreLine(this.store, actor, this.#listen),
      busOf: (actor: Actor) => this.#bus.of(actor),
      logOf: (actor: Actor) =>
        logOf((line, isFault) => {
          this.#trace?.(`${time.now} logged ${actor.name} ${line}\n`);
          if (isFault) this.#witness.fault(`logged: ${line} by ${actor.name}`);
        }),
      draw: () => this.#chance.below(1_000_000),
      changed: () => this.#changed(),
      died: (actor: Actor, isTold: boolean) => this.net.died(actor, isTold),
    };
    for (let number = 0; number < processes; number++)
      this.processes.push(new Process(number, skews[number] ?? 0, parts));
    for (const [number, plan] of people.entries())
      this.visitors.push(
        new Visitor({
          ...{ time, plan, number },
          chance: new Chance(`${this.#plan.seed}/person ${number}`),
          socketOf: (visitor) => this.net.socketOf(visitor),
          isPeace: () => time.now > peace,
          rematched: (table, again) => this.#invitations.rematched(table, again),
          refused: (visitor, code, deed, reason) => {
            if (!PARDONED.has(code))
              this.#witness.fault(
                `refused: ${visitor.person} ${JSON.stringify(deed)}: ${code}, ${reason}`,
              );
          },
        }),
      );
    for (const table of tables) this.#invitations.plan(table);
    this.#lookAround();
    for (const trouble of all) time.in(trouble.at, undefined, () => troubles.begin(this, trouble));
    if (all.some(({ type }) => type === 'deploy'))
      for (const [number, process] of this.processes.entries())
        time.in(peace - ROLLED_OUT + number * BETWEEN, undefined, () => process.deploy());
  }

  /** Who asks for something over HTTP just now. */
  get #asking(): Visitor {
    const visitor = this.visitors.find(({ actor }) => actor === this.time.current);
    if (visitor === undefined) throw new Error('nobody asks');
    return visitor;
  }

  /** What the bus loses heals, also while other things go wrong. */
  #lookAround(): void {
    const { time } = this;
    time.in(LOOK, undefined, () => {
      const before = time.now - HEALED;
      if (isCalm(this.#plan, before, time.now))
        for (const { person, table, n, since } of this.net.told())
          if (since <= before && n < this.#witness.newestBy(table, before))
            this.#witness.fault(`behind: ${person} was told ${n} of ${table}, long after the next`);
      this.#lookAround();
    });
  }

  // The end ---------------------------------------------------------------------------------------

  /** Everybody who is here has everything, and an answer to what they asked. */
  #expectAll(): void {
    const { peace, tables } = this.#plan;
    this.#witness.expect(readersOf(this.visitors), peace + HEALED - UNDER_WAY);
    for (const fault of unanswered(this.visitors, peace)) this.#witness.fault(fault);
    for (const plan of tables)
      if (!this.#invitations.isOpen(plan)) this.#witness.fault(`unopened: a table of ${plan.game}`);
  }

  #unfinished(): void {
    for (const id of this.#invitations.tables) {
      const lines = this.store.database.read(id);
      this.#witness.fault(`endless: ${id} after ${lines.length} entries: ${lines.at(-1)}`);
    }
  }

  /** By how much what people have of their time may differ from what clocks show. */
  get #tolerance(): number {
    const slow = this.#plan.troubles.map((trouble) =>
      trouble.type === 'slow-store' ? trouble.most : 0,
    );
    return 1000 + 2 * Math.max(0, ...slow);
  }

  // Store and processes ---------------------------------------------------------------------------

  #kept(table: string, from: number, entries: readonly string[]): void {
    this.#witness.kept(table, from, entries);
    for (const line of entries) this.#seats.stored(table, line);
    const writer = this.time.current;
    for (const { actor, heard } of this.#listeners)
      if (actor !== writer && !actor.isDead)
        this.time.in(this.#chance.between(50, 400), actor, () =>
          heard(table, this.store.database.length(table)),
        );
  }

  get #listen() {
    if (!this.#plan.notifies) return undefined;
    return (actor: Actor, heard: (table: string, length: number) => void): void => {
      this.#listeners.push({ actor, heard });
    };
  }

  #changed(): void {
    const isDown = !this.processes.some(({ isAwake }) => isAwake);
    if (isDown) this.#downSince ??= this.time.now;
    else if (this.#downSince !== undefined) {
      if (this.time.now - this.#downSince > UNNOTICED)
        this.#downs.push({ from: this.#downSince, until: this.time.now });
      this.#downSince = undefined;
    }
  }
}

/** What may be refused without anybody's fault. */
const PARDONED: ReadonlySet<string> = new Set([
  'stale',
  'held',
  'taken',
  'seated',
  'not-open',
  'not-running',
  'chat-closed',
]);
