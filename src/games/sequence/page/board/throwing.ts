/** A throw takes both dice. */

import type { Throwing } from '../../../../web/kit/contracts/board.ts';
import type { Move } from '../../rules/moves.ts';

const DIE = { tone: 'ivory', kept: null } as const;
const BOTH: Throwing = { dice: [DIE, DIE], faces: [1, 2, 3, 4, 5, 6] };

export function throwing({ type }: Move): Throwing | undefined {
  return type === 'roll' ? BOTH : undefined;
}
