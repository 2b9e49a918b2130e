/**
 * A table that is being played: compute, store, tell, in that order. Its parts: the journal writer
 * decides and stores, the audience is told, the timekeeper sees to what happens by itself, bots
 * have their seats.
 */

import type { Play } from '../../game-in-progress.ts';
import type { TableContext } from '../context.ts';
import {
  type Asker,
  type Decided,
  decide,
  type Following,
  following,
  namesake,
  type TableDeed,
} from '../fold/deeds.ts';
import type { Entry } from '../fold/journal.ts';
import { type Review, reviewing } from '../fold/review.ts';
import type { TableState } from '../fold/table-state.ts';
import type { ToldLog } from '../fold/told-log.ts';
import type { Folded } from '../folding.ts';
import { type Refused, SET_ASIDE } from '../refused.ts';
import { Absences } from './absences.ts';
import { Audience } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import type { Core, Outcome } from './core.ts';
import type { Grown } from './grown.ts';
import { JournalWriter, type Task } from './journal-writer.ts';
import { Precedence } from './precedence.ts';
import { Timekeeper } from './timekeeper.ts';
import type { Watcher } from './watcher.ts';

/** How soon something is tried again that the store did not take. */
const AGAIN = 1000;
/**
 * How often a process that does not look after a table writes anew when it is due, with a move. A
 * process that does postpones only what has been quiet for longer: no move is left out.
 */
const DOUBTED = 60_000;
const QUIET = 90_000;

export class LiveTable {
  readonly #context: TableContext;
  readonly #table: TableState;
  readonly #log: ToldLog;
  readonly #audience: Audience;
  readonly #writer: JournalWriter;
  readonly #bots: BotSeats;
  readonly #timekeeper: Timekeeper;
  readonly #absences: Absences;
  readonly #precedence: Precedence;
  /** Whether this process looks after the table: only then does it postpone when it is due. */
  #isClaimed = false;
  #doubted = 0;
  /**
   * Those who have seen more than is here, in another process, and how much: told nothing before
   * that is read, or they would be told an older table.
   */
  readonly #ahead = new Map<Watcher, number>();
  #isClosed = false;
  /** The journal can't be read: nothing happens here any more. */
  #isSetAside = false;

