/**
 * The clocks of a table, as arithmetic on the times that its journal tells; nothing here looks at a
 * watch, so the same journal gives the same clocks after a restart, and being disconnected stops
 * none. The rules: docs/clocks.md.
 */

import type { Seat } from '../../game.ts';
import type { Pace } from '../../protocol.ts';
import type { Downtime } from '../store.ts';

/**
 * Whoever comes back to a seat that a bot played for has at least this long, once in a game (C8).
 */
const WELCOME_BACK = 20_000;

interface Clock {
  /** Milliseconds left when the seat was last asked; meaningless without a limit. */
  left: number;
  /** Since when the time of the seat runs; undefined while it doesn't. */
  since: number | undefined;
  /**
   * Since when the bot that holds the seat is asked: whoever takes the seat back is asked since
   * then (C6).
   */
  heldSince: number | undefined;
  /** Whether the allowance for coming back was given already. */
  isWelcomed: boolean;
}

/** The rules that the numbers in the comments name are in docs/clocks.md. */
export class Clocks {
  readonly #pace: Pace;
  readonly #clocks: readonly Clock[];
  /** No clock runs before this time: the end of the last downtime that the journal tells of. */
  #standing = 0;

  constructor(pace: Pace, seats: number) {
    this.#pace = pace;
    const left = pace.type === 'live' ? pace.bank : pace.type === 'days' ? pace.limit : 0;
    this.#clocks = Array.from({ length: seats }, () => ({
      left,
      since: undefined,
      heldSince: undefined,
      isWelcomed: false,
    }));
  }

  fork(): Clocks {
    const fork = new Clocks(this.#pace, this.#clocks.length);
    for (const [seat, clock] of this.#clocks.entries()) Object.assign(fork.#of(seat), clock);
    fork.#standing = this.#standing;
    return fork;
  }

  #of(seat: Seat): Clock {
    return this.#clocks[seat] as Clock;
  }

  get isTicking(): boolean {
    return this.#pace.type !== 'relaxed';
  }

  /** Until when all clocks stand because no server ran. */
  get standUntil(): number {
    return this.#standing;
  }

  /** The seat is asked from now on; if a bot holds it, its own time does not run (C7). */
  ask(seat: Seat, now: number, isHeld: boolean): void {
    const clock = this.#of(seat);
    const since = Math.max(now, this.#standing);
    if (isHeld) clock.heldSince = since;
    else clock.since = since;
    if (this.#pace.type === 'days') clock.left = this.#pace.limit;
  }

  /** The seat has moved, or a bot has for it; one that holds the seat earns it no time (C7). */
  answer(seat: Seat, now: number, isByHolder: boolean): void {
    this.stop(seat, now);
    if (this.#pace.type === 'live' && !isByHolder) this.#of(seat).left += this.#pace.increment;
  }

  /** The seat is not asked any more. */
  stop(seat: Seat, now: number): void {
    const clock = this.#of(seat);
    if (clock.since !== undefined && this.isTicking) clock.left = this.#leftOf(clock, now);
    clock.since = undefined;
    clock.heldSince = undefined;
  }

  /** A bot is asked from here on what the seat was asked. */
  handOver(seat: Seat): void {
    const clock = this.#of(seat);
    clock.heldSince = clock.since;
    clock.since = undefined;
  }

  /**
   * The owner plays again: the question that the bot was asked is the owner's since it was asked.
   */
  takeBack(seat: Seat, now: number, isWelcome: boolean, isOld: boolean): void {
    const clock = this.#of(seat);
    // a journal from before: the question begins anew, and everybody is welcome
    if (isOld) clock.heldSince = undefined;
    clock.since ??= clock.heldSince;
    clock.heldSince = undefined;
    const isShort = this.#pace.type === 'live' && this.#leftOf(clock, now) < WELCOME_BACK;
    if (!isWelcome || (clock.isWelcomed && !isOld) || !isShort) return;
    clock.left = WELCOME_BACK;
    clock.since &&= Math.max(now, this.#standing);
    clock.isWelcomed = true;
  }

  /**
   * No server ran from one time to the other: what of it was charged already, or is over, is not
   * given again (C10).
   */
  stand({ from, until }: Downtime): void {
    const begin = Math.max(from, this.#standing);
    if (until <= begin) return;
    for (const clock of this.#clocks) {
      if (clock.since !== undefined) clock.since = shifted(clock.since, begin, until);
      if (clock.heldSince !== undefined) clock.heldSince = shifted(clock.heldSince, begin, until);
    }
    this.#standing = until;
  }

  /**
   * Since when the first of the clocks runs that do, those included that a bot's question will
   * count for.
   */
  get runningSince(): number | undefined {
    const begun = this.#clocks.flatMap(({ since, heldSince }) => since ?? heldSince ?? []);
    return begun.length === 0 ? undefined : Math.min(...begun);
  }

  since(seat: Seat): number | undefined {
    return this.#of(seat).since;
  }

  /** When the seat's time is over; undefined while no time runs. */
  deadline(seat: Seat): number | undefined {
    const { left, since } = this.#of(seat);
    return since === undefined || !this.isTicking ? undefined : since + left;
  }

  /** Time left by seat at this moment. */
  left(now: number): readonly (number | null)[] {
    if (!this.isTicking) return this.#clocks.map(() => null);
    return this.#clocks.map((clock) => this.#leftOf(clock, now));
  }

  #leftOf({ left, since }: Clock, now: number): number {
    if (since === undefined) return left;
    return Math.max(0, left - Math.max(0, Math.max(now, this.#standing) - since));
  }

  running(): readonly Seat[] {
    return this.#clocks.flatMap(({ since }, seat) => (since === undefined ? [] : [seat]));
  }
}

/** A beginning that lies before the downtime moves by its length; one within it, to its end. */
function shifted(since: number, from: number, until: number): number {
  return since >= until ? since : since + until - Math.max(since, from);
}

/** What the clocks show, for whoever may not set them. */
export type ClockFaces = Omit<
  Clocks,
  'fork' | 'ask' | 'answer' | 'stop' | 'handOver' | 'takeBack' | 'stand'
>;
