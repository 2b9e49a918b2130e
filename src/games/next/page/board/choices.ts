/**
 * What may be played now, sorted by the thing one touches for it: dice, piles, colours, opponents,
 * cards. Made from the moves alone.
 */

import { bitsOf, type Seat } from '../../../../game.ts';
import type { Colour } from '../../rules/cards.ts';
import type { Move } from '../../rules/moves.ts';
import { WHITE_AND_BLACK } from '../../rules/state.ts';

export interface Choices {
  /** The sets of dice that may be thrown together, each as bits. */
  readonly throws: ReadonlySet<number>;
  /** The piles whose card may be taken. */
  readonly takes: ReadonlySet<number>;
  /** For each die that may be turned, the colours it may be turned to. */
  readonly turns: ReadonlyMap<number, readonly Colour[]>;
  /** The opponents to draw from, and what the draw is. */
  readonly draws: ReadonlyMap<Seat, 'steal' | 'swap'>;
  /** The cards that may be given away. */
  readonly gives: ReadonlySet<string>;
  readonly canEndTurn: boolean;
  readonly canFinish: boolean;
  readonly canContinue: boolean;
}

export function choicesOf(moves: readonly Move[]): Choices {
  const throws = new Set<number>();
  const takes = new Set<number>();
  const turns = new Map<number, readonly Colour[]>();
  const draws = new Map<Seat, 'steal' | 'swap'>();
  const gives = new Set<string>();
  const types = new Set<Move['type']>();
  for (const move of moves) {
    types.add(move.type);
    switch (move.type) {
      case 'roll':
        throws.add(bitsOf(move.dice, WHITE_AND_BLACK));
        break;
      case 'take':
        takes.add(move.pile);
        break;
      case 'turn-die':
        turns.set(move.die, [...(turns.get(move.die) ?? []), move.face]);
        break;
      case 'steal':
      case 'swap':
        draws.set(move.from, move.type);
        break;
      case 'give':
        gives.add(move.card);
        break;
    }
  }
  return {
    throws,
    takes,
    turns,
    draws,
    gives,
    canEndTurn: types.has('end-turn'),
    canFinish: types.has('finish'),
    canContinue: types.has('continue'),
  };
}

export const DICE = [0, 1, 2, 3, 4, 5] as const;

/** The positions that are set in bits. */
export function diceOf(bits: number): readonly number[] {
  return DICE.filter((die) => (bits >> die) & 1);
}
