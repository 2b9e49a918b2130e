/**
 * The casual player has learnt the chances. When it throws, it plays the card that promises most
 * points under the best re-throws for it, and follows them; when another throws, it assumes that
 * the dice stay as they lie, and when they show none of its cards it gives away a cheap one. It
 * never spoils, and never thinks of what the others hold or of later rounds.
 */

import { bestOf } from '../../../../bots/choice.ts';
import { REROLLS } from '../../rules/state.ts';
import { bestChance, choicesFor, isMade } from '../chances.ts';
import { scored } from '../duel/stakes.ts';
import type { Habit } from '../habit.ts';
import { type Commit, commitsOf, type Hand, POINTS_OF } from '../hands.ts';
import { bestChoices, type Choice, nextOf } from '../rethrows.ts';

export const casual: Habit = {
  commit({ hands, decks, thrown }, place) {
    const worth = place === 0 ? hoped : shown;
    return bestOf(commitsOf(hands[place] as Hand, decks), (commit) =>
      commit.reduce((sum, card) => sum + worth(card, thrown), 0),
    );
  },
  keeps: (_, mine, rethrows) => nextOf(choicesForAll(mine, rethrows)).keep,
};

function choicesForAll(mine: Commit, rethrows: number): readonly Choice[] {
  return mine.length === 1
    ? choicesFor(mine[0] as number, rethrows)
    : bestChoices(scored(mine), rethrows);
}

function hoped(card: number, thrown: number): number {
  return (POINTS_OF[card] as number) * bestChance(card, thrown, REROLLS);
}

/** A card that lies there is worth its points; of the others the cheapest is the smallest loss. */
function shown(card: number, thrown: number): number {
  const points = POINTS_OF[card] as number;
  return isMade(card, thrown) ? points : -points / 10;
}
