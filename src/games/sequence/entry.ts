/** Séquence Dés as the registry knows it. */

import type { GameEntry } from '../entry.ts';
import { sequence } from './rules/rules.ts';

export const entry: GameEntry = {
  rules: sequence,
  schemas: () => import('./rules/schemas.ts'),
  terminal: () => import('./terminal/terminal.ts'),
  odds: () => import('./mind/odds.ts'),
  bot: () => import('./mind/bot.ts'),
};
