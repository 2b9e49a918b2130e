/** Which of the five dice a move throws. */

import type { Throwing } from '../../web/kit/board.ts';
import type { Move } from './moves.ts';
import { DICE } from './state.ts';
import type { View } from './view.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

export function throwing(move: Move, { dice }: View): Throwing | undefined {
  if (move.type === 'stop' || move.type === 'commit') return undefined;
  const isThrown = (die: number): boolean => move.type !== 'reroll' || move.dice.includes(die);
  const all = Array.from({ length: DICE }, (_, die) => ({
    tone: 'ivory' as const,
    kept: isThrown(die) ? null : (dice?.[die] ?? null),
  }));
  return { dice: all, faces: FACES };
}
