/** Who thinks for the bots, wherever that is: in threads of a server, in a worker of a page. */

import type { Level } from '../bots/bot.ts';
import type { CommonView, Kinds } from '../game.ts';

export interface Brain {
  choose(game: string, level: Level, view: CommonView, moves: readonly Kinds['move'][], seed: string): Promise<Kinds['move']>;
  close(): Promise<void>;
}
