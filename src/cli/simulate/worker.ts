/** One core's share of a simulation: asked for a batch, answers with it. */

import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../../games/index.ts';
import { playBatch, type SimulationPlan } from './batch.ts';

const plan = workerData as SimulationPlan;
const game = games.find(({ id }) => id === plan.game);

parentPort?.on('message', ({ from, to }: { readonly from: number; readonly to: number }) => {
  if (game !== undefined) parentPort?.postMessage(playBatch(game, plan, from, to));
});
