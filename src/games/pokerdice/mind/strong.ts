/**
 * The strong player thinks one step further than the casual one: he takes it that the others think like that, and counts
 * exactly what he gains on them, captures and spoiling included. When he throws he guesses each other seat's card and finds
 * the card and the re-throws that gain most; when another throws he guesses the thrower's card and re-throws and plays the
 * card that gains most. He never mixes, so he can be read, and does not ask what his cards will be worth later.
 */

import { bestOf } from '../../../bots/choice.ts';
import { REROLLS } from '../state.ts';
import { casual } from './casual.ts';
import type { Habit, Seen } from './habit.ts';
import { type Commit, commitsOf, type Hand, POINTS_OF } from './hands.ts';
import { planOf } from './plans.ts';
import { bestChoices, nextOf, outcome, weigh } from './rethrows.ts';
import { scored, yielded } from './stakes.ts';
import { KINDS, MAKING } from './throws.ts';

export const strong: Habit = {
  commit(seen, place) {
    const mine = commitsOf(seen.hands[place] as Hand, seen.decks);
    if (place === 0) {
      const spoils = spoilt(seen);
      return bestOf(mine, (commit) => nextOf(bestChoices(worthOf(commit, spoils), REROLLS)).best[seen.thrown] as number);
    }
    const { keep, later } = planOf(casual, seen, casual.commit(seen, 0));
    const kinds = outcome(keep, [later]);
    return bestOf(mine, (commit) => weigh(kinds, yielded(commit)));
  },
  keeps: (seen, mine, rethrows) => nextOf(bestChoices(worthOf(mine, spoilt(seen)), rethrows)).keep,
};

/** By kind of throw: what the active seat gains on the others, each holding the card he is guessed to hold. */
function spoilt(seen: Seen): Float64Array {
  const worth = new Float64Array(KINDS);
  const others = seen.hands.length - 1;
  for (let place = 1; place <= others; place++) {
    for (const card of casual.commit(seen, place)) {
      const making = MAKING[card] as Float64Array;
      const points = (POINTS_OF[card] as number) / others;
      for (let kind = 0; kind < KINDS; kind++) worth[kind] = (worth[kind] as number) + (making[kind] === 1 ? -points : 1);
    }
  }
  return worth;
}

function worthOf(commit: Commit, spoils: Float64Array): Float64Array {
  return scored(commit).map((points, kind) => points + (spoils[kind] as number));
}
