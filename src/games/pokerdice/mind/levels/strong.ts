/**
 * The strong player thinks one step further than the casual one: it assumes that the others think
 * like that, and counts exactly what it gains on them, captures and spoiling included. When it
 * throws, it guesses each other seat's card and finds the card and the re-throws that gain most;
 * when another throws, it guesses the thrower's card and re-throws and plays the card that gains
 * most. It never mixes, so it can be read, and does not ask what its cards will be worth later.
 */

import { bestOf } from '../../../../bots/choice.ts';
import { remembered } from '../../../../bots/memory.ts';
import { REROLLS } from '../../rules/state.ts';
import { scored, yielded } from '../duel/stakes.ts';
import type { Habit, Seen } from '../habit.ts';
import { type Commit, commitsOf, type Hand, POINTS_OF } from '../hands.ts';
import { planOf } from '../plans.ts';
import { bestChoices, type Choice, nextOf, outcome, weigh } from '../rethrows.ts';
import { KINDS, MAKING } from '../throws.ts';
import { casual } from './casual.ts';

export const strong: Habit = {
  commit(seen, place) {
    const mine = commitsOf(seen.hands[place] as Hand, seen.decks);
    if (place === 0) {
      const guessed = guess(seen);
      return bestOf(
        mine,
        (commit) => nextOf(choicesAgainst(commit, guessed)).best[seen.thrown] as number,
      );
    }
    const { keep, later } = planOf(casual, seen, casual.commit(seen, 0));
    const kinds = outcome(keep, [later]);
    return bestOf(mine, (commit) => weigh(kinds, yielded(commit)));
  },
  keeps: (seen, mine, rethrows) =>
    nextOf(choicesAgainst(mine, guess(seen)).slice(REROLLS - rethrows)).keep,
};

/** What the others are guessed to hold. */
interface Guess {
  readonly cards: Commit;
  readonly others: number;
}

function guess(seen: Seen): Guess {
  const cards = seen.hands.flatMap((_, place) => (place === 0 ? [] : casual.commit(seen, place)));
  return { cards: cards.toSorted((one, other) => one - other), others: seen.hands.length - 1 };
}

/**
 * The same few guesses come again and again, so the last ones are remembered; the answer is the
 * same without.
 */
const CHOICES = remembered<string, readonly Choice[]>(512);

function choicesAgainst(commit: Commit, guessed: Guess): readonly Choice[] {
  return CHOICES(`${commit}/${guessed.cards}/${guessed.others}`, () =>
    bestChoices(worthOf(commit, spoilt(guessed)), REROLLS),
  );
}

/**
 * By kind of throw: what the active seat gains on the others, each holding the card it is guessed
 * to hold.
 */
function spoilt({ cards, others }: Guess): Float64Array {
  const worth = new Float64Array(KINDS);
  for (const card of cards) {
    const making = MAKING[card] as Float64Array;
    const points = (POINTS_OF[card] as number) / others;
    for (let kind = 0; kind < KINDS; kind++)
      worth[kind] = (worth[kind] as number) + (making[kind] === 1 ? -points : 1);
  }
  return worth;
}

function worthOf(commit: Commit, spoils: Float64Array): Float64Array {
  return scored(commit).map((points, kind) => points + (spoils[kind] as number));
}
