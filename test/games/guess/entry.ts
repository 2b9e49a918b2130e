/** The toy as the registry knows it. */

import type { GameEntry } from '../../../src/games/entry.ts';
import { guess } from './rules/rules.ts';

export const entry: GameEntry = {
  rules: guess,
  schemas: () => import('./rules/schemas.ts'),
  terminal: () => import('./terminal/terminal.ts'),
  odds: () => import('./mind/odds.ts'),
  bot: () => import('./mind/bot.ts'),
};
