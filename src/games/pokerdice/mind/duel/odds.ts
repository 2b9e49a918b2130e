/** The odds of a round between two, from its solution. */

import type { MoveOdds } from '../../../../odds.ts';
import type { Move } from '../../rules/moves.ts';
import { REROLLS } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { Facts } from '../facts.ts';
import {
  chanceOf,
  commitCards,
  copiesExpected,
  expectedOf,
  failuresOf,
  pointsOf,
} from '../gains.ts';
import { seenIn } from '../habit.ts';
import { type Commit, cardsNamed } from '../hands.ts';
import { rethrowOdds } from '../rethrow-odds.ts';
import { bestChoices, outcome, weigh } from '../rethrows.ts';
import { against, type Plan } from './duel.ts';
import { activeMix, type SolvedRound, solvedRound, tableOf } from './view.ts';

export function duelOdds(view: View, moves: readonly Move[]): readonly MoveOdds<Move, Facts>[] {
  const { thrown } = seenIn(view);
  const solved = solvedRound(tableOf(view), thrown);
  const other = 1 - view.active;
  if (view.phase === 'reroll') {
    const mine = cardsNamed(view.myCommit ?? []);
    const held = copiesExpected(solved.theirs, solved.others);
    return rethrowOdds(view, moves, mine, held, [expectedOf(other, solved.theirs, solved.others)]);
  }
  return moves.flatMap((move) => {
    if (move.type !== 'commit') return [];
    const commit = cardsNamed(move.cards);
    return view.viewer === view.active
      ? [activeOdds(move, commit, solved, thrown, other)]
      : [otherOdds(move, commit, solved, thrown, view.active)];
  });
}

function placeOf(commits: readonly Commit[], commit: Commit): number {
  return commits.findIndex((one) => one.join() === commit.join());
}

/**
 * The active side's card with the best re-throws against what the other side is expected to hold.
 */
function activeOdds(
  move: Move,
  commit: Commit,
  solved: SolvedRound,
  thrown: number,
  other: number,
): MoveOdds<Move, Facts> {
  const row = placeOf(solved.mine, commit);
  const [first, second] = bestChoices(
    against(solved.stakes[row] as readonly Float64Array[], solved.others),
    REROLLS,
  );
  const kinds = outcome(first?.keep[thrown] ?? thrown, second === undefined ? [] : [second.keep]);
  const chance = (card: number): number => chanceOf(card, kinds);
  const value = first?.best[thrown] ?? 0;
  const captures = averaged(solved.theirs, solved.others, (reply) => failuresOf(reply, chance));
  const points = pointsOf(commit, chance) + captures;
  const theirs = averaged(solved.theirs, solved.others, (reply) => pointsOf(reply, chance));
  return {
    move,
    value,
    facts: {
      kind: 'commit',
      cards: commitCards(commit, thrown, true, chance),
      points,
      captures,
      theirs,
      later: value - points + theirs,
      often: activeMix(solved)[row] as number,
      expected: [expectedOf(other, solved.theirs, solved.others)],
    },
  };
}

/** The other side's card, with the active side playing its plans as often as the solution says. */
function otherOdds(
  move: Move,
  commit: Commit,
  solved: SolvedRound,
  thrown: number,
  active: number,
): MoveOdds<Move, Facts> {
  const column = placeOf(solved.theirs, commit);
  const { plans, mine } = solved;
  const ends = plans.map(({ keep, later }) => outcome(keep, [later]));
  const over = (worth: (plan: Plan, kinds: Float64Array) => number): number =>
    plans.reduce((sum, plan, at) => sum + plan.weight * worth(plan, ends[at] as Float64Array), 0);
  const chance = (card: number): number => over((_, kinds) => chanceOf(card, kinds));
  const value = -over((plan, kinds) =>
    weigh(kinds, solved.stakes[plan.commit]?.[column] as Float64Array),
  );
  const points = pointsOf(commit, chance);
  const lost = failuresOf(commit, chance);
  const theirs =
    lost +
    over((plan, kinds) => pointsOf(mine[plan.commit] as Commit, (card) => chanceOf(card, kinds)));
  return {
    move,
    value,
    facts: {
      kind: 'commit',
      cards: commitCards(commit, thrown, false, chance),
      points,
      captures: 0,
      theirs,
      later: value - points + theirs,
      often: solved.others[column] as number,
      expected: [expectedOf(active, mine, activeMix(solved))],
    },
  };
}

function averaged(
  commits: readonly Commit[],
  mix: Float64Array,
  worth: (commit: Commit) => number,
): number {
  return commits.reduce(
    (sum, commit, at) => sum + ((mix[at] as number) > 0 ? (mix[at] as number) * worth(commit) : 0),
    0,
  );
}
