/**
 * Whether a server was there: every process notes in the store each second that it is. From that
 * whoever starts, or wakes after a sleep of the machine, knows for how long nobody was: a downtime,
 * which is nobody's thinking time. It is kept in the store, so that a table which is loaded days
 * later learns of it, too.
 */

import type { Log } from './log.ts';
import type { Beat, BeatStore, Downtime } from './store.ts';

export interface AttendanceParts {
  readonly store: BeatStore;
  /** The name of this process. */
  readonly process: string;
  readonly log: Log;
  /**
   * How long the clocks stand after a server can be reached again, so that people can come back.
   */
  readonly stand: number;
  now(): number;
  /** Whether a process that has noted something a moment ago is known to have ended since. */
  isDead?(process: string): boolean;
  /** There are downtimes that were not known. */
  rested(): void;
}

/** Between two beats. */
export const BEAT = 1000;
/**
 * A process whose last beat is older does not keep the tables; nor did this one if its own comes so
 * late.
 */
const LATE = 3000;
/**
 * No question lasts longer than a table's longest limit, thirty days: what was before concerns
 * nobody.
 */
const REMEMBERED = 40 * 86_400_000;

export class Attendance {
  readonly #parts: AttendanceParts;
  #downtimes: readonly Downtime[] = [];
  /** When this process was last sure to be there; undefined until it has begun. */
  #last: number | undefined;
  #since: number;
  /** From when on it is to be found out whether anybody else was there. */
  #away: { readonly from: number | undefined; readonly back: number } | undefined;
  #checking: Promise<void> | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(parts: AttendanceParts) {
    this.#parts = parts;
    this.#since = parts.now();
  }

  /** Since when people can reach this process, or can again. */
  get since(): number {
    return this.#since;
  }

  get downtimes(): readonly Downtime[] {
    return this.#downtimes;
  }

  /**
   * From now on people can reach this process. Resolves when it knows for how long nobody was
   * there.
   */
  async start(): Promise<void> {
    this.#since = this.#parts.now();
    this.#away = { from: undefined, back: this.#since };
    this.#timer = setInterval(() => this.#tick(), BEAT);
    await this.#check();
  }

  /**
   * While it is not known yet whether anybody was there, nothing may be decided: what to wait for.
   */
  get unsure(): Promise<void> | undefined {
    this.#notice();
    return this.#away === undefined ? undefined : this.#findOut();
  }

  /** A beat that was under way already does not look who else was there: the next one does. */
  async #findOut(): Promise<void> {
    await this.#check();
    if (this.#away !== undefined) await this.#check();
  }

  /** Nobody can reach this process any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#last === undefined) return;
    await this.#checking;
    const { store, process, now, log } = this.#parts;
    const at = now();
    this.#last = undefined;
    await store
      .beat({ process, at, isOver: true }, at)
      .catch((error: unknown) => log.warn('attendance_end_not_stored', { error }));
  }

  #tick(): void {
    this.#notice();
    this.#check();
  }

  /** A timer that comes so late means that the process, or the whole machine, stood still. */
  #notice(): void {
    const now = this.#parts.now();
    if (this.#last === undefined || this.#away !== undefined) return;
    if (now - this.#last > BEAT + LATE) {
      this.#away = { from: this.#last, back: now };
      this.#since = now;
    } else if (now > this.#last) this.#last = now;
  }

  /** Notes that this process is there; if it was not, looks whether another was. One at a time. */
  #check(): Promise<void> {
    this.#checking ??= this.#beat()
      .catch((error: unknown) => this.#parts.log.error('attendance_not_stored', { error }))
      .finally(() => {
        this.#checking = undefined;
      });
    return this.#checking;
  }

  async #beat(): Promise<void> {
    const { store, process, now } = this.#parts;
    const away = this.#away;
    const at = now();
    const beat: Beat = { process, at, isOver: false };
    const since = at - REMEMBERED;
    let attended = await store.beat(beat, since);
    if (away !== undefined) {
      const downtime = this.#downtimeOf(away, attended.others);
      if (downtime !== undefined) attended = await store.beat(beat, since, downtime);
      this.#away = undefined;
      this.#last = Math.max(away.back, now());
    }
    const { downtimes } = attended;
    const isNews =
      downtimes.length !== this.#downtimes.length ||
      downtimes.at(-1)?.until !== this.#downtimes.at(-1)?.until;
    this.#downtimes = downtimes;
    if (isNews) this.#parts.rested();
  }

  /**
   * From the last time at which anybody was there, until a moment after this process is back;
   * undefined if others were there.
   */
  #downtimeOf(
    { from, back }: { from: number | undefined; back: number },
    others: readonly Beat[],
  ): Downtime | undefined {
    const { isDead, stand } = this.#parts;
    const isThere = ({ process, at, isOver }: Beat): boolean =>
      !isOver && back - at < LATE && isDead?.(process) !== true;
    if (others.some(isThere)) return undefined;
    const last = Math.max(from ?? Number.NEGATIVE_INFINITY, ...others.map(({ at }) => at));
    return last === Number.NEGATIVE_INFINITY || last >= back
      ? undefined
      : { from: last, until: back + stand };
  }
}
