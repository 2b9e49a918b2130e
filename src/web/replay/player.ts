/** Plays a film: step by step with what moves, by leaps without, or by itself at a speed. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Eyes } from '../../protocol.ts';
import type { Board } from '../kit/board.ts';
import { isMotionReduced, TIMES } from '../kit/motion.ts';
import type { Film } from './film.ts';
import { type Place, placeIn } from './place.ts';
import { momentOf, type Shot } from './shot.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between two events of a film that plays, to read what happened. */
const REST = 1000;

export class Player {
  readonly film: Film;
  readonly #board: Board;
  readonly #shot: Signal<Shot>;
  readonly #isPlaying = signal(false);
  readonly speed: Signal<Speed> = signal(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Board, film: Film, place: Place) {
    this.#board = board;
    this.film = film;
    this.#shot = signal({ ...placeIn(film, place), n: 1, isStep: false, isMoving: false });
  }

  get shot(): ReadonlySignal<Shot> {
    return this.#shot;
  }

  get isPlaying(): ReadonlySignal<boolean> {
    return this.#isPlaying;
  }

  // By hand ----------------------------------------------------------------------------------------------------------

  /** One event further, shown as it happened. */
  forward(): void {
    this.pause();
    this.#step();
  }

  back(): void {
    this.go(this.#shot.value.at - 1);
  }

  /** At once, without motion. */
  go(at: number): void {
    this.pause();
    this.#leap({ at, eyes: this.#shot.value.eyes });
  }

  /** Where the next choice is made: of the seat through whose eyes one looks, else of anybody. */
  get nextDecision(): number | undefined {
    const { at, eyes } = this.#shot.value;
    return this.film.nextDecision(at, typeof eyes === 'number' ? eyes : undefined);
  }

  decide(): void {
    const { nextDecision } = this;
    if (nextDecision !== undefined) this.go(nextDecision);
  }

  see(eyes: Eyes): void {
    const isGoing = this.#isPlaying.value;
    this.#leap({ at: this.#shot.value.at, eyes });
    if (isGoing) this.#rest();
  }

  /** Where somebody else is: the next event is shown, whatever is further away is leapt to. */
  follow({ at, eyes }: Place): void {
    const { at: now, eyes: own } = this.#shot.value;
    if (at === now && eyes === own) return;
    this.pause();
    if (at === now + 1 && eyes === own) this.#step();
    else this.#leap({ at, eyes });
  }

  /** What moves comes to rest at once. */
  skip(): void {
    if (!this.#shot.value.isMoving) return;
    this.#land();
  }

  // By itself --------------------------------------------------------------------------------------------------------

  play(): void {
    if (this.#shot.value.at >= this.film.end) this.go(0);
    this.#isPlaying.value = true;
    if (this.#shot.value.at === 0) this.#rest();
    else this.#step();
  }

  pause(): void {
    this.#isPlaying.value = false;
    if (!this.#shot.value.isMoving) clearTimeout(this.#timer);
  }

  close(): void {
    this.#isPlaying.value = false;
    clearTimeout(this.#timer);
  }

  // ------------------------------------------------------------------------------------------------------------------

  #leap(place: Place): void {
    clearTimeout(this.#timer);
    const n = this.#shot.value.n + 1;
    this.#shot.value = { ...placeIn(this.film, place), n, isStep: false, isMoving: false };
  }

  #step(): void {
    clearTimeout(this.#timer);
    const { at, eyes, n } = this.#shot.value;
    if (at >= this.film.end) {
      this.skip();
      this.#isPlaying.value = false;
      return;
    }
    const next: Shot = { at: at + 1, eyes, n: n + 1, isStep: true, isMoving: true };
    const linger = this.#linger(next);
    this.#shot.value = { ...next, isMoving: linger > 0 };
    if (linger > 0) this.#timer = setTimeout(() => this.#land(), linger);
    else this.#land();
  }

  #land(): void {
    clearTimeout(this.#timer);
    if (this.#shot.value.isMoving) this.#shot.value = { ...this.#shot.value, isMoving: false };
    if (this.#isPlaying.value) this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    if (this.#shot.value.at >= this.film.end) this.#isPlaying.value = false;
    else this.#timer = setTimeout(() => this.#step(), REST / this.speed.value);
  }

  #linger(shot: Shot): number {
    const { event, before, view } = momentOf(this.film, shot);
    if (event === null || before === null) return 0;
    const whole = this.#board.linger(event, before, view) / this.speed.value;
    return isMotionReduced.value && whole > 0 ? Math.max(TIMES.fade, whole / 3) : whole;
  }
}
