/** What each move of a turn is worth, by a solved turn. */

import { COLOURS } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { ALL_DICE, THROWS } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { NO_DICE, placeOf } from './dice.ts';
import type { Turn } from './turn.ts';

export function diceOf(view: View): readonly number[] {
  return (view.dice ?? []).map((face) => COLOURS.indexOf(face));
}

export function lockedOf(view: View): number {
  return view.piles.reduce((bits, { locked }, pile) => (locked ? bits | (1 << pile) : bits), 0);
}

export function madeOf(view: View): number {
  return view.piles.reduce((bits, { made }, pile) => (made ? bits | (1 << pile) : bits), 0);
}

/**
 * A throw as the solvers ask for it: the place of the dice kept, the throws left after it, and the
 * locks it leaves.
 */
export interface Throw {
  readonly kept: number;
  readonly throwsLeft: number;
  readonly locked: number;
}

export function throwOf(view: View, dice: readonly number[]): Throw {
  const bits = dice.reduce((sum, die) => sum | (1 << die), 0);
  if (view.lie === 'nothing' || (view.lie === 'inherited' && bits === ALL_DICE)) {
    return { kept: NO_DICE, throwsLeft: THROWS - 1, locked: 0 };
  }
  const throwsLeft = view.lie === 'inherited' ? THROWS - 2 : view.throwsLeft - 1;
  return { kept: placeOf(diceOf(view), bits), throwsLeft, locked: lockedOf(view) | madeOf(view) };
}

/** The dice after one is turned. */
export function turned(view: View, die: number, face: (typeof COLOURS)[number]): readonly number[] {
  return diceOf(view).with(die, COLOURS.indexOf(face));
}

export function moveWorths(turn: Turn, view: View): (move: Move) => number {
  const throws = new Map<number, Float64Array>();
  return (move) => {
    switch (move.type) {
      case 'roll': {
        const { kept, throwsLeft, locked } = throwOf(view, move.dice);
        const worths = throws.get(throwsLeft) ?? turn.throwing(throwsLeft, locked);
        throws.set(throwsLeft, worths);
        return worths[kept] as number;
      }
      case 'turn-die':
        return turn.lying(
          placeOf(turned(view, move.die, move.face)),
          view.throwsLeft,
          lockedOf(view),
        );
      case 'take':
        return turn.stakes.cards[move.pile] as number;
      default: {
        const { fail } = turn.stakes;
        return typeof fail === 'number' ? fail : (fail[placeOf(diceOf(view))] as number);
      }
    }
  };
}
