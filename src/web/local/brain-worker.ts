/** The worker in which bots think: a view and its moves come in, the place of the chosen one goes out. Only the games that are played are loaded. */

import type { Bots } from '../../bots/bot.ts';
import { type Question, thinker } from '../../bots/thinking.ts';

const modules = import.meta.glob<{ readonly bots: Bots }>('../../games/*/bot.ts');

const answer = thinker(async (game) => {
  const load = modules[`../../games/${game}/bot.ts`];
  if (load === undefined) throw new Error(`there is no game ${game}`);
  return (await load()).bots;
});

self.onmessage = async ({ data }: MessageEvent<Question>) => self.postMessage(await answer(data));
