/** The games. A fourth is a folder beside these and one line here. */

import type { Bots } from '../bots/bot.ts';
import type { AnyGame } from '../game.ts';
import type { Advise } from '../odds.ts';
import type { Face, LoadWords } from '../terminal/face.ts';
import { next } from './next/rules.ts';
import { pokerdice } from './pokerdice/rules.ts';
import { sequence } from './sequence/rules.ts';

/** A game; how it shows itself, its odds and its bots are loaded where they are needed. */
export interface Title {
  readonly rules: AnyGame;
  terminal(): Promise<{ faceIn(load: LoadWords): Promise<Face> }>;
  odds(): Promise<{ readonly odds: Advise }>;
  bot(): Promise<{ readonly bots: Bots }>;
}

export const titles: readonly Title[] = [
  {
    rules: pokerdice,
    terminal: () => import('./pokerdice/terminal.ts'),
    odds: () => import('./pokerdice/odds.ts'),
    bot: () => import('./pokerdice/bot.ts'),
  },
  {
    rules: next,
    terminal: () => import('./next/terminal.ts'),
    odds: () => import('./next/odds.ts'),
    bot: () => import('./next/bot.ts'),
  },
  {
    rules: sequence,
    terminal: () => import('./sequence/terminal.ts'),
    odds: () => import('./sequence/odds.ts'),
    bot: () => import('./sequence/bot.ts'),
  },
];

export const games: readonly AnyGame[] = titles.map(({ rules }) => rules);
