/** The odds of a round among three to five, from how the seats are expected to play. */

import type { MoveOdds } from '../../../../odds.ts';
import type { Move } from '../../rules/moves.ts';
import { REROLLS } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { Expected, Facts } from '../facts.ts';
import { chanceOf, commitCards, expectedOf, otherSeats } from '../gains.ts';
import { placeOf, type Seen, seenIn } from '../habit.ts';
import { cardsNamed, POINTS_OF } from '../hands.ts';
import { rethrowOdds } from '../rethrow-odds.ts';
import { bestChoices, outcome } from '../rethrows.ts';
import { MAKING } from '../throws.ts';
import { activeWorth, type Custom, passiveWorth, restWorth } from './crowd.ts';
import { crowdOf } from './view.ts';

const SINGLES = MAKING.map((_, card) => [card]);

export function companyOdds(view: View, moves: readonly Move[]): readonly MoveOdds<Move, Facts>[] {
  const custom = crowdOf(view);
  const expected = otherSeats(view).map((seat) =>
    expectedOf(seat, SINGLES, custom.mixes[placeOf(view, seat)] as Float64Array),
  );
  if (view.phase === 'reroll') {
    return rethrowOdds(
      view,
      moves,
      cardsNamed(view.myCommit ?? []),
      heldBy(custom.mixes.slice(1)),
      expected,
    );
  }
  const seen = seenIn(view);
  return moves.flatMap((move) => {
    if (move.type !== 'commit') return [];
    const [card] = cardsNamed(move.cards) as readonly [number];
    return [commitOdds(view, move, card, seen, custom, expected)];
  });
}

function heldBy(mixes: readonly Float64Array[]): Float64Array {
  return Float64Array.from(MAKING, (_, card) =>
    mixes.reduce((sum, mix) => sum + (mix[card] as number), 0),
  );
}

function commitOdds(
  view: View,
  move: Move,
  card: number,
  seen: Seen,
  { mixes, chances }: Custom,
  expected: readonly Expected[],
): MoveOdds<Move, Facts> {
  const place = view.viewer === 'public' ? 0 : placeOf(view, view.viewer);
  const { thrown } = seen;
  const others = mixes.length - 1;
  const later = restWorth(seen, place, card);
  const often = mixes[place]?.[card] as number;
  if (place > 0) {
    const chance = chances[card] as number;
    const cards = commitCards([card], thrown, false, () => chance);
    const [points, theirs] = [chance * (POINTS_OF[card] as number), (1 - chance) / others];
    const value = passiveWorth(card, chance, others) + later;
    return {
      move,
      value,
      facts: { kind: 'commit', cards, points, captures: 0, theirs, later, often, expected },
    };
  }
  const [first, second] = bestChoices(activeWorth(card, mixes.slice(1)), REROLLS);
  const kinds = outcome(first?.keep[thrown] ?? thrown, second === undefined ? [] : [second.keep]);
  const held = heldBy(mixes.slice(1));
  const sum = (worth: (other: number, chance: number) => number): number =>
    held.reduce((total, copies, other) => total + copies * worth(other, chanceOf(other, kinds)), 0);
  const captures = sum((_, chance) => 1 - chance);
  const points = captures + chanceOf(card, kinds) * (POINTS_OF[card] as number);
  const theirs = sum((other, chance) => chance * (POINTS_OF[other] as number)) / others;
  const cards = commitCards([card], thrown, true, (one) => chanceOf(one, kinds));
  const value = points - theirs + later;
  return {
    move,
    value,
    facts: { kind: 'commit', cards, points, captures, theirs, later, often, expected },
  };
}
