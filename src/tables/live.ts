/**
 * A table that is being played: compute, store, tell, in that order. Deeds wait in line and are decided one after another on
 * the table as it then is; what follows from one is appended to the store, and only when it is there is it added and told.
 *
 * Several processes may hold the same table. Whoever appends second is told of a conflict, reads what he missed, tells it
 * to his own people, and decides again.
 */

import type { Kinds, Seat, Viewer } from '../game.ts';
import { LIMITS } from '../protocol.ts';
import { type Event, makeEvent } from '../record.ts';
import { type Decided, type Doer, decide, decideForBot, endOfCall, isRefused, type TableDeed } from './deeds.ts';
import type { Folded } from './folding.ts';
import type { Entry } from './journal.ts';
import { type OnlineTable, STAND_IN } from './online-table.ts';
import { needsSeeing } from './own.ts';
import type { Past } from './past.ts';
import { notStored, type Refused, refused, SET_ASIDE } from './refused.ts';
import { type Review, reviewing } from './review.ts';
import { addAndTell, sizeOf, stepSizeOf, tableMessage, viewerOf, withId } from './show.ts';
import type { Append } from './store.ts';
import type { BotWaits, Surroundings } from './surroundings.ts';
import { earliest, endsCall, nextMoment, type Overdue, overdue, pausesOf } from './timing.ts';
import type { ToldLog } from './told-log.ts';

/** One connection of somebody who looks at the table. */
export interface Watcher {
  readonly person: string;
  /** From where, as far as that is counted; nobody else learns it. */
  readonly address?: string;
  send(message: string): void;
  /** He has a lot to read already. */
  readonly isFull: boolean;
  /** Calls back once he has read most of it. */
  whenFree(goOn: () => void): void;
  /** Called when he may not watch any more. */
  turnedAway(table: string, why: Refused): void;
}

/** The number of the step it became, and whether it was not done before; or why it was not done. */
export type Outcome = { readonly n: number; readonly isNew: boolean } | Refused;

interface Task {
  decide(table: OnlineTable): Decided | number;
  settled(outcome: Outcome): void;
  tries: number;
}

/** What was decided, ready to be stored. */
interface Prepared {
  readonly entries: readonly Entry[];
  readonly append: Append;
}

const TRIES = 20;
/** How soon something is tried again that the store did not take. */
const AGAIN = 1000;
const PRESENCE_EVERY = 250;
const LONGEST_TIMER = 2 ** 31 - 1;
/** Between two looks at the clocks. */
const SHORTEST = 50;

export class LiveTable {
  readonly #around: Surroundings;
  readonly #table: OnlineTable;
  readonly #past: Past;
  readonly #log: ToldLog;
  /** Those who have been told everything, and those who are still being told what they missed, each with the table as he knows it. */
  readonly #watchers = new Set<Watcher>();
  readonly #behind = new Map<Watcher, OnlineTable>();
  readonly #queue: Task[] = [];
  #isBusy = false;
  /** What is stored may be ahead of what is here: read before anything is decided. */
  #isBehind = false;
  #isClosed = false;
  /** The journal can't be read: nothing happens here any more. */
  #isSetAside = false;
  /** The index has a time for this table that is early enough however the game goes on. Whoever left it has written a later one. */
  #isIndexed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #presenceTimer: ReturnType<typeof setTimeout> | undefined;
  #presence = '';
  /** When persons with a seat who are away were last here. */
  readonly #lastHere = new Map<string, number>();
  /** By seat, the number of the question that a bot is thinking about, and that was warned about. */
  readonly #thinking = new Map<Seat, number>();
  readonly #warned = new Map<Seat, number>();
  /** What a bot has chosen and somebody must throw for. */
  #waits: BotWaits | undefined;
  #idleSince: number;
  #size: number | undefined;
  #stepSize = 0;

  constructor(around: Surroundings, { table, past, log }: Folded) {
    this.#around = around;
    this.#table = table;
    this.#past = past;
    this.#log = log;
    this.#idleSince = around.now();
    this.rested();
    this.#arm();
  }

