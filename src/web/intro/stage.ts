/** Shows what follows from each deed, one event after another as at a table, and then waits for the next lesson to be done. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Board, Moment } from '../kit/board.ts';
import { LEARNER } from '../kit/intro.ts';
import { isMotionReduced, TIMES } from '../kit/motion.ts';
import { eyesOf } from '../replay/place.ts';
import { momentOf, type Shot } from '../replay/shot.ts';
import { Course } from './course.ts';

/** After what another has done, to see and read it. */
const REST = 900;
/** Until what was told is drawn and flies. */
const TAKE_OFF = 100;

export class Stage {
  readonly board: Board;
  readonly #course: Signal<Course>;
  readonly #shot: Signal<Shot>;
  readonly #hasErred = signal(false);
  readonly #leaps = signal(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Board, course: Course) {
    this.board = board;
    this.#course = signal(course);
    this.#shot = signal(still(course, 1));
  }

  get course(): ReadonlySignal<Course> {
    return this.#course;
  }

  get shot(): ReadonlySignal<Shot> {
    return this.#shot;
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
    const { at, isMoving } = this.#shot.value;
    return isMoving || at < this.#course.value.film.end;
  });

  readonly moment: ReadonlySignal<Moment> = computed(() => {
    const course = this.#course.value;
    const moment = momentOf(course.film, this.#shot.value);
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
    if (this.#shot.value.isMoving) this.#land();
    else this.#step();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #leap(course: Course): void {
    clearTimeout(this.#timer);
    this.#hasErred.value = false;
    this.#leaps.value++;
    this.#course.value = course;
    this.#shot.value = still(course, this.#shot.value.n + 1);
  }

  #step(): void {
    clearTimeout(this.#timer);
    const { at, eyes, n } = this.#shot.value;
    const next: Shot = { at: at + 1, eyes, n: n + 1, isStep: true, isMoving: true };
    const linger = this.#linger(next);
    this.#shot.value = { ...next, isMoving: linger > 0 };
    if (linger > 0) this.#timer = setTimeout(() => this.#land(), linger);
    else this.#rest();
  }

  #land(): void {
    clearTimeout(this.#timer);
    this.#shot.value = { ...this.#shot.value, isMoving: false };
    this.#rest();
  }

  #rest(): void {
    if (this.isBusy.value) this.#timer = setTimeout(() => this.#step(), REST);
  }

  #linger(shot: Shot): number {
    const { event, before, view } = momentOf(this.#course.value.film, shot);
    if (event === null || before === null) return 0;
    const whole = this.board.linger(event, before, view);
    if (whole === 0) return 0;
    return isMotionReduced.value ? Math.max(TIMES.fade, whole / 3) : whole + TAKE_OFF;
  }
}

function still({ film }: Course, n: number): Shot {
  return { at: film.end, eyes: eyesOf(LEARNER), n, isStep: false, isMoving: false };
}
