/** The games under test: the product's, and a toy that joins them by one line. */

import type { AnyGame } from '../../src/game.ts';
import { type GameEntry, gameEntries as ours } from '../../src/games/index.ts';
import { entry } from './guess/entry.ts';

export const gameEntries: readonly GameEntry[] = [...ours, entry];

export const games: readonly AnyGame[] = gameEntries.map(({ rules }) => rules);
