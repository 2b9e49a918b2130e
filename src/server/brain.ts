/** Bots think in threads of their own, so that a long thought delays nobody's move. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Level } from '../bots/bot.ts';
import { type Answer, type Question, Questions } from '../bots/thinking.ts';
import type { CommonView, Kinds } from '../game.ts';
import type { Brain } from '../tables/brain.ts';

/** As many threads as there are cores to spare, begun when first needed. */
export class ThreadBrain implements Brain {
  readonly #most: number;
  readonly #threads: Thread[] = [];
  #questions = 0;

  constructor(most: number = Math.max(1, availableParallelism() - 1)) {
    this.#most = most;
  }

  choose(game: string, level: Level, view: CommonView, moves: readonly Kinds['move'][], seed: string): Promise<Kinds['move']> {
    return this.#quietest().ask({ number: this.#questions++, game, level, view, moves, seed });
  }

  #quietest(): Thread {
    const [quietest] = this.#threads.toSorted((one, other) => one.load - other.load);
    if (quietest !== undefined && (quietest.load === 0 || this.#threads.length >= this.#most)) return quietest;
    const thread = new Thread();
    this.#threads.push(thread);
    return thread;
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}

/** One thread. If it dies, those who wait are told and it is begun anew with the next question. */
class Thread {
  readonly #questions = new Questions();
  #worker: Worker | undefined;

  get load(): number {
    return this.#questions.size;
  }

  ask(question: Question): Promise<Kinds['move']> {
    const answered = this.#questions.ask(question);
    this.#worker ??= this.#start();
    this.#worker.postMessage(question);
    return answered;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./brain-thread.ts', import.meta.url));
    worker.unref();
    worker.on('message', (answer: Answer) => this.#questions.heard(answer));
    worker.on('error', (error) => this.#died(worker, error));
    worker.on('exit', () => this.#died(worker, new Error('the thread has ended')));
    return worker;
  }

  #died(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#questions.fail(error);
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
