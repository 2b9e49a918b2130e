/**
 * What a game can say about choices when it is looked back at: its folder's board-analysis.ts
 * exports it as `retelling`.
 */

import type { CommonView, GameTypes } from '../../../game.ts';

/**
 * The words of the game, and those of its analysis (src/games/<game>/words/<language>/analysis.ts).
 */
export interface RetellingWords {
  readonly game: unknown;
  readonly analysis: unknown;
}

/**
 * Written as methods, which TypeScript compares loosely, so that a game's own fits where the game
 * is not known.
 */
export interface Retelling<
  View extends CommonView = CommonView,
  Move extends GameTypes['move'] = GameTypes['move'],
> {
  /**
   * A move as somebody would name it, who saw this view: “Full house”, “throw 2 dice, keep 3 3 3”.
   */
  choice(view: View, move: Move, names: readonly string[], words: RetellingWords): string;
  /** What to try next time, for a kind of mistake; undefined for a kind nobody knows. */
  advice(kind: string, words: RetellingWords): string | undefined;
  /** What moved chances besides dice and choices. */
  rest(words: RetellingWords): string;
}
