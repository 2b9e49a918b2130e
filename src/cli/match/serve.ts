/**
 * One core's share of a match: asked for a block, answers with it; asked to close, ends the
 * programs it has started.
 */

import { parentPort, type Worker, workerData } from 'node:worker_threads';
import { type MatchPlan, playBlock } from '../../bots/match.ts';
import type { Player } from '../../bots/player.ts';
import { games } from '../../games/index.ts';
import { Children } from './children.ts';
import { Engine } from './engine.ts';

export interface MatchData {
  readonly plan: MatchPlan;
  /** The number of the first block. */
  readonly first: number;
  readonly think: number;
  readonly verbose: boolean;
  readonly children: SharedArrayBuffer;
}

export interface Serving extends Omit<MatchData, 'children'> {
  readonly children: Children;
}

const CLOSE = 'close';
const CLOSED = 'closed';
/** More than a program gets to leave by itself. */
const CLOSING = 1500;

export async function serveMatch(
  seat: (serving: Serving) => Promise<readonly Player[]>,
): Promise<void> {
  const data = workerData as MatchData;
  const { plan } = data;
  const game = games.find(({ id }) => id === plan.game);
  if (game === undefined) throw new Error(`there is no game ${plan.game}`);
  const seating = seat({ ...data, children: new Children(data.children) });
  parentPort?.on('message', async (message: { readonly from: number } | typeof CLOSE) => {
    const players = await seating;
    if (message === CLOSE) {
      await Promise.all(
        players.map((player) => (player instanceof Engine ? player.close() : undefined)),
      );
      parentPort?.postMessage(CLOSED);
    } else {
      parentPort?.postMessage(
        await playBlock(game, plan, players, data.first + message.from, () => performance.now()),
      );
    }
  });
}

/**
 * Lets workers end their programs; those of a worker that does not answer are ended over its head.
 */
export async function closeWorkers(workers: readonly Worker[], children: Children): Promise<void> {
  const closed = workers.map(
    (worker) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, CLOSING);
        worker.on('message', (message) => {
          if (message !== CLOSED) return;
          clearTimeout(timer);
          resolve();
        });
        worker.on('exit', () => resolve());
        worker.postMessage(CLOSE);
      }),
  );
  await Promise.all(closed);
  children.endAll();
}
