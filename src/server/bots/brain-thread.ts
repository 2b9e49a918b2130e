/**
 * The thread in which bots think: a view and its moves come in, the place of the chosen one goes
 * out.
 */

import { parentPort } from 'node:worker_threads';
import { type Question, thinker } from '../../bots/thinking.ts';
import { gameEntries } from '../../games/index.ts';

const answer = thinker(async (game) => {
  const title = gameEntries.find(({ rules }) => rules.id === game);
  if (title === undefined) throw new Error(`there is no game ${game}`);
  return (await title.bot()).bots;
});

parentPort?.on('message', async (question: Question) =>
  parentPort?.postMessage(await answer(question)),
);
