/**
 * One round as the seats are taken to play it when they play well (mind/duel.ts, mind/crowd.ts):
 * what each commits and how often, and what the dice of the active seat come to with each of its
 * cards. A *deal* is one commit of every seat.
 */

import { drawByWeight } from '../../../../bots/choice.ts';
import type { Seat } from '../../../../game.ts';
import { Seeded } from '../../../../random.ts';
import { REROLLS } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { activeWorth } from '../crowd/crowd.ts';
import { crowdOf } from '../crowd/view.ts';
import { against } from '../duel/duel.ts';
import { activeMix, solvedRound, tableOf } from '../duel/view.ts';
import { placeOf, seenIn } from '../habit.ts';
import { type Commit, type Hand, without } from '../hands.ts';
import { amongMasters, handWorth } from '../later.ts';
import { bestChoices, nextOf, outcome } from '../rethrows.ts';
import { MAKING } from '../throws.ts';

export interface RoundModel {
  readonly active: Seat;
  /** By seat: what it may commit, and how often it does. */
  readonly commits: readonly (readonly Commit[])[];
  readonly mixes: readonly ArrayLike<number>[];
  /** The chance of each kind of final throw with this commit of the active seat. */
  kinds(commit: Commit): Float64Array;
  /**
   * What the cards that a seat has left after this commit are worth later, in points; only
   * differences mean anything.
   */
  later(seat: Seat, commit: Commit): number;
}

export function modelOf(view: View): RoundModel {
  const seen = seenIn(view);
  const { active } = view;
  const model =
    view.seats.length === 2 ? duelModel(view, seen.thrown) : crowdModel(view, seen.thrown);
  const found = new Map<string, Float64Array>();
  return {
    active,
    ...model,
    kinds(commit) {
      const kinds = found.get(commit.join()) ?? model.kinds(commit);
      found.set(commit.join(), kinds);
      return kinds;
    },
    later(seat, commit) {
      const place = placeOf(view, seat);
      const rest = without(seen.hands[place] as Hand, commit);
      return handWorth(rest, seen.rounds - 1, seen.decks, place === 1, amongMasters);
    },
  };
}

type Play = Pick<RoundModel, 'commits' | 'mixes' | 'kinds'>;

function duelModel(view: View, thrown: number): Play {
  const solved = solvedRound(tableOf(view), thrown);
  const bySeat = <T>(mine: T, theirs: T): readonly T[] =>
    view.active === 0 ? [mine, theirs] : [theirs, mine];
  return {
    commits: bySeat(solved.mine, solved.theirs),
    mixes: bySeat<ArrayLike<number>>(activeMix(solved), solved.others),
    kinds(commit) {
      const row = solved.mine.findIndex((one) => one.join() === commit.join());
      return bestPlay(
        against(solved.stakes[row] as readonly Float64Array[], solved.others),
        thrown,
      );
    },
  };
}

function crowdModel(view: View, thrown: number): Play {
  const { mixes } = crowdOf(view);
  const bySeat = view.seats.map((_, seat) => mixes[placeOf(view, seat)] as Float64Array);
  return {
    commits: bySeat.map(() => MAKING.map((_, card) => [card])),
    mixes: bySeat,
    kinds: ([card]) => bestPlay(activeWorth(card as number, mixes.slice(1)), thrown),
  };
}

/** What the dice come to under the best re-throws for what each kind of throw is worth. */
function bestPlay(worth: Float64Array, thrown: number): Float64Array {
  const choices = bestChoices(worth, REROLLS);
  const [, ...later] = choices.map(({ keep }) => keep);
  return outcome(nextOf(choices).keep[thrown] as number, later);
}

/** Commits of all seats, drawn as often as they are played; the same for the same round. */
export function dealsOf(
  { commits, mixes }: RoundModel,
  count: number,
  seed: string,
): readonly (readonly Commit[])[] {
  const random = new Seeded(seed);
  return Array.from({ length: count }, () =>
    commits.map(
      (all, seat) =>
        all[drawByWeight(Array.from(mixes[seat] as ArrayLike<number>), random)] as Commit,
    ),
  );
}
