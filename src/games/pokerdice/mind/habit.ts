/**
 * A habit is a way of thinking that gives one answer: what to commit, and what to keep of the dice.
 * The weaker levels are habits. The master knows them too, as ways in which others may think.
 */

import type { Bot } from '../../../bots/bot.ts';
import type { Seat } from '../../../game.ts';
import type { Move } from '../rules/moves.ts';
import type { Pokerdice } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import { moveKeeping } from './dice.ts';
import { type Commit, cardsNamed, type Hand, handOf } from './hands.ts';
import { keepOf } from './throws.ts';

/** What everybody sees of a round when cards are committed. */
export interface Seen {
  /** The hands, the active seat's first, then clockwise. */
  readonly hands: readonly Hand[];
  readonly decks: number;
  /** Rounds to come, this one counted. */
  readonly rounds: number;
  /** The throw on which cards are committed. */
  readonly thrown: number;
}

export interface Habit {
  /** What the seat so far clockwise from the active one commits. */
  commit(seen: Seen, place: number): Commit;
  /** By throw that may lie: what the active seat keeps of it, with this many re-throws to come. */
  keeps(seen: Seen, mine: Commit, rethrows: number): Int16Array;
}

/** How far clockwise from the active seat. */
export function placeOf(view: View, seat: Seat): number {
  return (seat - view.active + view.seats.length) % view.seats.length;
}

export function seenIn(view: View): Seen {
  const hands = view.seats.map((_, place) => {
    const seat = view.seats[(view.active + place) % view.seats.length];
    return handOf(cardsNamed(seat?.left ?? []));
  });
  const dice = view.committedOn ?? view.dice ?? [];
  return { hands, decks: view.decks, rounds: view.rounds - view.round + 1, thrown: keepOf(dice) };
}

export function botOf(habit: Habit): Bot<Pokerdice> {
  return (view, moves) => {
    if (view.viewer === 'public' || moves.length === 1) return moves[0] as Move;
    const seen = seenIn(view);
    if (view.phase === 'commit') {
      const commit = habit.commit(seen, placeOf(view, view.viewer)).join();
      return (
        moves.find((move) => move.type === 'commit' && cardsNamed(move.cards).join() === commit) ??
        (moves[0] as Move)
      );
    }
    const dice = view.dice ?? [];
    const keeps = habit.keeps(seen, cardsNamed(view.myCommit ?? []), view.rerollsLeft);
    return moveKeeping(keeps[keepOf(dice)] as number, dice);
  };
}
