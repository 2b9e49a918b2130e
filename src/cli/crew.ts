/** Work on all cores: the parts of a job are done by workers and handed back in order. */

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface Job {
  /** The worker's file; it answers each message {from, to} with one of its own. */
  readonly worker: URL;
  readonly data: unknown;
  /**
   * How many units of work there are, and how many make a part: enough to be worth a message, few
   * enough to stop soon.
   */
  readonly units: number;
  readonly part: number;
  /** As many workers as there are cores unless told otherwise. */
  readonly workers?: number | undefined;
  /** Waits before the workers are ended, so that they can end what they have started. */
  ending?(workers: readonly Worker[]): Promise<void>;
}

/**
 * How many parts each worker may be ahead of the one that is awaited: they take different times.
 */
const AHEAD = 4;
/** How long parts under way are waited for once the job is stopped. */
const GRACE = 1000;

/**
 * The parts in the order of their units. Once the signal is raised no new part begins; those under
 * way get a moment to finish.
 */
export async function* parts<Part>(job: Job, stop: AbortSignal): AsyncGenerator<Part> {
  const workers = Array.from(
    { length: Math.min(job.workers ?? availableParallelism(), Math.ceil(job.units / job.part)) },
    () => new Worker(job.worker, { workerData: job.data }),
  );
  // Those who wait are woken when the moment is over. Not by Promise.race: a promise that outlives
  // the job would keep every part.
  let overdue: ((stopped: typeof STOPPED) => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const hurry = (): void => {
    timer = setTimeout(() => overdue?.(STOPPED), GRACE);
  };
  stop.addEventListener('abort', hurry, { once: true });
  const ahead: Promise<Part>[] = [];
  const idle: Worker[] = [];
  let next = 0;
  const hand = (worker: Worker): void => {
    if (next >= job.units || stop.aborted) return;
    if (ahead.length >= AHEAD * workers.length) {
      idle.push(worker);
      return;
    }
    const part = once(worker, 'message').then(([message]) => message as Part);
    worker.postMessage({ from: next, to: Math.min(next + job.part, job.units) });
    next += job.part;
    ahead.push(part);
    part.then(() => hand(worker)).catch(() => undefined); // the caller that awaits the part is told
  };
  try {
    for (const worker of workers) hand(worker);
    for (let first = ahead[0]; first !== undefined; first = ahead[0]) {
      const awaited = first;
      const part = await new Promise<Part | typeof STOPPED>((resolve, reject) => {
        overdue = resolve;
        awaited.then(resolve, reject);
      });
      if (part === STOPPED) return;
      ahead.shift();
      for (const worker of idle.splice(0)) hand(worker);
      yield part;
    }
  } finally {
    stop.removeEventListener('abort', hurry);
    clearTimeout(timer);
    await job.ending?.(workers);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const STOPPED: unique symbol = Symbol('stopped');
