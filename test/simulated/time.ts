/**
 * Time that passes only when somebody waits for it. While a world runs, timers and clocks of the
 * whole program are these: the next thing that is due happens at once, and everything that follows
 * from it without waiting is done before the thing after that. So the order of all things is the
 * same each time.
 */

import type { Actor, Held } from './actor.ts';
import { Heap } from './heap.ts';

/** A time like any other: in the year 2026. */
export const EPOCH = 1_790_000_000_000;

/** Of two things due at the same time the one that was asked for first comes first. */
type Due = Held<Actor | undefined>;

/** What setTimeout and setInterval return. */
class Timer {
  due: Due | undefined;

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return true;
  }

  [Symbol.dispose](): void {
    cancel(this);
  }
}

function cancel(timer: unknown): void {
  if (!(timer instanceof Timer) || timer.due === undefined) return;
  timer.due.run = undefined;
  timer.due = undefined;
}

const REAL = {
  setTimeout: globalThis.setTimeout,
  setInterval: globalThis.setInterval,
  setImmediate: globalThis.setImmediate,
  clearTimeout: globalThis.clearTimeout,
  clearInterval: globalThis.clearInterval,
  clearImmediate: globalThis.clearImmediate,
  now: Date.now,
};

export class VirtualTime {
  readonly #queue = new Heap<Due>((one, other) => one.at - other.at || one.order - other.order);
  #order = 0;
  #now = 0;
  #current: Actor | undefined;
  #events = 0;
  readonly #failed: (error: unknown) => void;

  /** `failed` is told what was thrown by something that was due. */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  /** Milliseconds since the world began. */
  get now(): number {
    return this.#now;
  }

  /** Whose doing what happens now is. */
  get current(): Actor | undefined {
    return this.#current;
  }

  /** Things that have happened. */
  get events(): number {
    return this.#events;
  }

  /** Lets something happen in so many milliseconds, as this actor's doing. */
  in(delay: number, actor: Actor | undefined, run: () => void): void {
    this.#add(this.#now + Math.max(0, Math.trunc(delay)), actor, run);
  }

  #add(at: number, actor: Actor | undefined, run: () => void): Due {
    const due: Due = { at, order: this.#order++, actor, run };
    this.#queue.push(due);
    return due;
  }

  /** Waits, as whoever asks. */
  wait(delay: number): Promise<void> {
    return new Promise((resolve) => this.in(delay, this.#current, resolve));
  }

  /** What an actor had to wait with happens now. */
  resume(actor: Actor): void {
    for (const held of actor.held.splice(0)) {
      held.at = this.#now;
      this.#queue.push(held);
    }
  }

  // Running ---------------------------------------------------------------------------------------

  /** Lets time pass until this is so, or for so long. Says whether it is so. */
  until(isSo: () => boolean, longest: number): Promise<boolean> {
    const end = this.#now + longest;
    return new Promise((resolve) => {
      const turn = (): void => {
        if (isSo()) {
          resolve(true);
          return;
        }
        const due = this.#next(end);
        this.#now = due?.at ?? end;
        if (due === undefined) {
          resolve(false);
          return;
        }
        this.#do(due);
        // what follows without waiting is done before the next turn
        REAL.setImmediate(turn);
      };
      turn();
    });
  }

  pass(time: number): Promise<boolean> {
    return this.until(() => false, time);
  }

  /** Whoever is dead does nothing any more, and whoever is paused does it later. */
  #next(end: number): Due | undefined {
    for (let due = this.#queue.first; due !== undefined; due = this.#queue.first) {
      if (due.at > end) return undefined;
      this.#queue.pop();
      const { run, actor } = due;
      if (run === undefined || actor?.isDead === true) continue;
      if (actor?.isPaused !== true) return due;
      actor.held.push(due);
    }
    return undefined;
  }

  #do({ run, actor }: Due): void {
    this.#current = actor;
    this.#events++;
    try {
      run?.();
    } catch (error) {
      this.#failed(error);
    }
  }

  // The clocks and timers of the program ----------------------------------------------------------

  #clock(): number {
    return EPOCH + this.#now + (this.#current?.skew ?? 0);
  }

  #timer(run: () => void, delay: unknown, isAgain: boolean): Timer {
    const timer = new Timer();
    const actor = this.#current;
    const wait = Math.max(1, Math.trunc(Number(delay)) || 1);
    const arm = (): void => {
      timer.due = this.#add(this.#now + wait, actor, () => {
        timer.due = undefined;
        if (isAgain) arm();
        run();
      });
    };
    arm();
    return timer;
  }

  /** From now on everything in this program lives in this time; returns how to end that. */
  takeOver(): () => void {
    const around = <Args extends readonly unknown[]>(isAgain: boolean) => {
      return (run: (...args: Args) => void, delay?: number, ...args: Args) =>
        this.#timer(() => run(...args), delay, isAgain);
    };
    const immediate = <Args extends readonly unknown[]>(
      run: (...args: Args) => void,
      ...args: Args
    ) => {
      const timer = new Timer();
      timer.due = this.#add(this.#now, this.#current, () => run(...args));
      return timer;
    };
    Object.assign(globalThis, {
      setTimeout: around(false),
      setInterval: around(true),
      setImmediate: immediate,
      clearTimeout: cancel,
      clearInterval: cancel,
      clearImmediate: cancel,
    });
    Date.now = () => this.#clock();
    return () => {
      const { now, ...timers } = REAL;
      Object.assign(globalThis, timers);
      Date.now = now;
    };
  }
}
