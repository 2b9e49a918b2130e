/**
 * Bots think in threads of their own, so that a long thought delays nobody's move. A thread has one
 * question at a time; the others wait, and are taken in turns by whose tables they are of: sixty
 * tables of one person are to another like one.
 */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Level } from '../../bots/bot.ts';
import { type Answer, PendingThoughts, type Question } from '../../bots/thinking.ts';
import type { CommonView, GameTypes } from '../../game.ts';
import type { Brain } from '../../tables/brain.ts';
import { Turns } from '../limits/turns.ts';

interface Asked {
  readonly question: Question;
  resolve(move: GameTypes['move']): void;
  reject(error: unknown): void;
}

/** As many threads as there are cores to spare, begun when first needed. */
export class ThreadBrain implements Brain {
  readonly #most: number;
  readonly #threads: Thread[] = [];
  readonly #turns = new Turns<Asked>();
  #questions = 0;
  #isClosed = false;

  constructor(most: number = Math.max(1, availableParallelism() - 1)) {
    this.#most = most;
  }

  choose(
    game: string,
    level: Level,
    view: CommonView,
    moves: readonly GameTypes['move'][],
    seed: string,
    by = '',
  ): Promise<GameTypes['move']> {
    return new Promise((resolve, reject) => {
      const question = { number: this.#questions++, game, level, view, moves, seed };
      this.#turns.add(by, { question, resolve, reject });
      this.#serve();
    });
  }

  /** Gives the next question to a thread that has none. */
  #serve(): void {
    if (this.#isClosed) return;
    const thread = this.#idle();
    const asked = thread && this.#turns.next();
    if (thread === undefined || asked === undefined) return;
    thread
      .ask(asked.question)
      .then(asked.resolve, asked.reject)
      .finally(() => this.#serve());
    this.#serve();
  }

  #idle(): Thread | undefined {
    const idle = this.#threads.find(({ isIdle }) => isIdle);
    if (idle !== undefined || this.#threads.length >= this.#most || this.#turns.size === 0)
      return idle;
    const thread = new Thread();
    this.#threads.push(thread);
    return thread;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map((thread) => thread.close()));
    for (let asked = this.#turns.next(); asked !== undefined; asked = this.#turns.next())
      asked.reject(new Error('nobody thinks any more'));
  }
}

/** One thread. If it dies, whoever waits is told and it is begun anew with the next question. */
class Thread {
  readonly #questions = new PendingThoughts();
  #worker: Worker | undefined;

  get isIdle(): boolean {
    return this.#questions.size === 0;
  }

  ask(question: Question): Promise<GameTypes['move']> {
    const answered = this.#questions.ask(question);
    this.#worker ??= this.#start();
    this.#worker.postMessage(question);
    return answered;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./brain-thread.ts', import.meta.url));
    worker.unref();
    worker.on('message', (answer: Answer) => this.#questions.onAnswer(answer));
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
