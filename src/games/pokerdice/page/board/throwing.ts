/** Which of the five dice a move throws. */

import type { Throwing } from '../../../../web/kit/contracts/board.ts';
import type { Move } from '../../rules/moves.ts';
import { DICE } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

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
