/** Bots that think here and now: the real ones, in no thread. */

import type { Bots, Level } from '../../src/bots/bot.ts';
import type { CommonView, GameTypes } from '../../src/game.ts';
import { gameEntries } from '../../src/games/index.ts';
import { Seeded } from '../../src/random.ts';
import type { Brain } from '../../src/tables/brain.ts';

const BOTS: ReadonlyMap<string, Bots> = new Map(
  await Promise.all(
    gameEntries.map(async ({ rules, bot }) => [rules.id, (await bot()).bots] as const),
  ),
);

/** As a beginner would: a world has no time to think deeply. */
const LEVEL: Level = 'beginner';

export function chooseMove(
  game: string,
  view: CommonView,
  moves: readonly GameTypes['move'][],
  seed: string,
): GameTypes['move'] {
  const bot = BOTS.get(game)?.[LEVEL];
  if (bot === undefined) throw new Error(`no bots for ${game}`);
  return bot(view, moves, new Seeded(seed));
}

export const hereAndNow: Brain = {
  choose: async (game, _, view, moves, seed) => chooseMove(game, view, moves, seed),
  close: async () => undefined,
};
