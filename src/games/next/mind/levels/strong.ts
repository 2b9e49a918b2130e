/**
 * The strong player reckons one throw ahead, exactly: it keeps the dice with which the next throw
 * alone brings most points. It takes the best card as soon as one is made, turning a die where that
 * makes one. It does not see the throw after the next, reckon with the black dice beforehand, use a
 * part of a failed turn's dice, or look at actions, at the race for cards and at what it leaves to
 * others; nor does it remember what they took: a card of theirs counts as two and a half points.
 */

import { bestOf } from '../../../../bots/choice.ts';
import { needOf } from '../../rules/cards.ts';
import type { Move } from '../../rules/moves.ts';
import { THROWS } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { FULL_PLACES, madeBy, placeOf } from '../dice.ts';
import { leastGiven } from '../give.ts';
import { expect, newNumbers, plainTwins } from '../throwing.ts';
import { lockedOf, throwOf, turned } from '../worth.ts';

const A_CARD = 2.5;

export function strong(view: View, moves: readonly Move[]): Move {
  if (moves.length === 1) return moves[0] as Move;
  switch (view.phase) {
    case 'turn':
      return bestOf(moves, oneThrowAhead(view));
    case 'action':
      return bestOf(moves, (move) =>
        'from' in move ? (view.seats[move.from]?.held as number) : 0,
      );
    case 'give':
      return leastGiven(view, moves);
    default:
      return bestOf(moves, (move) =>
        move.type === (seemsAhead(view) ? 'finish' : 'continue') ? 1 : 0,
      );
  }
}

function seemsAhead(view: View): boolean {
  const mine = view.seats[view.turn]?.points ?? 0;
  return view.seats.every(({ held }, seat) => seat === view.turn || mine > A_CARD * held);
}

/**
 * Kinds of moves before all others: a card that is made, a turned die that makes one, all six of a
 * failed turn's dice.
 */
const TAKE = 100_000;
const TURN = 10_000;
const AFRESH = 2_000;

function oneThrowAhead(view: View): (move: Move) => number {
  const made = madeBy(view.piles.map(({ top }) => (top === null ? -1 : needOf(top))));
  const points = view.piles.map(({ top }) => top?.points ?? 0);
  const best = Array.from({ length: 8 }, (_, piles) =>
    Math.max(0, ...points.filter((_worth, pile) => (piles >> pile) & 1)),
  );
  const throws = new Map<number, Float64Array>();

  /** Expected points of the best card right after a throw, by the dice kept. */
  function throwing(locked: number): Float64Array {
    let worths = throws.get(locked);
    if (worths === undefined) {
      worths = newNumbers();
      for (let place = 0; place < FULL_PLACES; place++)
        worths[place] = best[(made[place] as number) & ~locked] as number;
      expect(worths, plainTwins(worths));
      throws.set(locked, worths);
    }
    return worths;
  }

  return (move) => {
    switch (move.type) {
      case 'take':
        return TAKE + (points[move.pile] as number);
      case 'turn-die': {
        const open = (made[placeOf(turned(view, move.die, move.face))] as number) & ~lockedOf(view);
        return open === 0 ? -1 : TURN + (best[open] as number);
      }
      case 'roll': {
        const { kept, locked, throwsLeft } = throwOf(view, move.dice);
        return (throwsLeft === THROWS - 1 ? AFRESH : 0) + (throwing(locked)[kept] as number);
      }
      default:
        return 0;
    }
  };
}
