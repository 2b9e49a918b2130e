/** Bots think in a worker, so that a long thought delays no tap and no frame. */

import type { Level } from '../../../bots/bot.ts';
import type { Answer, Question } from '../../../bots/thinking.ts';
import type { CommonView, GameTypes } from '../../../game.ts';
import type { Brain } from '../../../tables/brain.ts';
import { WorkerCalls, type WorkerLike } from '../../shell/worker-calls.ts';

function newWorker(): WorkerLike<Question, Answer> {
  return new Worker(new URL('../../stage/thinking/brain-worker.ts', import.meta.url), {
    type: 'module',
  });
}

export class WorkerBrain implements Brain {
  readonly #calls: WorkerCalls<Question, Answer>;

  constructor(start: () => WorkerLike<Question, Answer> = newWorker) {
    this.#calls = new WorkerCalls(start, 'bots');
  }

  async choose(
    game: string,
    level: Level,
    view: CommonView,
    moves: readonly GameTypes['move'][],
    seed: string,
  ): Promise<GameTypes['move']> {
    const { index } = await this.#calls.ask((number) => ({
      number,
      game,
      level,
      view,
      moves,
      seed,
    }));
    return moves[index] as GameTypes['move'];
  }

  async close(): Promise<void> {
    this.#calls.end('the house is closed');
  }
}
