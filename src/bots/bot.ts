/**
 * A bot knows what its seat knows: the view, the moves it is offered and a source of chance.
 * Nothing else reaches it, and it keeps nothing from one decision to the next that could change an
 * answer. Laws, tested for every game and level: the same view and seed give the same move,
 * whatever is hidden, and the move is one of those offered.
 */

import type { GameTypes } from '../game.ts';
import type { Random } from '../random.ts';

/**
 * Written as a method, which TypeScript compares loosely, so that the bot of one game can be used
 * by code that knows no game: see AnyGame.
 */
export type Bot<K extends GameTypes = GameTypes> = {
  bot(view: K['view'], moves: readonly K['move'][], random: Random): K['move'];
}['bot'];

/**
 * From the weakest to the strongest. A level is a way of thinking, not a strong player with noise
 * on top.
 */
export const LEVELS = ['beginner', 'casual', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What a game's bot.ts exports as `bots`. */
export type Bots<K extends GameTypes = GameTypes> = Readonly<Record<Level, Bot<K>>>;
