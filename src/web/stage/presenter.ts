/**
 * Shows what happens at a table one thing after another: steps may come faster than dice can
 * tumble, so they wait in line. What is shown is always a step that was told, never a guess; who
 * taps, or was away, sees the latest at once.
 */

import type { ReadonlySignal } from '@preact/signals';
import type { KnownTable } from '../../client/following.ts';
import type { CommonView, Told } from '../../game.ts';
import type { About } from '../../protocol.ts';
import type { Board } from '../kit/contracts/board.ts';
import { lingerOf, Projector } from './projector.ts';

export interface Shown {
  readonly known: KnownTable;
  readonly about: About;
  readonly view: CommonView | undefined;
  /**
   * The move that led here, and the view before it; null when the table was just opened or
   * something else happened.
   */
  readonly event: Told | null;
  readonly before: CommonView | null;
  readonly n: number;
  readonly isMoving: boolean;
}

/** A step as it was told: the table before and after it, and the move, if it was one. */
export interface Step {
  readonly known: KnownTable;
  readonly before: KnownTable;
  readonly event: Told | undefined;
}

/** With more steps than this in line, showing them all takes longer than anybody waits. */
const FAR_BEHIND = 8;

export class Presenter {
  readonly #board: Pick<Board, 'linger'>;
  readonly #queue: Shown[] = [];
  readonly #projector: Projector<Shown, undefined>;

  /** `known` is undefined if the table was not told yet. */
  constructor(board: Pick<Board, 'linger'>, known: KnownTable | undefined) {
    this.#board = board;
    const first = known === undefined ? undefined : still(known);
    this.#projector = new Projector<Shown, undefined>(first, () => this.#next());
  }

  get shown(): ReadonlySignal<Shown | undefined> {
    return this.#projector.shown;
  }

  /** Nothing waits to be shown. */
  get isLatest(): boolean {
    return this.#queue.length === 0 && this.shown.value?.isMoving !== true;
  }

  /** Somebody taps, or comes back: the latest at once. */
  skip(): void {
    if (this.isLatest) return;
    const last = this.#last;
    this.#queue.length = 0;
    if (last !== undefined) this.#projector.leap(last);
  }

  close(): void {
    this.#projector.stop();
  }

  /** The whole table was told anew: what was in line is part of it. */
  reset(known: KnownTable): void {
    this.#queue.length = 0;
    this.#projector.leap(still(known));
  }

  /** A step was told: it is shown when those before it have been. */
  add(step: Step): void {
    this.#queue.push(this.#shownAfter(step));
    if (this.#queue.length > FAR_BEHIND || document.visibilityState === 'hidden') this.skip();
    else if (!this.#projector.isMoving) this.#next();
  }

  /** What will be shown when nothing waits any more. */
  get #last(): Shown | undefined {
    return this.#queue.at(-1) ?? this.shown.peek();
  }

  #shownAfter({ known, before, event }: Step): Shown {
    const { about } = known;
    const view = known.view as CommonView | undefined;
    if (event !== undefined && before.view !== undefined) {
      const beforeIt = before.view as unknown as CommonView;
      return { known, about, view, event, before: beforeIt, n: known.n, isMoving: true };
    }
    // talk and the like leave what is shown of the game alone
    const last = this.#last ?? still(known);
    return { ...last, known, about, view, isMoving: false };
  }

  #next(): void {
    const step = this.#queue.shift();
    if (step !== undefined)
      this.#projector.show(step, step.isMoving ? lingerOf(this.#board, step) : 0);
  }
}

function still(known: KnownTable): Shown {
  const view = known.view as CommonView | undefined;
  return {
    known,
    about: known.about,
    view,
    event: null,
    before: null,
    n: known.n,
    isMoving: false,
  };
}
