/**
 * Shows what happens one thing after another: steps may come faster than dice can tumble, so they wait in line. What is
 * shown is always a step that was told, never a guess; who taps, or was away, sees the latest at once.
 */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Following, Known, News } from '../../client/following.ts';
import type { CommonView, Told } from '../../game.ts';
import type { About, Happening } from '../../protocol.ts';
import { readTold } from '../../record.ts';
import type { Board } from '../kit/board.ts';
import { isMotionReduced, TIMES } from '../kit/motion.ts';

export interface Shown {
  readonly known: Known;
  readonly about: About;
  readonly view: CommonView | undefined;
  /** The move that led here, and the view before it; null when the table was just opened or something else happened. */
  readonly event: Told | null;
  readonly before: CommonView | null;
  readonly n: number;
  readonly isMoving: boolean;
}

/** So many steps behind, showing them all would take longer than anybody waits. */
const FAR_BEHIND = 8;

/** Until what was told is drawn and flies: without it a slow phone would cut off the last wobble. */
const TAKE_OFF = 100;

export class Presenter {
  readonly #board: Board;
  readonly #following: Following;
  readonly #queue: Shown[] = [];
  readonly #shown: Signal<Shown | undefined> = signal(undefined);
  readonly #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Told of every step in order, as it comes. */
  readonly #heard: (n: number, at: number, what: Happening) => void;

  constructor(board: Board, following: Following, heard: (n: number, at: number, what: Happening) => void) {
    this.#board = board;
    this.#following = following;
    this.#heard = heard;
    if (following.known !== undefined) this.#shown.value = still(following.known);
    this.#stop = following.listen((news) => this.#take(news));
  }

  get shown(): ReadonlySignal<Shown | undefined> {
    return this.#shown;
  }

  /** Nothing waits to be shown. */
  get isLatest(): boolean {
    return this.#queue.length === 0 && this.#shown.value?.isMoving !== true;
  }

  /** Somebody taps, or comes back: the latest at once. */
  skip(): void {
    const known = this.#following.known;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1) ?? this.#shown.value;
    this.#queue.length = 0;
    if (known !== undefined && last !== undefined) this.#shown.value = { ...last, known, about: known.about, isMoving: false };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }

  #take(news: News): void {
    if (news.type === 'table') {
      this.#queue.length = 0;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#shown.value = still(news.known);
    } else if (news.type === 'step') {
      const { known, before, what } = news;
      this.#heard(known.n, known.at, what);
      this.#queue.push(this.#step(known, before, what));
      if (this.#queue.length > FAR_BEHIND || document.visibilityState === 'hidden') this.skip();
      else if (this.#timer === undefined) this.#next();
    }
  }

  #step(known: Known, before: Known, what: Happening): Shown {
    const isMove = what.type === 'played' && before.view !== undefined;
    const last = this.#queue.at(-1) ?? this.#shown.value;
    return {
      known,
      about: known.about,
      view: known.view as CommonView | undefined,
      event: isMove ? readTold(this.#board.rules, what.event) : (last?.event ?? null),
      before: isMove ? (before.view as unknown as CommonView) : (last?.before ?? null),
      n: isMove ? known.n : (last?.n ?? known.n), // talk and the like leave what is shown of the game alone
      isMoving: isMove,
    };
  }

  #next(): void {
    this.#timer = undefined;
    const step = this.#queue.shift();
    if (step === undefined) return;
    const linger = step.isMoving ? this.#linger(step) : 0;
    this.#shown.value = { ...step, isMoving: linger > 0 };
    if (linger === 0) {
      this.#next();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#shown.value = {
        ...step,
        known: this.#queue.length === 0 ? (this.#following.known ?? step.known) : step.known,
        isMoving: false,
      };
      this.#next();
    }, linger);
  }

  #linger({ event, before, view }: Shown): number {
    if (event === null || before === null || view === undefined) return 0;
    const whole = this.#board.linger(event, before, view);
    if (whole === 0) return 0;
    return isMotionReduced.value ? Math.max(TIMES.fade, whole / 3) : whole + TAKE_OFF;
  }
}

function still(known: Known): Shown {
  const view = known.view as CommonView | undefined;
  return { known, about: known.about, view, event: null, before: null, n: known.n, isMoving: false };
}
