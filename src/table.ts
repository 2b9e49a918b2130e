/**
 * A game in progress with its types hidden: what is awaited, what each seat may do, play(), see(), and the record so far.
 * The one authority, whether the players sit at one terminal, in a browser or around a server.
 */

import { deal, draw } from './chance.ts';
import { type AnyGame, type CommonView, type Kinds, type Seat, seatsOf, type Viewer, type Waiting } from './game.ts';
import type { Random } from './random.ts';
import { type Event, makeEvent, makeHeader, OpenRecord } from './record.ts';

export type Played = { readonly ok: true; readonly event: Event } | { readonly ok: false; readonly reason: string };

export class Table {
  readonly game: AnyGame;
  readonly seats: number;
  readonly #random: Random;
  readonly #lines: string[];
  #state: unknown;

  /** Goes on from a record, whose chance was answered elsewhere; from now on the source answers. */
  constructor(record: OpenRecord, lines: readonly string[], random: Random) {
    this.game = record.game;
    this.seats = record.seats;
    this.#random = random;
    this.#lines = [...lines];
    this.#state = record.state;
  }

  /** Sits down at a new game; its setup is drawn by lot. */
  static open(game: AnyGame, seats: number, options: object, random: Random): Table {
    const setup = deal(game, seats, options, random);
    return new Table(new OpenRecord(game, seats, options, setup), [makeHeader(game, seats, options, setup)], random);
  }

  get waiting(): Waiting {
    return this.game.waiting(this.#state);
  }

  /** The seats that may act now. */
  get toMove(): readonly Seat[] {
    return seatsOf(this.game.toMove(this.#state));
  }

  moves(seat: Seat): readonly Kinds['move'][] {
    return this.game.moves(this.#state, seat);
  }

  see(viewer: Viewer): CommonView {
    return this.game.view(this.#state, viewer);
  }

  /** Plays a move, and lets chance answer it where it must. What is not offered is refused and changes nothing. */
  play(seat: Seat, move: Kinds['move']): Played {
    const reason = this.game.refusal(this.#state, seat, move);
    if (reason !== undefined) return { ok: false, reason };
    const moved = this.game.move(this.#state, seat, move);
    const chance = this.game.chance(moved);
    if (chance === undefined) return this.#keep({ seat, move }, moved);
    const values = draw(chance, this.#random);
    const answer = this.game.answer(moved, values);
    this.game.settle(moved, values); // in place: nobody else has seen this state yet
    return this.#keep({ seat, move, answer }, moved);
  }

  #keep(event: Event, state: unknown): Played {
    this.#state = state;
    this.#lines.push(makeEvent(event));
    return { ok: true, event };
  }

  /** Holds every secret: for the authority to keep, for the players only when the game is over. */
  get record(): readonly string[] {
    return this.#lines;
  }
}
