/**
 * Worlds run in processes of their own: they take over the clocks and the chance of a whole
 * program, and may be run with a mistake in it (plants/).
 */

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plan } from './plan.ts';
import type { Answered, Asked } from './worker.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
const PLANTING = new URL('plants/planting.ts', import.meta.url).href;
/** Real milliseconds after which a world has stopped: a loop that waits for nothing. */
const STUCK = 120_000;

export class Crew {
  readonly #plant: string | undefined;
  #child: ChildProcess | undefined;

  /** `plant` is the name of a mistake that is made in the program. */
  constructor(plant?: string) {
    this.#plant = plant;
  }

  run(plan: Plan, shrinks = false): Promise<Answered> {
    this.#child ??= this.#start();
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const done = (settle: () => void): void => {
        clearTimeout(timer);
        child.off('message', heard);
        child.off('exit', gone);
        settle();
      };
      const heard = (answer: unknown): void => done(() => resolve(answer as Answered));
      const gone = (code: number | null): void => {
        this.#child = undefined;
        done(() => reject(new Error(`the world ${plan.seed} has ended with ${code}`)));
      };
      const timer = setTimeout(() => child.kill('SIGKILL'), shrinks ? 5 * STUCK : STUCK);
      child.on('message', heard);
      child.on('exit', gone);
      child.send({ plan, shrinks } satisfies Asked);
    });
  }

  #start(): ChildProcess {
    const plant = this.#plant;
    return fork(WORKER, {
      ...(plant !== undefined && {
        execArgv: ['--import', PLANTING],
        env: { ...process.env, PLANT: plant },
      }),
    });
  }

  close(): void {
    this.#child?.removeAllListeners();
    this.#child?.kill();
    this.#child = undefined;
  }
}
