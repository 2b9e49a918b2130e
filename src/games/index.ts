/** The games. A fourth is a folder beside these and one line here. */

import type { AnyGame } from '../game.ts';
import type { GameEntry } from './entry.ts';

export type { GameEntry };

/** One line a game: an import that is awaited needs no second line for its name. */
const loaded = await Promise.all([
  import('./pokerdice/entry.ts'),
  import('./next/entry.ts'),
  import('./sequence/entry.ts'),
]);

export const gameEntries: readonly GameEntry[] = loaded.map(({ entry }) => entry);

export const games: readonly AnyGame[] = gameEntries.map(({ rules }) => rules);
