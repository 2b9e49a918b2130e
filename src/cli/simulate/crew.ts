/** A batch after the other on all cores, handed back in order. */

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Batch, Plan } from './batch.ts';

/** Games in one batch: enough to be worth a message, few enough to stop soon after Ctrl-C and to hold in memory. */
const BATCH = 250;

/**
 * The batches of a simulation in the order of their games. Workers play ahead while the caller is busy, but only by one
 * batch each. Once the signal is raised no new batch begins; those under way are still handed back.
 */
export async function* batches(plan: Plan, games: number, stop: AbortSignal): AsyncGenerator<Batch> {
  const workers = Array.from(
    { length: Math.min(availableParallelism(), Math.ceil(games / BATCH)) },
    () => new Worker(new URL('worker.ts', import.meta.url), { workerData: plan }),
  );
  try {
    const ahead: { readonly worker: Worker; readonly batch: Promise<Batch> }[] = [];
    let next = 0;
    const hand = (worker: Worker): void => {
      if (next >= games || stop.aborted) return;
      const batch = once(worker, 'message').then(([message]) => message as Batch);
      worker.postMessage({ from: next, to: Math.min(next + BATCH, games) });
      next += BATCH;
      ahead.push({ worker, batch });
    };
    for (const worker of workers) hand(worker);
    for (let first = ahead.shift(); first !== undefined; first = ahead.shift()) {
      const batch = await first.batch;
      hand(first.worker);
      yield batch;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
