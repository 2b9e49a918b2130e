/**
 * A game brought to a point by the events one writes, so that a test can look at it. Pure surface
 * only, nothing random.
 */

import type { Game, GameTypes, Seat, Viewer, Waiting } from '../../src/game.ts';
import { readEvent } from '../../src/record/record.ts';
import { Refusal } from '../../src/shape.ts';

/** An event as a record shows it: {seat: 0, type: 'roll', faces: [1, 2]}. */
export type Line = { readonly seat: Seat; readonly type: string } & Readonly<
  Record<string, unknown>
>;

export class Situation<K extends GameTypes> {
  readonly game: Game<K>;
  readonly state: K['state'];

  constructor(game: Game<K>, state: K['state']) {
    this.game = game;
    this.state = state;
  }

  /** Opens a game; options and setup are as a header would have them. */
  static open<K extends GameTypes>(
    game: Game<K>,
    seats: number,
    setup: object,
    options: object = {},
  ): Situation<K> {
    const read = game.options(seats)(options);
    return new Situation(game, game.start(seats, read, game.setup(seats, read)(setup)));
  }

  /** The situation after these events. Throws a Refusal at the first that is not accepted. */
  after(...lines: readonly Line[]): Situation<K> {
    let { state } = this;
    for (const line of lines) {
      const { seat, move, answer } = readEvent(this.game, line);
      state = this.game.move(state, seat, move);
      if (answer !== undefined) state = this.game.answered(state, answer);
    }
    return new Situation(this.game, state);
  }

  /** Why an event is refused here; undefined if it is accepted. */
  refuses(line: Line): string | undefined {
    try {
      this.after(line);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  }

  moves(seat: Seat): readonly K['move'][] {
    return this.game.moves(this.state, seat);
  }

  view(viewer: Viewer): K['view'] {
    return this.game.view(this.state, viewer);
  }

  get waiting(): Waiting {
    return this.game.waiting(this.state);
  }

  /** The seats that may act now. */
  get toMove(): readonly Seat[] {
    return this.waiting.type === 'seats' ? this.waiting.seats : [];
  }

  get scores(): readonly number[] {
    return this.game.scores(this.state);
  }
}
