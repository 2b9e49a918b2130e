/** Writes down a playout as a record. */

import type { AnyGame, GameTypes, Seat } from '../game.ts';
import type { Witness } from '../playout.ts';
import { type Event, makeEvent, makeHeader } from './record.ts';

export class Recorder implements Witness<GameTypes> {
  readonly #game: AnyGame;
  readonly #lines: string[];
  /** A move that chance may yet answer. */
  #last: Event | undefined;

  constructor(game: AnyGame, seats: number, options: object, setup: object) {
    this.#game = game;
    this.#lines = [makeHeader(game, seats, options, setup)];
  }

  move(state: unknown, seat: Seat, code: number): void {
    this.#write();
    this.#last = { seat, move: this.#game.decode(state, code) };
  }

  answer(state: unknown, values: readonly number[]): void {
    if (this.#last !== undefined)
      this.#last = { ...this.#last, answer: this.#game.answer(state, values) };
  }

  #write(): void {
    if (this.#last !== undefined) this.#lines.push(makeEvent(this.#last));
    this.#last = undefined;
  }

  get lines(): string[] {
    this.#write();
    return this.#lines;
  }
}
