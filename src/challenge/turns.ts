/**
 * Turns, as a challenge counts them. Players who take the same challenge choose differently, and must find the same dice
 * wherever their games can be compared at all. So a throw is known by whose it is, in which of his turns, and the how
 * manyth of its kind in that turn; not by its number in the game, which one more throw of anybody's would shift, nor by the
 * number of throws of the seat, which one more throw of his own would. Whatever anybody does in one turn, the next one of
 * every seat begins with the dice it would have begun with.
 *
 * The turn is that of the seat that may throw, until another seat may. Two turns of one seat on end are one: the rules alone
 * know that it is two, and nothing is lost, for each throw of it has a number of its own all the same.
 */

import { type AnyGame, type Event, type Seat, seatsOf } from '../game.ts';

/** A question to chance by its place: `2.4.reroll.1` is the second re-throw in the fourth turn of seat 2, which counts from 0. */
export type Place = string;

export class Turns {
  readonly #game: AnyGame;
  readonly #throws: ReadonlySet<string>;
  /** By seat, its turns so far. */
  readonly #turns: number[];
  /** Whose turn it is. */
  #holder: Seat | undefined;
  /** What chance was asked since the turn began, by seat and type of move. */
  #asked = new Map<string, number>();

  /** The state is the one before the first event. */
  constructor(game: AnyGame, seats: number, state: unknown) {
    this.#game = game;
    this.#throws = throwsOf(game);
    this.#turns = new Array<number>(seats).fill(0);
    this.#look(state);
  }

  get holder(): Seat | undefined {
    return this.#holder;
  }

  /** Where chance would answer a move of this type now. */
  place(seat: Seat, type: string): Place {
    return `${seat}.${this.#turns[seat]}.${type}.${this.#asked.get(`${seat}.${type}`) ?? 0}`;
  }

  /** Goes on by an event; the state is the one after it. */
  add({ seat, move, answer }: Event, state: unknown): void {
    const kind = `${seat}.${move.type}`;
    if (answer !== undefined) this.#asked.set(kind, (this.#asked.get(kind) ?? 0) + 1);
    this.#look(state);
  }

  #look(state: unknown): void {
    const thrower = seatsOf(this.#game.toMove(state)).find((seat) =>
      this.#game.moves(state, seat).some(({ type }) => this.#throws.has(type)),
    );
    if (thrower === undefined || thrower === this.#holder) return;
    this.#holder = thrower;
    this.#turns[thrower] = (this.#turns[thrower] ?? 0) + 1;
    this.#asked = new Map();
  }
}

/** The types of moves that dice answer; a card that is drawn is no throw. */
function throwsOf({ events }: AnyGame): ReadonlySet<string> {
  const types = Object.entries(events).filter(([, { answer }]) => answer !== undefined && 'faces' in answer);
  return new Set(types.map(([type]) => type));
}