  get table(): OnlineTable {
    return this.#table;
  }

  // How much there is to tell: what a message will cost is known before it is done -------------------------------------------

  /** Characters of the table as it is told to one person: as last written, or a guess. */
  get size(): number {
    this.#size ??= sizeOf(this.#table);
    return this.#size;
  }

  /** Characters of a step: the longest that was told, or a guess. */
  get stepSize(): number {
    return Math.max(this.#stepSize, stepSizeOf(this.#table) / 4);
  }

  /** Connections that are told what happens here. */
  get watching(): number {
    return this.#watchers.size + this.#behind.size;
  }

  /** As how many viewers they see the table, at most. */
  get viewers(): number {
    return Math.min(this.watching, this.#table.seats.length + 1);
  }

  /** How many steps somebody is told who has seen so many; undefined if they are told the table instead. */
  missedSince(seen: number | undefined): number | undefined {
    const { n } = this.#table;
    return seen === undefined || seen < 1 || seen > n || n - seen > LIMITS.missed ? undefined : n - seen;
  }

  /** Characters of the log. */
  get logSize(): number {
    return this.#log.size;
  }

  // Looking ----------------------------------------------------------------------------------------------------------

  /** Why this person may not watch, or undefined. */
  mayWatch(person: string): Refused | undefined {
    const table = this.#table;
    if (this.#isSetAside) return SET_ASIDE;
    if (table.watch === 'anybody' || table.status === 'open') return undefined; // before the start there is only a seat to see
    if (this.isAtHome(person)) return undefined;
    return refused('closed', 'closed');
  }

  /** From where this person is connected, told as their connection tells it; undefined if they are not. */
  whereIs(person: string): string | undefined {
    for (const watcher of this.#connected()) if (watcher.person === person) return watcher.address ?? '';
    return undefined;
  }

  /** Whether the table is this person's own: he sits at it, or is its host. */
  isAtHome(person: string): boolean {
    return person === this.#table.host || this.#table.seatOf(person) !== undefined;
  }

  /** Tells what he missed after the step he saw last, or the table as it is; from then on everything. */
  watch(watcher: Watcher, seen: number | undefined): Refused | undefined {
    const why = this.mayWatch(watcher.person);
    if (why !== undefined) return why;
    this.#watchers.delete(watcher);
    this.#behind.delete(watcher);
    this.heard(seen ?? 0);
    const missed = this.missedSince(seen);
    const past = missed === undefined || missed === 0 ? undefined : this.#past.at(this.#table.n - missed);
    if (past !== undefined) {
      this.#behind.set(watcher, past);
      this.#tellMissed(watcher, past);
    } else {
      if (missed !== 0) watcher.send(this.messageFor(watcher.person));
      this.#watchers.add(watcher);
    }
    this.#lastHere.delete(watcher.person);
    this.#presence = ''; // he has not been told
    this.#tellPresence();
    this.#arm();
    return undefined;
  }

  unwatch(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher) && !this.#behind.delete(watcher)) return;
    const now = this.#around.now();
    const { person } = watcher;
    if (!this.#isHere(person) && this.#table.seatOf(person) !== undefined) this.#lastHere.set(person, now);
    this.#idleSince = now;
    this.#tellPresence();
    this.#arm();
  }

  /** The table as it is, for this person. */
  messageFor(person: string): string {
    const message = tableMessage(this.#table, viewerOf(this.#table, person));
    this.#size = message.length;
    return message;
  }

  /** What has happened so far, for this person. */
  logFor(person: string): string {
    return this.#log.message(this.#table.id, this.#table.n, person);
  }

  /**
   * Goes on from the table as they knew it, and writes the same steps as were told to those who were there; no faster than they
   * read. What happens meanwhile is among them, too; once they have it all they are told at once. Whoever falls behind by more
   * than is kept is told the table.
   */
  #tellMissed(watcher: Watcher, past: OnlineTable): void {
    const { person } = watcher;
    while (this.#behind.get(watcher) === past) {
      const line = this.#past.line(past.n);
      const isFarBehind = past.n < this.#past.from;
      if (isFarBehind) watcher.send(this.messageFor(person));
      if (line === undefined || isFarBehind) {
        this.#behind.delete(watcher);
        this.#watchers.add(watcher);
      } else if (watcher.isFull) {
        watcher.whenFree(() => this.#safely(() => this.#tellMissed(watcher, past)));
        return;
      } else {
        const entry = past.read(line);
        const tell = addAndTell(past, entry, [viewerOf(past, person)]);
        const step = tell(viewerOf(past, person)); // who sat down or stood up with it is another viewer now
        if (step !== undefined) watcher.send(idFor(step, entry, person));
      }
    }
  }

  /** Everybody who is connected, those included who have not read everything yet. */
  *#connected(): Generator<Watcher> {
    yield* this.#watchers;
    yield* this.#behind.keys();
  }

  #isHere(person: string): boolean {
    for (const watcher of this.#connected()) if (watcher.person === person) return true;
    return false;
  }

  /** Gathered for a moment: people come and go in crowds. */
  #tellPresence(): void {
    this.#presenceTimer ??= setTimeout(() => {
      this.#presenceTimer = undefined;
      const here = new Set([...this.#connected()].map(({ person }) => person));
      const seats = this.#table.seats.map(
        (sitter) => sitter !== null && (sitter.person === undefined || here.has(sitter.person)),
      );
      const watchers = [...here].filter((person) => this.#table.seatOf(person) === undefined).length;
      const message = JSON.stringify({ type: 'presence', table: this.#table.id, seats, watchers });
      if (message === this.#presence) return;
      this.#presence = message;
      for (const watcher of this.#connected()) watcher.send(message);
    }, PRESENCE_EVERY);
  }

  // Looking back -----------------------------------------------------------------------------------------------------

  /** Tells everybody else who watches where in the finished game somebody looks or points. Nothing of it is stored. */
  review(from: Watcher, name: string, asked: Review): Refused | undefined {
    const message = reviewing(this.#table, from.person, name, asked);
    if (typeof message !== 'string') return message;
    this.passOn(message, from);
    this.#around.bus.publish(`review/${this.#table.id}`, `${this.#around.process} ${message}`);
    return undefined;
  }

  /** What somebody says who looks back, to all who watch but himself. */
  passOn(message: string, from?: Watcher): void {
    for (const watcher of this.#watchers) if (watcher !== from) watcher.send(message);
  }

  // Doing ------------------------------------------------------------------------------------------------------------

  /** Does a deed once, whatever number of times it is asked for under the same id. */
  do(doer: Doer, deed: TableDeed, settled: (outcome: Outcome) => void): void {
    this.heard(doer.seen);
    this.#enqueue({
      decide: (table) => table.doneAs(doer.person, doer.id) ?? decide(table, { ...doer, now: this.#time() }, deed),
      settled,
      tries: 0,
    });
  }

  /** Something that happens without anybody's doing, or that was decided elsewhere. */
  happen(decideNow: (table: OnlineTable, now: number) => Decided): Promise<Outcome> {
    return new Promise((settled) => {
      this.#enqueue({ decide: (table) => decideNow(table, this.#time()), settled, tries: 0 });
    });
  }

  /** Somebody has another name from now on: not while partners may not consult, and not if the host does not let them talk. */
  async rename(person: string, name: string): Promise<void> {
    await this.happen((now, at) => {
      const seat = now.seatOf(person);
      const isTold = seat !== undefined && now.seats[seat]?.name !== name && !now.isChatClosed && !now.muted.has(person);
      return isTold && now.status !== 'over' ? [{ type: 'renamed', at, person, name }] : [];
    });
  }

  /** Times in a journal never go back, whatever the machine's clock does. */
  #time(): number {
    return Math.max(this.#around.now(), this.#table.at);
  }

  #enqueue(task: Task): void {
    if (this.#isSetAside) {
      task.settled(SET_ASIDE);
      return;
    }
    this.#queue.push(task);
    if (!this.#isBusy) this.#next();
  }

  /** Whatever can't be folded or told harms nobody but this table. */
  #safely(act: () => void): void {
    if (this.#isSetAside) return;
    try {
      act();
    } catch (error) {
      this.#setAside(error);
    }
  }

  /** Tells everybody here, and refuses whatever is asked from now on: what is in memory may not be what is stored. */
  #setAside(error: unknown): void {
    if (this.#isSetAside) return;
    const { id } = this.#table;
    this.#isSetAside = true;
    this.#isBusy = false;
    this.close();
    this.#around.log.error('a table is set aside', { table: id, error });
    this.#around.setAside?.();
    for (const task of this.#queue.splice(0)) task.settled(SET_ASIDE);
    const watchers = [...this.#connected()];
    this.#watchers.clear();
    this.#behind.clear();
    for (const watcher of watchers) watcher.turnedAway(id, SET_ASIDE);
  }

  #next(isSure = false): void {
    this.#safely(() => this.#goOn(isSure));
  }

  #goOn(isSure: boolean): void {
    this.#isBusy = true;
    const unsure = isSure ? undefined : this.#around.attendance?.unsure;
    if (unsure !== undefined) {
      unsure.then(() => this.#next(true)); // this process slept: for how long nobody was there must be known first
      return;
    }
    if (this.#isBehind) {
      this.#catchUp();
      return;
    }
    for (let task = this.#queue.shift(); task !== undefined; task = this.#queue.shift()) {
      const decided = this.#decide(task);
      if (typeof decided === 'number') task.settled({ n: decided, isNew: false });
      else if (isRefused(decided)) task.settled(decided);
      else {
        this.#append(task, decided);
        return;
      }
    }
    this.#isBusy = false;
  }

  /** The times in which no server ran, as far as a clock of this table did and its journal does not tell of them yet. */
  #paused(): readonly Entry[] {
    return pausesOf(this.#table, this.#around.attendance?.downtimes ?? [], this.#time());
  }

  /** There was a time in which no server ran. */
  rested(): void {
    if (this.#paused().length > 0) this.happen(() => this.#paused());
  }

  /** A mistake of ours in deciding harms nobody but whoever asked. */
  #decide(task: Task): number | Refused | Prepared {
    try {
      const decided = task.decide(this.#table);
      if (typeof decided === 'number' || isRefused(decided)) return decided;
      const { id: table, n: expected } = this.#table;
      if (decided.length === 0) return expected;
      const entries = decided.some(({ type }) => type === 'paused') ? decided : [...this.#paused(), ...decided];
      const lines = entries.map((entry) => this.#table.write(entry));
      return { entries, append: this.#withSummary({ table, expected, entries: lines }, entries) };
    } catch (error) {
      this.#around.log.error('could not be decided', { table: this.#table.id, error });
      return refused('not-stored', 'not-stored');
    }
  }

  #append(task: Task, { append, entries }: Prepared): void {
    const table = this.#table;
    this.#around.store.append(append).then(
      (appended) => {
        if (appended === 'conflict') this.#tryAgain(task);
        else this.#safely(() => this.#stored(task, append, entries));
        this.#next();
      },
      (error: unknown) => {
        this.#isBehind = true; // it may have been stored after all
        this.#around.log.error('not stored', { table: table.id, error });
        task.settled(notStored(error));
        this.#next();
      },
    );
  }

  #stored(task: Task, { summary, entries: lines }: Append, entries: readonly Entry[]): void {
    const table = this.#table;
    this.#queue.unshift(task); // so that whoever asked hears of it, should the table be set aside now
    for (const [index, entry] of entries.entries()) this.#tell(entry, lines[index] as string);
    this.#queue.shift();
    this.#isIndexed ||= summary !== undefined;
    this.#around.bus.publish(`table/${table.id}`, `${this.#around.process} ${table.n}`);
    task.settled({ n: table.n, isNew: true });
    this.#arm();
  }

  /** The index is written along where something changes that it is asked for. */
  #withSummary(append: Append, entries: readonly Entry[]): Append {
    const table = this.#table;
    if (entries.every(({ type }) => UNINDEXED.has(type))) {
      const end = entries.find((entry) => entry.type === 'played' && table.table?.ends(entry.event) === true);
      if (end?.type === 'played') {
        const summary = { ...table.summary(null), status: 'over', changed: this.#time() } as const;
        return { ...append, summary, ...this.#tally(end.event) };
      }
      if (this.#isIndexed || table.status !== 'running') return append;
      return { ...append, summary: { ...table.summary(earliest(table, this.#around.pauses)), changed: this.#time() } };
    }
    const after = table.fork();
    for (const entry of entries) after.add(entry);
    return { ...append, summary: after.summary(earliest(after, this.#around.pauses)) };
  }

  /** The dice of the game that ends with this event. That they are not counted must not keep anybody from winning: it is done later. */
  #tally(last: Event): Pick<Append, 'tally'> {
    const table = this.#table;
    try {
      const tally = this.#around.tally?.(table, [...table.record, makeEvent(last)]);
      return tally === undefined ? {} : { tally };
    } catch (error) {
      this.#around.log.error('the dice could not be counted', { table: table.id, error });
      return {};
    }
  }

  /** Adds what is stored, and tells it to everybody, each as he may know it. */
  #tell(entry: Entry, line: string): void {
    const table = this.#table;
    this.#log.note(table, entry);
    const tell = addAndTell(table, entry, this.#viewers());
    this.#past.added(table, line);
    this.#waitNoMore(entry);
    const steps = new Map<Viewer, string | undefined>();
    for (const watcher of this.#watchers) {
      const viewer = viewerOf(table, watcher.person);
      let step = steps.get(viewer);
      if (step === undefined && !steps.has(viewer)) {
        step = tell(viewer);
        steps.set(viewer, step);
        this.#stepSize = Math.max(this.#stepSize, step?.length ?? 0);
      }
      if (step !== undefined) watcher.send(idFor(step, entry, watcher.person));
    }
    if (CLOSES.has(entry.type)) this.#turnAway();
    if (RESEATS.has(entry.type)) this.#tellPresence();
  }

  #viewers(): Iterable<Viewer> {
    const viewers = new Set<Viewer>();
    for (const { person } of this.#watchers) viewers.add(viewerOf(this.#table, person));
    return viewers;
  }

  /** Those who may not watch any more. */
  #turnAway(): void {
    for (const watcher of [...this.#connected()]) {
      const why = this.mayWatch(watcher.person);
      if (why === undefined) continue;
      this.unwatch(watcher);
      watcher.turnedAway(this.#table.id, why);
    }
  }

  // Others write too ---------------------------------------------------------------------------------------------------

  /** Another process says that there are so many entries now, or somebody has seen so many there. */
  heard(n: number): void {
    if (n <= this.#table.n || this.#isSetAside) return;
    this.#isBehind = true;
    if (!this.#isBusy) this.#next();
  }

  #tryAgain(task: Task): void {
    this.#isBehind = true;
    if (++task.tries < TRIES) this.#queue.unshift(task);
    else task.settled(refused('not-stored', 'table-busy'));
  }

  /** Reads what is stored and not here, tells it, and goes on. */
  #catchUp(): void {
    const { id, n } = this.#table;
    this.#around.store.read(id, n).then(
      (lines) => {
        this.#isBehind = false;
        this.#safely(() => {
          for (const line of lines) this.#tell(this.#table.read(line), line);
          this.#arm();
        });
        this.#next();
      },
      (error: unknown) => {
        this.#around.log.error('not read', { table: id, error });
        for (const task of this.#queue.splice(0)) task.settled(notStored(error));
        this.#isBusy = false;
        this.#rearm(this.#around.now() + AGAIN);
      },
    );
  }

  // What happens by itself -----------------------------------------------------------------------------------------------

  /** Waits for the next moment at which something happens by itself. */
  #arm(): void {
    if (this.#isClosed) return;
    if (this.#table.fair.mustCall) this.happen((table, at) => (table.fair.mustCall ? [{ type: 'called', at }] : []));
    this.#letBotsThink();
    if (this.#table.clocks.isTicking) this.#warnAll(this.#overdue(this.#around.now()));
    this.#rearm(this.#nextMoment());
  }

  #overdue(now: number): Overdue {
    return overdue(this.#table, this.#lastSeen, this.#around.pauses, now);
  }

  #warnAll({ warnings }: Overdue): void {
    for (const { seat, left } of warnings) this.#warn(seat, left);
  }

  #rearm(moment: number | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (moment === undefined || this.#isClosed) return;
    const wait = Math.min(Math.max(0, moment - this.#around.now()), LONGEST_TIMER);
    this.#timer = setTimeout(() => this.#safely(() => this.#tick()), wait);
  }

  #nextMoment(): number | undefined {
    const moment = nextMoment(this.#table, this.#lastSeen, this.#around.pauses, this.#around.now());
    const call = this.#endsCall();
    return moment === undefined || call === undefined ? (moment ?? call) : Math.min(moment, call);
  }

  #endsCall(): number | undefined {
    return endsCall(this.#table, this.#around.pauses, this.#around.since);
  }

  /** Whoever has not been here since the process began gets a moment to come back. */
  readonly #lastSeen = (person: string): number => {
    if (this.#isHere(person)) return Number.POSITIVE_INFINITY;
    const { attendance, pauses } = this.#around;
    const { since } = attendance ?? this.#around;
    return this.#lastHere.get(person) ?? since + pauses.grace - pauses.absence;
  };

  #tick(): void {
    const unsure = this.#around.attendance?.unsure;
    if (unsure !== undefined) {
      unsure.then(() => this.#rearm(this.#around.now() + SHORTEST));
      return;
    }
    if (this.#isBehind && !this.#isBusy) this.#next();
    const now = this.#around.now();
    if ((this.#endsCall() ?? Number.POSITIVE_INFINITY) <= now) {
      const { calledAt } = this.#table.fair;
      this.happen((table, at) => (table.fair.calledAt === calledAt ? endOfCall(table, at) : []));
    }
    const late = this.#overdue(now);
    this.#warnAll(late);
    for (const seat of late.lapses) this.#letBot(seat);
    for (const seat of late.absences) {
      const question = this.#table.askedAt[seat];
      this.happen((table, at) => {
        const isStillSo = table.askedAt[seat] === question && !table.isPlayedByBot(seat) && table.toMove.includes(seat);
        return isStillSo ? [{ type: 'held', at, seat, why: 'absence', runsOn: true }] : [];
      });
    }
    this.#rearm(Math.max(this.#nextMoment() ?? Number.POSITIVE_INFINITY, now + SHORTEST));
  }

  #warn(seat: Seat, left: number): void {
    const question = this.#table.askedAt[seat] as number;
    if (this.#warned.get(seat) === question) return;
    this.#warned.set(seat, question);
    const message = JSON.stringify({ type: 'hurry', table: this.#table.id, seat, left });
    for (const watcher of this.#watchers) if (this.#table.seatOf(watcher.person) === seat) watcher.send(message);
  }

  /** Nobody plays and nobody looks: bots alone play for no one, and go on when somebody comes. */
  get #isDeserted(): boolean {
    return this.#table.isLeftToBots && this.#watchers.size === 0 && this.#behind.size === 0;
  }

  #letBotsThink(): void {
    if (this.#isDeserted) return;
    for (const seat of this.#table.toMove) if (this.#table.isPlayedByBot(seat)) this.#letBot(seat);
  }

  #letBot(seat: Seat): void {
    this.#letBotChoose(seat).catch((error: unknown) => this.#setAside(error));
  }

  /** The moment at which a bot moves tells nothing of what it thought: it thinks at once and waits for the rest of the pause. */
  async #letBotChoose(seat: Seat): Promise<void> {
    const { table, game, seats } = this.#table;
    const question = this.#table.askedAt[seat] as number;
    if (table === undefined || this.#thinking.get(seat) === question) return;
    this.#thinking.set(seat, question);
    const begin = this.#around.now();
    const sitter = seats[seat];
    const level = sitter?.kind === 'bot' ? sitter.level : STAND_IN;
    const moves = table.moves(seat);
    const seed = this.#table.botSeed(seat);
    try {
      const move =
        moves.length === 1
          ? (moves[0] as Kinds['move'])
          : await this.#around.brain.choose(game.id, level, table.see(seat), moves, seed, this.#table.opening.by);
      const rest = this.#around.pauses.bot - (this.#around.now() - begin);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      if (this.#isClosed) return;
      if (needsSeeing(this.#table, seat, move)) {
        this.#wait({ seat, move }, question);
        return;
      }
      const outcome = await this.happen((now, at) => {
        if (now.askedAt[seat] !== question || !now.toMove.includes(seat) || this.#isDeserted) return [];
        if (now.isPlayedByBot(seat)) return decideForBot(now, seat, move, at, false);
        // Whoever left and came back while the bot thought plays on until the time is over, and not a moment longer.
        return (now.clocks.deadline(seat) ?? Number.POSITIVE_INFINITY) <= at ? decideForBot(now, seat, move, at, true) : [];
      });
      if ('code' in outcome) throw new Error(`${outcome.reason} ${outcome.detail ?? ''}`.trimEnd());
    } catch (error) {
      if (this.#isClosed) return;
      this.#around.log.error('a bot did not move', { table: this.#table.id, seat, error });
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
    if (this.#thinking.get(seat) === question) this.#thinking.delete(seat); // it may be asked the next question already
    this.#arm();
  }

  // Things of one's own --------------------------------------------------------------------------------------------------

  /** What a bot has chosen waits for somebody to throw; it goes on being what the bot thinks about. */
  #wait(waits: BotWaits, question: number): void {
    if (this.#table.askedAt[waits.seat] !== question) return;
    this.#waits = waits;
    this.#around.botWaits?.(this.#table.id, waits);
  }

  #waitNoMore(entry: Entry): void {
    if (entry.type !== 'played' || this.#waits?.seat !== entry.event.seat) return;
    this.#waits = undefined;
    this.#thinking.delete(entry.event.seat);
    this.#around.botWaits?.(this.#table.id, undefined);
  }

  // Leaving memory -------------------------------------------------------------------------------------------------------

  /** Nobody looks, nothing waits, and nothing is about to happen. */
  isIdle(now: number, patience: number): boolean {
    if (
      this.#watchers.size > 0 ||
      this.#behind.size > 0 ||
      this.#isBusy ||
      this.#thinking.size > 0 ||
      now - this.#idleSince < patience
    )
      return false;
    const moment = this.#nextMoment();
    return moment === undefined || moment - now > patience;
  }

  /** Leaves the true time at which something happens next in the index, for whoever looks there. */
  async leave(): Promise<void> {
    this.close();
    const isAwaited = this.#table.status === 'running' || this.#table.fair.isStarting;
    if (!isAwaited || this.#isSetAside) return;
    const due = this.#nextMoment() ?? null;
    await this.#around.store.append({
      table: this.#table.id,
      expected: this.#table.n,
      entries: [],
      summary: this.#table.summary(due),
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#presenceTimer);
  }

  /** Everything that was asked for before is settled. */
  async settled(): Promise<void> {
    await this.happen(() => []);
  }
}

const UNINDEXED: ReadonlySet<Entry['type']> = new Set([
  'played',
  'revealed',
  'said',
  'reacted',
  'seeded',
  'chained',
  'linked',
  'stirred',
  'coloured',
  'muted',
  'hosted',
  'renamed',
  'rematched',
  'paused',
]);

/** After these somebody may have no right to watch any more. */
const CLOSES: ReadonlySet<Entry['type']> = new Set(['set', 'hosted', 'started']);
/** After these somebody else sits somewhere, and presence is told by seat. */
const RESEATS: ReadonlySet<Entry['type']> = new Set(['sat', 'bot-sat', 'stood', 'swapped']);

/** Whoever did it finds the id of his deed in the step. */
function idFor(step: string, entry: Entry, person: string): string {
  return 'id' in entry && entry.id !== undefined && entry.by === person ? withId(step, entry.id) : step;
}
