/** Bots think in threads of their own, so that a long thought delays nobody's move. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Level } from '../bots/bot.ts';
import type { CommonView, Kinds } from '../game.ts';

export interface Question {
  readonly number: number;
  readonly game: string;
  readonly level: Level;
  readonly view: CommonView;
  readonly moves: readonly Kinds['move'][];
  readonly seed: string;
}

/** The place of the chosen move in the list, or what went wrong. */
export type Answer = { readonly number: number; readonly index: number } | { readonly number: number; readonly problem: string };

export interface Brain {
  choose(game: string, level: Level, view: CommonView, moves: readonly Kinds['move'][], seed: string): Promise<Kinds['move']>;
  close(): Promise<void>;
}

interface Waiting {
  readonly question: Question;
  resolve(move: Kinds['move']): void;
  reject(error: Error): void;
}

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
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;

  get load(): number {
    return this.#waiting.size;
  }

  ask(question: Question): Promise<Kinds['move']> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.number, { question, resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage(question);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./brain-thread.ts', import.meta.url));
    worker.unref();
    worker.on('message', (answer: Answer) => this.#heard(answer));
    worker.on('error', (error) => this.#died(worker, error));
    worker.on('exit', () => this.#died(worker, new Error('the thread has ended')));
    return worker;
  }

  #heard(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number);
    if (waiting === undefined) return;
    this.#waiting.delete(answer.number);
    if ('problem' in answer) waiting.reject(new Error(answer.problem));
    else waiting.resolve(waiting.question.moves[answer.index] as Kinds['move']);
  }

  #died(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error instanceof Error ? error : new Error(String(error)));
    this.#waiting.clear();
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
