/**
 * Shows what follows from each deed, one event after another as at a table, and then waits for the
 * next lesson to be done.
 */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Board, Moment } from '../../kit/contracts/board.ts';
import { LEARNER } from '../../kit/contracts/intro.ts';
import { lingerOf, Projector } from '../../stage/projector.ts';
import { eyesOf } from '../../stage/timeline/moment-address.ts';
import { momentOf, type Snapshot } from '../../stage/timeline/snapshot.ts';
import { Course } from './course.ts';

/** Milliseconds after what another has done, to see and read it. */
const REST = 900;

export class IntroSession {
  readonly board: Board;
  readonly #course: Signal<Course>;
  readonly #projector: Projector<Snapshot>;
  readonly #hasErred = signal(false);
  readonly #leaps = signal(0);

  constructor(board: Board, course: Course) {
    this.board = board;
    this.#course = signal(course);
    this.#projector = new Projector<Snapshot>(still(course, 1), () => this.#rest());
  }

  get course(): ReadonlySignal<Course> {
    return this.#course;
  }

  get snapshot(): ReadonlySignal<Snapshot> {
    return this.#projector.shown;
  }

  /** Something else was chosen than what the lesson asks for. */
  get hasErred(): ReadonlySignal<boolean> {
    return this.#hasErred;
  }

  /** How often one went back: what was told before is told again. */
  get leaps(): ReadonlySignal<number> {
    return this.#leaps;
  }

  /** Something is being shown; else the lesson waits. */
  readonly isBusy: ReadonlySignal<boolean> = computed(() => {
    const { at, isMoving } = this.snapshot.value;
    return isMoving || at < this.#course.value.timeline.end;
  });

  readonly moment: ReadonlySignal<Moment> = computed(() => {
    const course = this.#course.value;
    const moment = momentOf(course.timeline, this.snapshot.value);
    const moves = this.isBusy.value ? [] : course.offered;
    return { ...moment, moves, actor: moves.length === 0 ? null : LEARNER };
  });

  play(move: Moment['moves'][number]): void {
    const deed = this.#course.value.deedOf(move);
    this.#hasErred.value = deed === undefined;
    if (deed !== undefined) this.goOn(deed);
  }

  goOn(choice = 0): void {
    if (this.isBusy.value || this.#course.value.lesson === undefined) return;
    this.#hasErred.value = false;
    this.#course.value = this.#course.value.after(choice);
    if (this.isBusy.value) this.#step();
  }

  back(): void {
    this.#leap(this.#course.value.before());
  }

  restart(): void {
    const { game, intro } = this.#course.value;
    this.#leap(new Course(game, intro));
  }

  /** What is being shown is over, and the next may follow. */
  skip(): void {
    if (!this.isBusy.value) return;
    if (this.#projector.isMoving) this.#projector.land();
    else this.#step();
  }

  close(): void {
    this.#projector.stop();
  }

  #leap(course: Course): void {
    this.#hasErred.value = false;
    this.#leaps.value++;
    this.#course.value = course;
    this.#projector.leap(still(course, this.snapshot.value.n + 1));
  }

  #step(): void {
    const { at, eyes, n } = this.snapshot.value;
    const next: Snapshot = { at: at + 1, eyes, n: n + 1, isStep: true, isMoving: true };
    const moment = momentOf(this.#course.value.timeline, next);
    this.#projector.show(next, lingerOf(this.board, moment));
  }

  #rest(): void {
    if (this.isBusy.value) this.#projector.rest(REST, () => this.#step());
  }
}

function still({ timeline }: Course, n: number): Snapshot {
  return { at: timeline.end, eyes: eyesOf(LEARNER), n, isStep: false, isMoving: false };
}
