/**
 * The beginner looks at its cards and at the dice, and at nobody. It plays the dearest card that
 * the dice show or nearly show, keeps the dice that look like it, and stops when it is there. That
 * others bet on the same dice never crosses its mind.
 */

import { bestOf } from '../../../../bots/choice.ts';
import { DICE } from '../../rules/state.ts';
import type { Habit } from '../habit.ts';
import { commitsOf, type Hand, POINTS_OF } from '../hands.ts';
import { looksLike } from '../likeness.ts';
import { KEEPS, THROWS } from '../throws.ts';

/**
 * By dice missing: a card that is there counts in full, one that lacks a die nearly so. Children
 * are hopeful.
 */
const HOPES = [1, 0.7, 0.2, 0.05, 0.02, 0];

export const beginner: Habit = {
  commit: ({ hands, decks, thrown }, place) =>
    bestOf(commitsOf(hands[place] as Hand, decks), (commit) =>
      commit.reduce(
        (sum, card) => sum + (POINTS_OF[card] as number) * (HOPES[missing(card, thrown)] as number),
        0,
      ),
    ),
  /** With two cards it minds the dearer one that is not there yet. */
  keeps: (_, mine) =>
    Int16Array.from({ length: THROWS }, (_, lies) => {
      const open = mine.filter((card) => missing(card, lies) > 0);
      return open.length === 0
        ? lies
        : looksLike(
            bestOf(open, (card) => POINTS_OF[card] as number),
            lies,
          );
    }),
};

function missing(card: number, thrown: number): number {
  return DICE - (KEEPS[looksLike(card, thrown)] as readonly number[]).length;
}
