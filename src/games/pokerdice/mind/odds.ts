/**
 * What the odds are in Pokerdice. Chances of the dice are exact; what the others hold is not known,
 * so what depends on it rests on the solution of the round (mind/duel.ts, mind/crowd.ts): the seats
 * are taken to play well.
 */

import { type Odds, ranked } from '../../../odds.ts';
import type { Move } from '../rules/moves.ts';
import { OBJECTIVES, type Objective, POINTS } from '../rules/objectives.ts';
import type { View } from '../rules/view.ts';
import { firstThrowChance, threeThrowChance } from './chances.ts';
import { companyOdds } from './crowd/odds.ts';
import { duelOdds } from './duel/odds.ts';
import { exactly } from './exact.ts';
import type { CommitFacts, Facts, RethrowFacts, RollFacts } from './facts.ts';
import { cardsNamed } from './hands.ts';

export type { CommitFacts, Facts, RethrowFacts, RollFacts };

export function odds(view: View, moves: readonly Move[]): Odds<Move, Facts> {
  if (view.phase === 'roll')
    return { measure: 'points', moves: moves.map((move) => rollOdds(view, move)) };
  const facts = view.seats.length === 2 ? duelOdds(view, moves) : companyOdds(view, moves);
  return { measure: 'points', moves: ranked(facts) };
}

/** There is nothing to choose; what the throw may bring is worth knowing. */
function rollOdds(view: View, move: Move): { move: Move; value: number; facts: RollFacts } {
  const seat = view.seats[view.viewer === 'public' ? view.active : view.viewer];
  const cards = cardsNamed([...new Set(seat?.left ?? [])]).map((card) => {
    const name = OBJECTIVES[card] as Objective;
    return {
      card: name,
      points: POINTS[name],
      thrown: exactly(firstThrowChance(card), 5),
      best: exactly(threeThrowChance(card), 15),
    };
  });
  return { move, value: 0, facts: { kind: 'roll', cards } };
}
