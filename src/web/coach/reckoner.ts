/**
 * Odds are reckoned in a worker, so that no tap waits for them. One question at a time: what is asked while it works waits,
 * and only the latest of those is worth an answer.
 */

import type { CommonView, Kinds } from '../../game.ts';
import type { Odds } from '../../odds.ts';

export interface Asked {
  readonly number: number;
  readonly game: string;
  readonly view: CommonView;
  readonly moves: readonly Kinds['move'][];
}

export type Reckoned = { readonly number: number; readonly odds: Odds } | { readonly number: number; readonly problem: string };

/** As much of a Worker as is needed. */
export interface Abacus {
  onmessage: ((event: MessageEvent<Reckoned>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: Asked): void;
  terminate(): void;
}

function newWorker(): Abacus {
  return new Worker(new URL('../local/brain-worker.ts', import.meta.url), { type: 'module' });
}

interface Waiting {
  readonly asked: Asked;
  resolve(odds: Odds | 'stale'): void;
  reject(error: Error): void;
}

export class Reckoner {
  readonly #start: () => Abacus;
  #worker: Abacus | undefined;
  #working: Waiting | undefined;
  #next: Waiting | undefined;
  #count = 0;

  constructor(start: () => Abacus = newWorker) {
    this.#start = start;
  }

  /** The odds; or `stale` where something else was asked before they were begun. */
  ask(game: string, view: CommonView, moves: readonly Kinds['move'][]): Promise<Odds | 'stale'> {
    return new Promise((resolve, reject) => {
      this.#next?.resolve('stale');
      this.#next = { asked: { number: this.#count++, game, view, moves }, resolve, reject };
      this.#go();
    });
  }

  #go(): void {
    if (this.#working !== undefined || this.#next === undefined) return;
    this.#working = this.#next;
    this.#next = undefined;
    this.#worker ??= this.#begin();
    this.#worker.postMessage(this.#working.asked);
  }

  #begin(): Abacus {
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#heard(data);
    worker.onerror = ({ message }) => {
      worker.terminate();
      this.#worker = undefined; // begun anew with the next question
      this.#done((waiting) => waiting.reject(new Error(`the worker of the odds has ended: ${message}`)));
    };
    return worker;
  }

  #heard(reckoned: Reckoned): void {
    if (reckoned.number !== this.#working?.asked.number) return;
    this.#done((waiting) => {
      if ('odds' in reckoned) waiting.resolve(reckoned.odds);
      else waiting.reject(new Error(reckoned.problem));
    });
  }

  #done(tell: (waiting: Waiting) => void): void {
    const waiting = this.#working;
    this.#working = undefined;
    if (waiting !== undefined) tell(waiting);
    this.#go();
  }
}
