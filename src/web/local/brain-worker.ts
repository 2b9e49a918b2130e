/**
 * The worker in which bots think: a view and its moves come in, the place of the chosen one goes out. Odds are reckoned by the
 * same script in a worker of its own, for both know the same trained numbers. Only the games that are played are loaded.
 */

import type { Bots } from '../../bots/bot.ts';
import { type Question, thinker } from '../../bots/thinking.ts';
import { reckon } from '../coach/reckon.ts';
import type { Asked } from '../coach/reckoner.ts';

const modules = import.meta.glob<{ readonly bots: Bots }>('../../games/*/bot.ts');

const answer = thinker(async (game) => {
  const load = modules[`../../games/${game}/bot.ts`];
  if (load === undefined) throw new Error(`there is no game ${game}`);
  return (await load()).bots;
});

self.onmessage = async ({ data }: MessageEvent<Question | Asked>) =>
  self.postMessage(await ('level' in data ? answer(data) : reckon(data)));
