/** How each game is played on the page, from the file of its name beside this one. */

import { ownOf } from '../../own.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choose } from './player.ts';

interface OwnPlayer {
  readonly choose: Choose;
  /** The names that its button may have when a whole throw is made. */
  throws(words: Catalogue): readonly string[];
  /** How many opponents make the quickest game; one if it says nothing. */
  readonly opponents?: number;
}

export const playerOf = await ownOf<OwnPlayer>('support/browser/players');
