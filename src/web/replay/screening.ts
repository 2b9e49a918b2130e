/** One visit to a film: what plays, and who looks along. What one does oneself ends following somebody else. */

import { effect, type Signal, signal } from '@preact/signals';
import type { Point } from '../../protocol.ts';
import { eyesOf, type Place } from './place.ts';
import { Player } from './player.ts';
import type { Showing } from './showing.ts';
import { Together } from './together.ts';

export class Screening {
  readonly showing: Showing;
  readonly player: Player;
  readonly together: Together | undefined;
  /** The next touch points at what it touches. */
  readonly isPointing: Signal<boolean> = signal(false);
  /** How it went is looked at, not the film. */
  readonly isSummedUp: Signal<boolean>;
  readonly #stop: () => void;

  /** Begins where the link says; else at the start, through one's own eyes, or with everything open for whoever did not play. */
  constructor(showing: Showing, place: Partial<Place>, isSummedUp = false) {
    const { board, film, own, following } = showing;
    this.showing = showing;
    this.isSummedUp = signal(isSummedUp);
    this.player = new Player(board, film, { at: 0, eyes: own === null ? 'open' : eyesOf(own), ...place });
    const begin = this.player.shot.value;
    this.together = following && new Together(following, begin, (where) => this.player.follow(where));
    this.#stop = effect(() => this.together?.moved(this.player.shot.value));
  }

  /** Something that one does oneself. */
  act(deed: (player: Player) => void): void {
    if (this.together?.role.value === 'follows') this.together.leave();
    deed(this.player);
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
    this.player.close();
    this.together?.close();
    this.showing.leave();
  }
}