  constructor(context: TableContext, { table, past, log }: Folded) {
    this.#context = context;
    this.#table = table;
    this.#log = log;
    const core = this.#core();
    this.#audience = new Audience(core, past, () => this.#timekeeper.arm());
    const { presence, elsewhere } = this.#audience;
    this.#precedence = new Precedence(context, table, () => elsewhere.isHeld);
    this.#writer = new JournalWriter(core, {
      added: (entry, line, play) => this.#added(entry, line, play),
      settled: (by) => {
        if (by !== 'us') this.#admitAll();
        if (by !== 'nobody') this.#precedence.added(by);
        this.#timekeeper.arm();
      },
      unread: () => this.#timekeeper.armIn(AGAIN),
    });
    this.#bots = new BotSeats(core, this.#audience, () => this.#timekeeper.arm());
    this.#absences = new Absences(core, presence, () => this.#timekeeper.arm());
    this.#timekeeper = new Timekeeper(core, {
      audience: this.#audience,
      bots: this.#bots,
      absences: this.#absences,
      precedence: this.#precedence,
    });
    this.rested();
    this.#timekeeper.arm();
  }

  #core(): Core {
    const isClosed = (): boolean => this.#isClosed;
    return {
      context: this.#context,
      table: this.#table,
      get isClosed() {
        return isClosed();
      },
      safely: (act) => this.#safely(act),
      setAside: (error) => this.#setAside(error),
      catchUp: () => this.#writer.goOn(),
      happen: (follows) => this.happen(follows),
      enact: (decideNow) => this.enact(decideNow),
    };
  }

  get table(): TableState {
    return this.#table;
  }

  // How much there is to tell: what a message will cost is known before it is done ----------------

  /** Characters of the table as it is told to one person: as last written, or a guess. */
  get size(): number {
    return this.#audience.size;
  }

  /** Characters of a step: the longest that was told, or a guess. */
  get stepSize(): number {
    return this.#audience.stepSize;
  }

  /** Connections that are told what happens here. */
  get watching(): number {
    return this.#audience.count;
  }

  /** As how many viewers they see the table, at most. */
  get viewers(): number {
    return Math.min(this.watching, this.#table.seats.length + 1);
  }

  /**
   * How many steps somebody is told who has seen so many; undefined if they are told the table
   * instead.
   */
  missedSince(seen: number | undefined): number | undefined {
    return this.#audience.missedSince(seen);
  }

  /** Characters of the log. */
  get logSize(): number {
    return this.#log.size;
  }

  // Looking ---------------------------------------------------------------------------------------

  /** Why this person may not watch, or undefined. */
  mayWatch(person: string): Refused | undefined {
    return this.#isSetAside ? SET_ASIDE : this.#audience.mayWatch(person);
  }

  /**
   * From where this person is connected, told as their connection tells it; undefined if they are
   * not.
   */
  whereIs(person: string): string | undefined {
    return this.#audience.whereIs(person);
  }

  /** Whether the table is this person's own: they sit at it, or are its host. */
  isAtHome(person: string): boolean {
    return this.#audience.isAtHome(person);
  }

  /**
   * Tells what they missed after the step they saw last, or the table as it is; from then on
   * everything.
   */
  watch(watcher: Watcher, seen: number | undefined): Refused | undefined {
    const why = this.mayWatch(watcher.person);
    if (why !== undefined) return why;
    if (seen !== undefined && seen > this.#table.n) {
      this.#ahead.set(watcher, seen);
      this.#writer.fallBehind(seen);
    } else this.#admit(watcher, seen);
    return undefined;
  }

  #admit(watcher: Watcher, seen: number | undefined): void {
    this.#audience.add(watcher, seen);
    this.#timekeeper.arm();
  }

  /** All there is was read: if somebody has seen more nevertheless, a backup was put back. */
  #admitAll(): void {
    for (const [watcher, seen] of [...this.#ahead]) {
      this.#ahead.delete(watcher);
      const why = this.mayWatch(watcher.person);
      if (why === undefined) this.#admit(watcher, seen);
      else watcher.turnedAway(this.#table.id, why);
    }
  }

  unwatch(watcher: Watcher): void {
    this.#ahead.delete(watcher);
    if (!this.#audience.remove(watcher)) return;
    this.#absences.left(watcher.person);
    this.#timekeeper.arm();
  }

  /** The table as it is, for this person. */
  messageFor(person: string): string {
    return this.#audience.messageFor(person);
  }

  /** What has happened so far, for this person. */
  logFor(person: string): string {
    return this.#log.message(this.#table.id, this.#table.n, person);
  }

  /**
   * Tells everybody else who watches where in the finished game somebody looks or points. Nothing
   * of it is stored.
   */
  review(from: Watcher, name: string, asked: Review): Refused | undefined {
    const message = reviewing(this.#table, from.person, name, asked);
    if (typeof message !== 'string') return message;
    this.passOn(message, from);
    this.#context.bus.publish(`review/${this.#table.id}`, `${this.#context.process} ${message}`);
    return undefined;
  }

  /** What somebody says who looks back, to all who watch but themselves. */
  passOn(message: string, from?: Watcher): void {
    this.#audience.passOn(message, from);
  }

  // Doing -----------------------------------------------------------------------------------------

  /** Does a deed once, whatever number of times it is asked for under the same id. */
  do(doer: Asker, deed: TableDeed, settled: (outcome: Outcome) => void): void {
    this.onRemoteAppend(doer.seen);
    this.#enqueue({
      decide: (table, now) =>
        table.doneAs(doer.person, doer.id) ?? decide(table, { ...doer, now }, deed),
      settled,
      tries: 0,
    });
  }

  /** Something other than a move that happens without anybody's doing. */
  happen(follows: (table: TableState, now: number) => Following): Promise<Outcome> {
    return this.enact((table, now) => following(follows(table, now)));
  }

  /** The same for what may be a move, or was decided elsewhere. */
  enact(decideNow: (table: TableState, now: number) => Decided): Promise<Outcome> {
    return new Promise((settled) => {
      this.#enqueue({ decide: decideNow, settled, tries: 0 });
    });
  }

  /**
   * Somebody has another name from now on: not while partners may not consult, and not if the host
   * does not let them talk.
   */
  async rename(person: string, name: string): Promise<void> {
    await this.happen((now, at) => {
      const seat = now.seatOf(person);
      const isTold =
        seat !== undefined &&
        now.seats[seat]?.name !== name &&
        !now.isChatClosed &&
        !now.muted.has(person);
      const like = namesake(now, { person, name, lookAlike: this.#context.lookAlike });
      return isTold && like === undefined && now.status !== 'over'
        ? [{ type: 'renamed', at, person, name }]
        : [];
    });
  }

  /** There was a time in which no server ran. */
  rested(): void {
    if (this.#writer.paused().length > 0) this.happen(() => this.#writer.paused());
  }

  // Other processes -------------------------------------------------------------------------------

  /** There are so many entries now, as the store says, or somebody who has seen them. */
  onRemoteAppend(n: number): void {
    if (n > this.#table.n && !this.#isSetAside) this.#writer.fallBehind(n);
  }

  /** Another process has stored something: it is taken as it was told, or else read. */
  onGrown({ process, n, lines }: Grown): void {
    const missing = n - this.#table.n;
    if (missing <= 0 || this.#isSetAside) return;
    this.#precedence.told(process);
    if (missing > lines.length || !this.#writer.hear(lines.slice(-missing)))
      this.#writer.fallBehind(n);
  }

  /** What another process says of who is here. */
  onPresence(message: string): void {
    this.#audience.elsewhere.heard(message);
  }

  /** Asks other processes who is here. */
  askWhoIsHere(): void {
    this.#audience.elsewhere.ask();
  }

  /** Tells other processes again who is here, and forgets those who do not. */
  repeatPresence(): void {
    this.#audience.elsewhere.repeat();
  }

  /** A process has come or gone: it may be ours to act. */
  othersChanged(): void {
    this.#audience.elsewhere.forget();
    this.#timekeeper.arm();
  }

  /**
   * Whether this process looks after what is due here, or none has to, or another does. That may
   * have it in memory and postpone it; the bus says so, but may lose it.
   */
  claimed(isOurs: boolean, now: number): void {
    this.#isClaimed = isOurs;
    if (isOurs || (!this.#audience.elsewhere.isHeld && now - this.#doubted < DOUBTED)) return;
    this.#doubted = now;
    this.#writer.reindex(now);
  }

  /** Somebody looks, or something may happen: it matters what others have written. */
  get isAwaited(): boolean {
    return this.watching > 0 || this.#table.status === 'running' || this.#table.fair.isStarting;
  }

  #enqueue(task: Task): void {
    if (this.#isSetAside) task.settled(SET_ASIDE);
    else this.#writer.enqueue(task);
  }

  /** What is stored is added to the table and told. */
  #added(entry: Entry, line: string, play: Play | undefined): void {
    const table = this.#table;
    this.#log.note(table, entry, play?.line);
    this.#audience.tell(entry, line, play);
    this.#bots.added(entry);
    if (entry.type === 'played' && table.status === 'over') this.#context.ended(table);
  }

  #safely(act: () => void): void {
    if (this.#isSetAside) return;
    try {
      act();
    } catch (error) {
      this.#setAside(error);
    }
  }

  /**
   * Tells everybody here, and refuses whatever is asked from now on: what is in memory may not be
   * what is stored.
   */
  #setAside(error: unknown): void {
    if (this.#isSetAside) return;
    this.#isSetAside = true;
    this.close();
    this.#context.log.error('table_set_aside', { table: this.#table.id, error });
    this.#context.setAside();
    this.#writer.giveUp(SET_ASIDE);
    this.#audience.dismiss(SET_ASIDE);
    this.#admitAll();
  }

  // Leaving memory --------------------------------------------------------------------------------

  /** Nobody looks, nothing waits, and nothing is about to happen. */
  isIdle(now: number, patience: number): boolean {
    if (
      this.#audience.count + this.#ahead.size > 0 ||
      this.#writer.isBusy ||
      this.#bots.areThinking ||
      now - this.#audience.quietSince < patience ||
      (!this.#context.attendance.isAlone && now - this.#precedence.quietSince < QUIET)
    )
      return false;
    const moment = this.#timekeeper.nextMoment();
    return moment === undefined || moment - now > patience;
  }

  /**
   * Leaves the true time at which something happens next in the index, for whoever looks there. If
   * another process looks after the table, that is its business: it may have a move on its way
   * after which more is to be done, and sooner.
   */
  async leave(): Promise<void> {
    this.close();
    this.#audience.elsewhere.leave();
    const { id, n, status, fair } = this.#table;
    const isAwaited = status === 'running' || fair.isStarting;
    const isOurs = this.#isClaimed || this.#context.attendance.isAlone;
    if (!isAwaited || !isOurs || this.#isSetAside) return;
    const summary = this.#table.summary(this.#timekeeper.nextMoment() ?? null);
    await this.#context.store.append({ table: id, expected: n, entries: [], summary });
  }

  close(): void {
    if (!this.#isClosed) this.#absences.close();
    this.#isClosed = true;
    this.#timekeeper.close();
    this.#audience.presence.close();
  }

  /** Everything that was asked for before is settled. */
  async settled(): Promise<void> {
    await this.happen(() => []);
    await this.#absences.settled;
  }
}
