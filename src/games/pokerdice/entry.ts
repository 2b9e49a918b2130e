/** Pokerdice as the registry knows it. */

import type { GameEntry } from '../entry.ts';
import { pokerdice } from './rules/rules.ts';

export const entry: GameEntry = {
  rules: pokerdice,
  schemas: () => import('./rules/schemas.ts'),
  terminal: () => import('./terminal/terminal.ts'),
  odds: () => import('./mind/odds.ts'),
  bot: () => import('./mind/bot.ts'),
};
