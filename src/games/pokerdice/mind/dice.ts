/** Between dice as they lie on the table, in places, and keeps and throws, which have none. */

import type { Move } from '../rules/moves.ts';
import { KEEPS, THROWS } from './throws.ts';

/** The move that keeps these faces: of equal dice the first are kept. */
export function moveKeeping(keep: number, dice: readonly number[]): Move {
  if (keep < THROWS) return { type: 'stop' };
  const kept = [...(KEEPS[keep] as readonly number[])];
  const thrown: number[] = [];
  for (const [position, face] of dice.entries()) {
    const at = kept.indexOf(face);
    if (at < 0) thrown.push(position);
    else kept.splice(at, 1);
  }
  return { type: 'reroll', dice: thrown };
}

/** The faces that a move leaves lying. */
export function facesKept(move: Move, dice: readonly number[]): readonly number[] {
  return move.type === 'reroll'
    ? dice.filter((_, position) => !move.dice.includes(position))
    : dice;
}
