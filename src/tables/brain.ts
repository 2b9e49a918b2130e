/** Who thinks for the bots, wherever that is: in threads of a server, in a worker of a page. */

import type { Level } from '../bots/bot.ts';
import type { CommonView, GameTypes } from '../game.ts';

export interface Brain {
  /** `by` is for whom: those who ask a lot wait for themselves, not others for them. */
  choose(
    game: string,
    level: Level,
    view: CommonView,
    moves: readonly GameTypes['move'][],
    seed: string,
    by?: string,
  ): Promise<GameTypes['move']>;
  close(): Promise<void>;
}
