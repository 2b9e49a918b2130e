/**
 * Shows one event after another: each moves for as long as the board says, then lies still, and
 * what comes next follows, at once or after a rest. What there is to show, and in which order, is
 * up to the presenter of a table, the playback of a replay and the session of an introduction.
 */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CommonView, Told } from '../../game.ts';
import type { Board } from '../kit/contracts/board.ts';
import { isMotionReduced, TIMES } from '../kit/things/motion.ts';

/** What is on the screen. */
export interface Frame {
  /** An event is being shown. */
  readonly isMoving: boolean;
}

/**
 * Milliseconds from being told to being drawn and in motion: without them a slow phone would cut
 * off the last wobble.
 */
const TAKE_OFF = 100;

/** `None` is undefined if there may be nothing to show yet. */
export class Projector<F extends Frame, None extends undefined = never> {
  readonly #shown: Signal<F | None>;
  readonly #next: () => void;
  #moving: F | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `next` is called whenever an event has been shown to its end. */
  constructor(first: F | None, next: () => void) {
    this.#shown = signal(first);
    this.#next = next;
  }

  get shown(): ReadonlySignal<F | None> {
    return this.#shown;
  }

  get isMoving(): boolean {
    return this.#moving !== undefined;
  }

  /** Shows an event that moves for `linger` milliseconds; with 0 it just lies there. */
  show(frame: F, linger: number): void {
    this.#draw(frame, linger > 0);
    if (linger === 0) {
      this.#next();
      return;
    }
    this.#moving = frame;
    this.#timer = setTimeout(() => this.land(), linger);
  }

  /** Shows something else at once. Nothing follows by itself. */
  leap(frame: F): void {
    this.#draw(frame, false);
  }

  /** What moves lies still at once, and what comes next follows. */
  land(): void {
    if (this.#moving === undefined) return;
    this.#draw(this.#moving, false);
    this.#next();
  }

  /** Calls `then` after these milliseconds, unless something is shown before. */
  rest(milliseconds: number, then: () => void): void {
    this.stop();
    this.#timer = setTimeout(then, milliseconds);
  }

  /** Everything stays as it is: what moves does not land, what rests does not go on. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #draw(frame: F, isMoving: boolean): void {
    this.stop();
    this.#moving = undefined;
    this.#shown.value = { ...frame, isMoving };
  }
}

/** An event to show: what happened, and the views on both sides of it. */
export interface Happened {
  readonly event: Told | null;
  readonly before: CommonView | null;
  readonly view: CommonView | undefined;
}

/**
 * Milliseconds for which an event moves; 0 if nothing moves, or nothing happened. `speed` is how
 * many times faster than at a table; drawing takes its time at any speed.
 */
export function lingerOf(
  board: Pick<Board, 'linger'>,
  { event, before, view }: Happened,
  speed = 1,
): number {
  if (event === null || before === null || view === undefined) return 0;
  const whole = board.linger(event, before, view) / speed;
  if (whole === 0) return 0;
  return isMotionReduced.value ? Math.max(TIMES.fade, whole / 3) : whole + TAKE_OFF;
}
