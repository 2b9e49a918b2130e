/** One core's share of a simulation: asked for a batch, answers with it. */

import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../../games/index.ts';
import { type Plan, playBatch } from './batch.ts';

const plan = workerData as Plan;
const game = games.find(({ id }) => id === plan.game);

parentPort?.on('message', ({ from, to }: { readonly from: number; readonly to: number }) => {
  if (game !== undefined) parentPort?.postMessage(playBatch(game, plan, from, to));
});
