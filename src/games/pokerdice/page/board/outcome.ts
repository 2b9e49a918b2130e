/**
 * How a round ended: what became of each card, read off the judged round. The rules have judged;
 * this only says it.
 */

import type { Seat } from '../../../../game.ts';
import { made, OBJECTIVES, type Objective, POINTS } from '../../rules/objectives.ts';
import type { RoundView } from '../../rules/view.ts';

/** P36 to P38: made, the thrower's and not made, another's and not made. */
export type Fate = 'won' | 'out' | 'captured';

export interface Verdict {
  readonly seat: Seat;
  readonly card: Objective;
  readonly fate: Fate;
  /** Who scores for it, and how much; nobody for a card that is out. */
  readonly to: Seat | null;
  readonly points: number;
}

export function isMade(card: Objective, dice: readonly number[]): boolean {
  return ((made(dice) >> OBJECTIVES.indexOf(card)) & 1) === 1;
}

/**
 * The order in which cards are turned up: the thrower's, which lies open already, then clockwise.
 */
export function turningOrder(active: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, step) => (active + step) % seats);
}

/** Every card of a round and what became of it, in the order they are turned up. */
export function verdicts(round: RoundView): readonly Verdict[] {
  return turningOrder(round.active, round.cards.length).flatMap((seat) => verdictsOf(round, seat));
}

export function verdictsOf(round: RoundView, seat: Seat): readonly Verdict[] {
  return (round.cards[seat] ?? []).map((card) => {
    if (isMade(card, round.dice))
      return { seat, card, fate: 'won', to: seat, points: POINTS[card] };
    if (seat === round.active) return { seat, card, fate: 'out', to: null, points: 0 };
    return { seat, card, fate: 'captured', to: round.active, points: 1 };
  });
}

/** What each seat scored in a round. */
export function gains(round: RoundView): readonly number[] {
  const points = round.cards.map(() => 0);
  for (const verdict of verdicts(round)) {
    if (verdict.to !== null) points[verdict.to] = (points[verdict.to] ?? 0) + verdict.points;
  }
  return points;
}
