/**
 * Odds are reckoned in a worker, so that no tap waits for them. One question at a time: what is
 * asked while it works waits, and only the latest of those is worth an answer.
 */

import type { CommonView, GameTypes } from '../../../game.ts';
import type { Odds } from '../../../odds.ts';
import { WorkerCalls, type WorkerLike } from '../../shell/worker-calls.ts';

export interface Asked {
  readonly number: number;
  readonly game: string;
  readonly view: CommonView;
  readonly moves: readonly GameTypes['move'][];
}

export type OddsReply =
  | { readonly number: number; readonly odds: Odds }
  | { readonly number: number; readonly problem: string };

function newWorker(): WorkerLike<Asked, OddsReply> {
  return new Worker(new URL('../thinking/brain-worker.ts', import.meta.url), { type: 'module' });
}

interface Waiting {
  readonly asked: Omit<Asked, 'number'>;
  resolve(odds: Odds | 'stale'): void;
  reject(error: unknown): void;
}

export class OddsWorker {
  readonly #calls: WorkerCalls<Asked, OddsReply>;
  #isWorking = false;
  #next: Waiting | undefined;

  constructor(start: () => WorkerLike<Asked, OddsReply> = newWorker) {
    this.#calls = new WorkerCalls(start, 'odds');
  }

  /** The odds; or `stale` if something else was asked before they were begun. */
  ask(
    game: string,
    view: CommonView,
    moves: readonly GameTypes['move'][],
  ): Promise<Odds | 'stale'> {
    return new Promise((resolve, reject) => {
      this.#next?.resolve('stale');
      this.#next = { asked: { game, view, moves }, resolve, reject };
      this.#go();
    });
  }

  #go(): void {
    if (this.#isWorking || this.#next === undefined) return;
    const { asked, resolve, reject } = this.#next;
    this.#next = undefined;
    this.#isWorking = true;
    const goOn = (): void => {
      this.#isWorking = false;
      this.#go();
    };
    this.#calls
      .ask((number) => ({ number, ...asked }))
      .finally(goOn)
      .then(({ odds }) => resolve(odds), reject);
  }
}
