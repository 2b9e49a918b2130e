/** Bots think in a worker, so that a long thought delays no tap and no frame. */

import type { Level } from '../../bots/bot.ts';
import { type Answer, Questions } from '../../bots/thinking.ts';
import type { CommonView, Kinds } from '../../game.ts';
import type { Brain } from '../../tables/brain.ts';

/** As much of a Worker as is needed. */
export interface Thinker {
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: unknown): void;
  terminate(): void;
}

function newWorker(): Thinker {
  return new Worker(new URL('./brain-worker.ts', import.meta.url), { type: 'module' });
}

/** One worker, begun with the first question. If it dies, those who wait are told and it is begun anew with the next one. */
export class WorkerBrain implements Brain {
  readonly #start: () => Thinker;
  readonly #questions = new Questions();
  #worker: Thinker | undefined;
  #asked = 0;

  constructor(start: () => Thinker = newWorker) {
    this.#start = start;
  }

  choose(game: string, level: Level, view: CommonView, moves: readonly Kinds['move'][], seed: string): Promise<Kinds['move']> {
    const question = { number: this.#asked++, game, level, view, moves, seed };
    const answered = this.#questions.ask(question);
    this.#worker ??= this.#begin();
    this.#worker.postMessage(question);
    return answered;
  }

  #begin(): Thinker {
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#questions.heard(data);
    worker.onerror = ({ message }) => this.#end(message);
    return worker;
  }

  #end(why: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#questions.fail(new Error(`the worker of the bots has ended: ${why}`));
  }

  async close(): Promise<void> {
    this.#end('the house is closed');
  }
}
