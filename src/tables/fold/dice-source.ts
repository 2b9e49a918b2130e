/**
 * WHO THROWS for a table: chosen once, when it is loaded. Asked by whoever plays; a fold is told
 * what fell, and asks for nothing.
 */

import type { Challenge } from '../../challenge/messages.ts';
import { deal } from '../../chance.ts';
import { RootDice } from '../../dice/fair.ts';
import type { Given } from '../../dice/pot.ts';
import type { AnyGame, HostChoices } from '../../game.ts';
import type { Asked, Dice } from '../../game-in-progress.ts';
import type { Random } from '../../random.ts';

/** What a seat has added so far. */
export interface Adding {
  readonly seed: string | undefined;
  readonly chain: string | undefined;
}

export type Seats = readonly (Adding | null)[];

/** What a game is dealt for, and with what the seats have given. */
export interface Deal {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: Seats;
  readonly given: readonly Given[];
  readonly named: HostChoices;
}

export interface DiceSource {
  /** The setup, drawn by lot but for what is named. Throws a Refusal if that can't be. */
  deal(deal: Deal): object;
  /** What answers the event of this number, counted from 0. */
  event(number: number, asked: Asked, seats: Seats): Random;
  /** What a bot thinks with whose seat has made this many moves. */
  bot(moves: number, seats: Seats): string;
}

/**
 * The dice of a challenge, the same for whoever takes it. Those of the events have to be loaded: a
 * table that is only read can do without.
 */
export class ChallengeSource implements DiceSource {
  readonly #table: string;
  readonly #challenge: Challenge;
  readonly #root: RootDice;
  readonly #events: Pick<Dice, 'event'> | undefined;

  constructor(table: string, challenge: Challenge, events: Pick<Dice, 'event'> | undefined) {
    this.#table = table;
    this.#challenge = challenge;
    this.#root = new RootDice(challenge.key);
    this.#events = events;
  }

  deal({ game, options, seats, named }: Deal): object {
    const played = this.#challenge.from?.setup;
    return played ?? deal(game, seats.length, options, this.#root.setup(), named);
  }

  event(number: number, asked: Asked): Random {
    if (this.#events === undefined)
      throw new Error(
        `table ${this.#table}: it is played with the dice of a challenge, which are not here`,
      );
    return this.#events.event(number, asked);
  }

  bot(moves: number): string {
    return this.#root.bot(moves);
  }
}
