/**
 * Turns, as a challenge counts them. Players who take the same challenge choose differently, and
 * must get the same dice as long as their games can be compared at all. So a throw is known by its
 * seat, the turn of that seat, and its index among throws of that kind in the turn. Its number in
 * the game would shift with one more throw by anybody, its number among the seat's throws with one
 * more of its own. Whatever is done in one turn, the next turn of every seat begins with the same
 * dice.
 *
 * The turn belongs to the seat that may throw, until another seat may. Two turns of one seat in a
 * row are one: only the rules know that it is two, and nothing is lost, for each of its throws has
 * an index of its own.
 */

import { type AnyGame, type Event, type Seat, seatsOf } from '../game.ts';

/**
 * A question to chance by its place: `2.4.reroll.1` is the second re-throw in the fourth turn of
 * seat 2, which counts from 0.
 */
export type QuestionPlace = string;

export class ChallengeTurns {
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

  /** The place at which chance would answer a move of this type now. */
  place(seat: Seat, type: string): QuestionPlace {
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
  const types = Object.entries(events).filter(
    ([, { answer }]) => answer !== undefined && 'faces' in answer,
  );
  return new Set(types.map(([type]) => type));
}
