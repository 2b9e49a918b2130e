/**
 * Everybody who looks at a table: those who have been told everything, and those who are still
 * being told what they missed.
 */

import type { Seat, Viewer } from '../../game.ts';
import type { Play } from '../../game-in-progress.ts';
import { LIMITS } from '../../protocol.ts';
import type { Entry } from '../fold/journal.ts';
import type { Past } from '../fold/past.ts';
import { addAndTell, sizeOf, stepSizeOf, tableMessage, viewerOf, withId } from '../fold/show.ts';
import type { TableState } from '../fold/table-state.ts';
import { type Refused, refused } from '../refused.ts';
import type { Core } from './core.ts';
import { Elsewhere } from './elsewhere.ts';
import { EFFECTS } from './entry-effects.ts';
import { Presence } from './presence.ts';
import type { Watcher } from './watcher.ts';

export class Audience {
  readonly #core: Core;
  readonly #past: Past;
  readonly #watchers = new Set<Watcher>();
  /** Each with the table as they know it. */
  readonly #behind = new Map<Watcher, TableState>();
  readonly presence: Presence;
  /** Those who look at the table in other processes. */
  readonly elsewhere: Elsewhere;
  /** Since when nobody has left. */
  #quietSince: number;
  #size: number | undefined;
  #stepSize = 0;

  /** `changed` is called when somebody has come or gone in another process. */
  constructor(core: Core, past: Past, changed: () => void) {
    this.#core = core;
    this.#past = past;
    const { context, table } = core;
    this.elsewhere = new Elsewhere(
      context,
      table.id,
      () => this.#persons(),
      () => {
        this.presence.tell();
        changed();
      },
    );
    this.presence = new Presence(table, () => this.#connected(), this.elsewhere);
    this.#quietSince = core.context.now();
  }

  // How much there is to tell: what a message will cost is known before it is done ----------------

  get size(): number {
    this.#size ??= sizeOf(this.#core.table);
    return this.#size;
  }

  get stepSize(): number {
    return Math.max(this.#stepSize, stepSizeOf(this.#core.table) / 4);
  }

  /** Connections that are told what happens here. */
  get count(): number {
    return this.#watchers.size + this.#behind.size;
  }

  get quietSince(): number {
    return this.#quietSince;
  }

  missedSince(seen: number | undefined): number | undefined {
    const { n } = this.#core.table;
    return seen === undefined || seen < 1 || seen > n || n - seen > LIMITS.missed
      ? undefined
      : n - seen;
  }

  // Coming and going ------------------------------------------------------------------------------

  mayWatch(person: string): Refused | undefined {
    const { table } = this.#core;
    // before the start there is only a seat to see
    if (table.watch === 'anybody' || table.status === 'open') return undefined;
    return this.isAtHome(person) ? undefined : refused('closed', 'closed');
  }

  /** Whether the table is this person's own: they sit at it, or are its host. */
  isAtHome(person: string): boolean {
    const { table } = this.#core;
    return person === table.host || table.seatOf(person) !== undefined;
  }

  whereIs(person: string): string | undefined {
    for (const watcher of this.#connected())
      if (watcher.person === person) return watcher.address ?? '';
    return undefined;
  }

  /** Tells what they missed after the step they saw last, or the table as it is. */
  add(watcher: Watcher, seen: number | undefined): void {
    this.#watchers.delete(watcher);
    this.#behind.delete(watcher);
    const missed = this.missedSince(seen);
    const past = missed ? this.#past.at(this.#core.table.n - missed) : undefined;
    if (past !== undefined) {
      this.#behind.set(watcher, past);
      this.#tellMissed(watcher, past);
    } else {
      if (missed !== 0) watcher.send(this.messageFor(watcher.person));
      this.#watchers.add(watcher);
    }
    this.presence.came(watcher.person);
  }

  /** Whether they were there. */
  remove(watcher: Watcher): boolean {
    if (!this.#watchers.delete(watcher) && !this.#behind.delete(watcher)) return false;
    this.#quietSince = this.#core.context.now();
    this.presence.left(watcher.person, this.#quietSince);
    return true;
  }

  /** Those who may not watch any more. */
  #turnAway(): void {
    for (const watcher of [...this.#connected()]) {
      const why = this.mayWatch(watcher.person);
      if (why !== undefined && this.remove(watcher)) watcher.turnedAway(this.#core.table.id, why);
    }
  }

  /** Everybody is turned away for the same reason. */
  dismiss(why: Refused): void {
    const watchers = [...this.#connected()];
    this.#watchers.clear();
    this.#behind.clear();
    for (const watcher of watchers) watcher.turnedAway(this.#core.table.id, why);
  }

  *#connected(): Generator<Watcher> {
    yield* this.#watchers;
    yield* this.#behind.keys();
  }

  *#persons(): Generator<string> {
    for (const { person } of this.#connected()) yield person;
  }

  // Telling ---------------------------------------------------------------------------------------

  /** The table as it is, for this person. */
  messageFor(person: string): string {
    const { table } = this.#core;
    const message = tableMessage(table, viewerOf(table, person));
    this.#size = message.length;
    return message;
  }

  /** Adds what is stored to the table, and tells it to everybody, each as they may know it. */
  tell(entry: Entry, line: string, play: Play | undefined): void {
    const { table } = this.#core;
    const tell = addAndTell(table, entry, this.#viewers(), play);
    this.#past.added(table, line);
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
    const { rights, seats } = EFFECTS[entry.type];
    if (rights) this.#turnAway();
    if (seats) this.presence.tell();
  }

  #viewers(): Iterable<Viewer> {
    const viewers = new Set<Viewer>();
    for (const { person } of this.#watchers) viewers.add(viewerOf(this.#core.table, person));
    return viewers;
  }

  /**
   * Goes on from the table as they knew it, and writes the same steps as were told to those who
   * were there; no faster than they read. What happens meanwhile is among them, too; once they have
   * it all they are told at once. Whoever falls behind by more than is kept is told the table.
   */
  #tellMissed(watcher: Watcher, past: TableState): void {
    const { person } = watcher;
    while (this.#behind.get(watcher) === past) {
      const line = this.#past.line(past.n);
      const isFarBehind = past.n < this.#past.from;
      if (isFarBehind) watcher.send(this.messageFor(person));
      if (line === undefined || isFarBehind) {
        this.#behind.delete(watcher);
        this.#watchers.add(watcher);
      } else if (watcher.isFull) {
        watcher.whenFree(() => this.#core.safely(() => this.#tellMissed(watcher, past)));
        return;
      } else {
        const entry = past.read(line);
        const tell = addAndTell(past, entry, [viewerOf(past, person)]);
        // who sat down or stood up with it is another viewer now
        const step = tell(viewerOf(past, person));
        if (step !== undefined) watcher.send(idFor(step, entry, person));
      }
    }
  }

  /** A message to all who have been told everything, but to one. */
  passOn(message: string, from?: Watcher): void {
    for (const watcher of this.#watchers) if (watcher !== from) watcher.send(message);
  }

  /** A message to whoever sits there. */
  sendTo(seat: Seat, message: string): void {
    for (const watcher of this.#watchers)
      if (this.#core.table.seatOf(watcher.person) === seat) watcher.send(message);
  }
}

/** Whoever did it finds the id of their deed in the step. */
function idFor(step: string, entry: Entry, person: string): string {
  return 'id' in entry && entry.id !== undefined && entry.by === person
    ? withId(step, entry.id)
    : step;
}
