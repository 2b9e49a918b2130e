/**
 * The clocks of a table, as arithmetic on the times that its journal tells; nothing here looks at a watch, so the same
 * journal gives the same clocks after a restart, and being disconnected stops none.
 */

import type { Seat } from '../game.ts';
import type { Pace } from '../protocol.ts';

/** Whoever comes back to a seat that a bot held has at least so long. */
const WELCOME_BACK = 20_000;

export interface Clock {
  /** Milliseconds left when the seat was last asked; meaningless without a limit. */
  left: number;
  /** Since when the seat is asked; undefined while it isn't. */
  since: number | undefined;
}

export class Clocks {
  readonly #pace: Pace;
  readonly #clocks: readonly Clock[];

  constructor(pace: Pace, seats: number) {
    this.#pace = pace;
    const left = pace.type === 'live' ? pace.bank : pace.type === 'days' ? pace.limit : 0;
    this.#clocks = Array.from({ length: seats }, () => ({ left, since: undefined }));
  }

  fork(): Clocks {
    const fork = new Clocks(this.#pace, this.#clocks.length);
    for (const [seat, clock] of this.#clocks.entries()) Object.assign(fork.#of(seat), clock);
    return fork;
  }

  #of(seat: Seat): Clock {
    return this.#clocks[seat] as Clock;
  }

  get isTicking(): boolean {
    return this.#pace.type !== 'relaxed';
  }

  /** The seat is asked from now on. */
  ask(seat: Seat, now: number): void {
    const clock = this.#of(seat);
    clock.since = now;
    if (this.#pace.type === 'days') clock.left = this.#pace.limit;
  }

  /** The seat has moved, or a bot has for it. */
  answer(seat: Seat, now: number): void {
    const clock = this.#of(seat);
    this.stop(seat, now);
    if (this.#pace.type === 'live') clock.left += this.#pace.increment;
  }

  /** The seat is not asked any more: it is somebody else who plays for it, or the game is over. */
  stop(seat: Seat, now: number): void {
    const clock = this.#of(seat);
    if (clock.since !== undefined && this.isTicking) clock.left = Math.max(0, clock.left - (now - clock.since));
    clock.since = undefined;
  }

  welcomeBack(seat: Seat): void {
    const clock = this.#of(seat);
    if (this.#pace.type === 'live') clock.left = Math.max(clock.left, WELCOME_BACK);
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
    return this.#clocks.map(({ left, since }) => Math.max(0, since === undefined ? left : left - (now - since)));
  }

  running(): readonly Seat[] {
    return this.#clocks.flatMap(({ since }, seat) => (since === undefined ? [] : [seat]));
  }
}
