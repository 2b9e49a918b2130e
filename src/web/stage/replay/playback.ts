/** Plays a game again: by steps, which move, by leaps, which don't, or by itself at a speed. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Eyes } from '../../../protocol.ts';
import type { Board } from '../../kit/contracts/board.ts';
import { lingerOf, Projector } from '../projector.ts';
import { type MomentAddress, momentIn } from '../timeline/moment-address.ts';
import { momentOf, type Snapshot } from '../timeline/snapshot.ts';
import type { Timeline } from '../timeline/timeline.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds between two events while it plays by itself, to read what happened. */
const REST = 1000;

export class Playback {
  readonly timeline: Timeline;
  readonly #board: Board;
  readonly #projector: Projector<Snapshot>;
  readonly #isPlaying = signal(false);
  readonly speed: Signal<Speed> = signal(1);

  constructor(board: Board, timeline: Timeline, place: MomentAddress) {
    this.#board = board;
    this.timeline = timeline;
    const first = { ...momentIn(timeline, place), n: 1, isStep: false, isMoving: false };
    this.#projector = new Projector<Snapshot>(first, () => this.#rest());
  }

  get snapshot(): ReadonlySignal<Snapshot> {
    return this.#projector.shown;
  }

  get isPlaying(): ReadonlySignal<boolean> {
    return this.#isPlaying;
  }

  // By hand ---------------------------------------------------------------------------------------

  /** One event further, shown as it happened. */
  forward(): void {
    this.pause();
    this.#step();
  }

  back(): void {
    this.go(this.#snapshot.at - 1);
  }

  /** At once, without motion. */
  go(at: number): void {
    this.pause();
    this.#leap({ at, eyes: this.#snapshot.eyes });
  }

  /** The position of the next choice: of the seat through whose eyes one looks, else of anybody. */
  get nextDecision(): number | undefined {
    const { at, eyes } = this.#snapshot;
    return this.timeline.nextDecision(at, typeof eyes === 'number' ? eyes : undefined);
  }

  decide(): void {
    const { nextDecision } = this;
    if (nextDecision !== undefined) this.go(nextDecision);
  }

  see(eyes: Eyes): void {
    const isGoing = this.#isPlaying.value;
    this.#leap({ at: this.#snapshot.at, eyes });
    if (isGoing) this.#rest();
  }

  /** Goes where somebody else is: shows the next event, leaps to what is further away. */
  follow({ at, eyes }: MomentAddress): void {
    const { at: now, eyes: own } = this.#snapshot;
    if (at === now && eyes === own) return;
    this.pause();
    if (at === now + 1 && eyes === own) this.#step();
    else this.#leap({ at, eyes });
  }

  /** What moves comes to rest at once. */
  skip(): void {
    this.#projector.land();
  }

  // By itself -------------------------------------------------------------------------------------

  play(): void {
    if (this.#snapshot.at >= this.timeline.end) this.go(0);
    this.#isPlaying.value = true;
    if (this.#snapshot.at === 0) this.#rest();
    else this.#step();
  }

  pause(): void {
    this.#isPlaying.value = false;
    if (!this.#projector.isMoving) this.#projector.stop();
  }

  close(): void {
    this.#isPlaying.value = false;
    this.#projector.stop();
  }

  // -----------------------------------------------------------------------------------------------

  #leap(place: MomentAddress): void {
    const n = this.#snapshot.n + 1;
    this.#projector.leap({ ...momentIn(this.timeline, place), n, isStep: false, isMoving: false });
  }

  #step(): void {
    const { at, eyes, n } = this.#snapshot;
    if (at >= this.timeline.end) {
      this.skip();
      this.#isPlaying.value = false;
      return;
    }
    const next: Snapshot = { at: at + 1, eyes, n: n + 1, isStep: true, isMoving: true };
    const moment = momentOf(this.timeline, next);
    this.#projector.show(next, lingerOf(this.#board, moment, this.speed.value));
  }

  #rest(): void {
    if (!this.#isPlaying.value) return;
    if (this.#snapshot.at >= this.timeline.end) this.#isPlaying.value = false;
    else this.#projector.rest(REST / this.speed.value, () => this.#step());
  }

  get #snapshot(): Snapshot {
    return this.#projector.shown.value;
  }
}
