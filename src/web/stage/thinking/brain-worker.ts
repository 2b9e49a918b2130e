/**
 * The worker in which bots think: a view and its moves come in, the place of the chosen one goes
 * out. Odds are reckoned by the same script in a worker of its own, for both know the same trained
 * numbers. Only the games that are played are loaded.
 */

import type { Bots } from '../../../bots/bot.ts';
import { type Question, thinker } from '../../../bots/thinking.ts';
import { foundIn } from '../../shell/found-in.ts';
import { computeOdds } from '../coach/compute-odds.ts';
import type { Asked } from '../coach/odds-worker.ts';

const modules = foundIn(import.meta.glob<{ readonly bots: Bots }>('../../../games/*/mind/bot.ts'));

const answer = thinker(async (game) => (await modules.load(game)).bots);

self.onmessage = async ({ data }: MessageEvent<Question | Asked>) =>
  self.postMessage(await ('level' in data ? answer(data) : computeOdds(data)));
