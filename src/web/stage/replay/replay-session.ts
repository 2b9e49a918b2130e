/**
 * One visit to a replay: what plays, and who looks along. What one does oneself ends following
 * somebody else.
 */

import { effect, type Signal, signal } from '@preact/signals';
import type { Point } from '../../../protocol.ts';
import { eyesOf, type MomentAddress } from '../timeline/moment-address.ts';
import { Playback } from './playback.ts';
import type { ReplaySource } from './replay-source.ts';
import { Together } from './together.ts';

export class ReplaySession {
  readonly source: ReplaySource;
  readonly playback: Playback;
  readonly together: Together | undefined;
  /** The next touch points at what it touches. */
  readonly isPointing: Signal<boolean> = signal(false);
  /** How it went is looked at, not the moments of the game. */
  readonly isSummedUp: Signal<boolean>;
  readonly #stop: () => void;

  /**
   * Begins where the link says; else at the start, through one's own eyes, or with everything open
   * for those who did not play.
   */
  constructor(source: ReplaySource, place: Partial<MomentAddress>, isSummedUp = false) {
    const { board, timeline, own, following } = source;
    this.source = source;
    this.isSummedUp = signal(isSummedUp);
    this.playback = new Playback(board, timeline, {
      at: 0,
      eyes: own === null ? 'open' : eyesOf(own),
      ...place,
    });
    const begin = this.playback.snapshot.value;
    this.together =
      following && new Together(following, begin, (where) => this.playback.follow(where));
    this.#stop = effect(() => this.together?.moved(this.playback.snapshot.value));
  }

  /** Something that one does oneself. */
  act(deed: (playback: Playback) => void): void {
    if (this.together?.role.value === 'follows') this.together.leave();
    deed(this.playback);
  }

  point(point: Point): void {
    this.isPointing.value = false;
    this.together?.point(point);
  }

  /** Whatever binds one is let go: pointing, then following. Whether there was anything. */
  letGo(): boolean {
    if (this.isPointing.value) this.isPointing.value = false;
    else if (this.together?.role.value === 'follows') this.together.leave();
    else return false;
    return true;
  }

  close(): void {
    this.#stop();
    this.playback.close();
    this.together?.close();
    this.source.leave();
  }
}
