/** The thread in which bots think: a view and its moves come in, the place of the chosen one goes out. */

import { parentPort } from 'node:worker_threads';
import type { Bots } from '../bots/bot.ts';
import { sameJson } from '../bots/match.ts';
import { titles } from '../games/index.ts';
import { Seeded } from '../random.ts';
import type { Answer, Question } from './brain.ts';

const loaded = new Map<string, Promise<Bots>>();

function botsOf(game: string): Promise<Bots> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const title = titles.find(({ rules }) => rules.id === game);
  if (title === undefined) throw new Error(`there is no game ${game}`);
  const bots = title.bot().then((module) => module.bots);
  loaded.set(game, bots);
  return bots;
}

async function answer({ number, game, level, view, moves, seed }: Question): Promise<Answer> {
  try {
    const bots = await botsOf(game);
    const move = bots[level](view, moves, new Seeded(seed));
    const index = moves.findIndex((offered) => offered === move || sameJson(offered, move));
    return index < 0 ? { number, problem: `${game}: chose what it was not offered` } : { number, index };
  } catch (error) {
    return { number, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await answer(question)));
