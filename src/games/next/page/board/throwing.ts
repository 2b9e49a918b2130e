/** Which of the six dice a move throws, four white and two black. */

import type { Throwing } from '../../../../web/kit/contracts/board.ts';
import { COLOURS } from '../../rules/cards.ts';
import type { Move } from '../../rules/moves.ts';
import { BLACK_DICE, WHITE_AND_BLACK } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export function throwing(move: Move, { dice }: View): Throwing | undefined {
  if (move.type !== 'roll') return undefined;
  const all = Array.from({ length: WHITE_AND_BLACK }, (_, die) => ({
    tone: (BLACK_DICE >> die) & 1 ? ('black' as const) : ('ivory' as const),
    kept: move.dice.includes(die) ? null : (dice?.[die] ?? null),
  }));
  return { dice: all, faces: COLOURS };
}
