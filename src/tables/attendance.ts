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
  /** Another process has come or gone. */
  othersChanged?(): void;
}

/** Between two beats. */
export const BEAT = 1000;
/**
 * A process whose last beat is older does not keep the tables; nor did this one if its own comes so
 * late.
 */
const LATE = 3000;
/** The time of a beat that says nothing of when somebody was there; a later one stays. */
const NOT_YET = 0;
/**
 * A process whose beat has not changed for so long is gone. Longer than LATE: to think that
 * somebody is there who is not costs a moment, to forget them who are costs everybody.
 */
const GONE = 10_000;
/** How long the store must have answered before what it does not say counts. */
const STEADY = 5000;
/** By how many milliseconds the clocks of a process and of the store may differ. */
const MOST_SKEW = 250;
/**
 * No question lasts longer than a table's longest limit, thirty days: what was before concerns
 * nobody.
 */
const REMEMBERED = 40 * 86_400_000;

/**
 * The clock of this machine is not that of the store: times in journals would jump with whoever
 * writes, and people be taken for absent who are not.
 */
export class ClockSkew extends Error {
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super(`clock-skewed: ${milliseconds}`);
    this.name = 'ClockSkew';
    this.milliseconds = milliseconds;
  }
}

/** By how much the store's clock is ahead, and how far off that may be. */
interface Skew {
  readonly ahead: number;
  readonly uncertain: number;
}

/** Another process, and when it last gave a sign by our own clock, whatever its own says. */
interface Other {
  readonly beat: Beat;
  readonly heard: number;
}

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
  #others: ReadonlyMap<string, Other> | undefined;
  /** Since when the store has answered each beat, and in time; undefined while it does not. */
  #steadySince: number | undefined = NOT_YET;
  /** The names of those who were there at the last look. */
  #there = '';
  #skew: Skew | undefined;

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
   * there; rejects with a ClockSkew.
   */
  async start(): Promise<void> {
    this.#since = this.#parts.now();
    this.#away = { from: undefined, back: this.#since };
    this.#timer = setInterval(() => this.#tick(), BEAT);
    await this.#check();
    if (this.isSkewed) throw new ClockSkew(this.skew);
  }

  /**
   * Whether the store has answered for a while: after it was away, whoever has something to say of
   * people must be able to say it before others decide by what is not there.
   */
  get isSteady(): boolean {
    return this.#steadySince !== undefined && this.#parts.now() - this.#steadySince >= STEADY;
  }

  // Others ----------------------------------------------------------------------------------------

  /** As far as is known no other process is there: nobody else does what this one does not. */
  get isAlone(): boolean {
    if (this.#others === undefined) return false;
    for (const { beat, heard } of this.#others.values())
      if (!this.#isOver(beat, heard)) return false;
    return true;
  }

  /** Whether this process has ended; one that nobody has heard of may be about to begin. */
  isGone(process: string): boolean {
    const other = this.#others?.get(process);
    return other !== undefined && this.#isOver(other.beat, other.heard);
  }

  /** The bus says that a process has just begun: who else is there is looked up at once. */
  came(process: string): void {
    if (process !== this.#parts.process && this.#last !== undefined) this.#check();
  }

  /** The bus says that a process has just ended, as it has noted in the store. */
  left(process: string): void {
    const other = this.#others?.get(process);
    if (other === undefined) return;
    const beat = { ...other.beat, isOver: true };
    this.#others = new Map(this.#others).set(process, { ...other, beat });
    this.#lookForOthers();
  }

  #isOver({ process, isOver }: Beat, heard: number): boolean {
    const { isDead, now } = this.#parts;
    return isOver || isDead?.(process) === true || now() - heard >= GONE;
  }

  /** Tells of those who have come or gone since the last look. */
  #lookForOthers(): void {
    const there = [...(this.#others ?? [])].flatMap(([process, { beat, heard }]) =>
      this.#isOver(beat, heard) ? [] : [process],
    );
    const names = there.sort().join();
    if (names === this.#there) return;
    this.#there = names;
    this.#parts.othersChanged?.();
  }

  /**
   * A beat is a sign of life when it is another than before; of those that are there at the
   * beginning, the old ones are not.
   */
  #hear(others: readonly Beat[], now: number): void {
    const before = this.#others;
    this.#others = new Map(
      others.map((beat) => {
        const known = before?.get(beat.process);
        const isNews = known === undefined ? now - beat.at < GONE : known.beat.at !== beat.at;
        const heard = isNews ? now : (known?.heard ?? Number.NEGATIVE_INFINITY);
        return [beat.process, { beat, heard }];
      }),
    );
  }

  // The store's clock -----------------------------------------------------------------------------

  /** By how many milliseconds the store's clock is ahead of ours; 0 if it has none of its own. */
  get skew(): number {
    return Math.round(this.#skew?.ahead ?? 0);
  }

  /** Whether it is off by more than can be borne, however long the answer was on its way. */
  get isSkewed(): boolean {
    const { ahead, uncertain } = this.#skew ?? { ahead: 0, uncertain: 0 };
    return Math.abs(ahead) - uncertain > MOST_SKEW;
  }

  #measure(time: number | undefined, asked: number, answered: number): void {
    if (time === undefined) return;
    const wasSkewed = this.isSkewed;
    this.#skew = { ahead: time - (asked + answered) / 2, uncertain: (answered - asked) / 2 };
    if (this.isSkewed === wasSkewed) return;
    const { log } = this.#parts;
    if (wasSkewed) log.info('clock_right_again', { milliseconds: this.skew });
    else log.error('clock_skewed', { milliseconds: this.skew, most: MOST_SKEW });
  }

  // Beats -----------------------------------------------------------------------------------------

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
    // whoever slept and is stopped as they wake was not there meanwhile
    this.#notice();
    if (this.#away !== undefined) await this.#check();
    const { store, process, now, log } = this.#parts;
    const at = this.#away === undefined ? now() : this.#last;
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
    const asked = this.#parts.now();
    this.#checking ??= this.#beat()
      .then(
        () => this.#answered(asked),
        (error: unknown) => {
          this.#steadySince = undefined;
          this.#parts.log.error('attendance_not_stored', { error });
        },
      )
      .finally(() => {
        this.#checking = undefined;
      });
    return this.#checking;
  }

  #answered(asked: number): void {
    const now = this.#parts.now();
    if (now - asked > LATE) this.#steadySince = undefined;
    this.#steadySince ??= now;
  }

  async #beat(): Promise<void> {
    const { store, process, now } = this.#parts;
    const away = this.#away;
    const at = now();
    const beat: Beat = { process, at, isOver: false };
    const since = at - REMEMBERED;
    // Until it is known for how long nobody was there we were not, either: another process that
    // starts now would take us for somebody who was, and know of no downtime.
    let attended = await store.beat(away === undefined ? beat : { ...beat, at: NOT_YET }, since);
    this.#measure(attended.time, at, now());
    this.#hear(attended.others, now());
    this.#lookForOthers();
    if (away !== undefined) {
      // by a clock that is wrong nobody can say when nobody was there
      const downtime = this.isSkewed ? undefined : this.#downtimeOf(away, attended.others);
      attended = await store.beat(beat, since, downtime);
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
    const last = Math.max(from ?? NOT_YET, ...others.map(({ at }) => at));
    return last === NOT_YET || last >= back ? undefined : { from: last, until: back + stand };
  }
}
