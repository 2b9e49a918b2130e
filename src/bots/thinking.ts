/**
 * Bots that think elsewhere, in a thread or a worker: the questions that go there, the answers that
 * come back, and both ends of it. How they are carried is for whoever has the thread.
 */

import type { CommonView, GameTypes } from '../game.ts';
import { PendingCalls } from '../pending-calls.ts';
import { Seeded } from '../random.ts';
import { sameJson } from '../same-json.ts';
import type { Bots, Level } from './bot.ts';

export interface Question {
  readonly number: number;
  readonly game: string;
  readonly level: Level;
  readonly view: CommonView;
  readonly moves: readonly GameTypes['move'][];
  readonly seed: string;
}

/** The place of the chosen move in the list, or what went wrong. */
export type Answer =
  | { readonly number: number; readonly index: number }
  | { readonly number: number; readonly problem: string };

/**
 * There: answers one question after another; a game's bots are loaded when they are first asked.
 */
export function thinker(
  load: (game: string) => Promise<Bots>,
): (question: Question) => Promise<Answer> {
  const loaded = new Map<string, Promise<Bots>>();
  const botsOf = (game: string): Promise<Bots> => {
    const bots = loaded.get(game) ?? load(game);
    loaded.set(game, bots);
    bots.catch(() => loaded.delete(game)); // it may be there the next time
    return bots;
  };
  return async ({ number, game, level, view, moves, seed }) => {
    try {
      const bots = await botsOf(game);
      const move = bots[level](view, moves, new Seeded(seed));
      const index = moves.findIndex((offered) => offered === move || sameJson(offered, move));
      return index < 0
        ? { number, problem: `${game}: chose what it was not offered` }
        : { number, index };
    } catch (error) {
      return {
        number,
        problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    }
  };
}

/** Here: the questions that are not answered yet. */
export class PendingThoughts {
  readonly #calls = new PendingCalls<Answer>();

  get size(): number {
    return this.#calls.size;
  }

  /** Waits for the answer to a question that is about to be sent. */
  async ask({ number, moves }: Question): Promise<GameTypes['move']> {
    const { index } = await this.#calls.wait(number);
    return moves[index] as GameTypes['move'];
  }

  onAnswer(answer: Answer): void {
    this.#calls.onAnswer(answer);
  }

  /** No answer will come any more. */
  fail(error: unknown): void {
    this.#calls.fail(error);
  }
}
