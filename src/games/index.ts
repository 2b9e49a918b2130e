/** The games. A fourth is a folder beside these and one line here. */

import type { AnyGame } from '../game.ts';
import type { Face } from '../terminal/face.ts';
import { next } from './next/rules.ts';
import { pokerdice } from './pokerdice/rules.ts';
import { sequence } from './sequence/rules.ts';

/** A game and how it shows itself, which is loaded where it is needed. */
export interface Title {
  readonly rules: AnyGame;
  terminal(): Promise<{ readonly face: Face }>;
}

export const titles: readonly Title[] = [
  { rules: pokerdice, terminal: () => import('./pokerdice/terminal.ts') },
  { rules: next, terminal: () => import('./next/terminal.ts') },
  { rules: sequence, terminal: () => import('./sequence/terminal.ts') },
];

export const games: readonly AnyGame[] = titles.map(({ rules }) => rules);
