/** What kind of mistake a choice was, from what was chosen and what was better. */

import type { Move } from '../../rules/moves.ts';
import { WHITE_AND_BLACK } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export const KINDS = [
  'threw-on',
  'took-early',
  'other-card',
  'left-inherited',
  'kept-inherited',
  'other-dice',
  'black-unused',
  'black-turned',
  'other-opponent',
  'other-gift',
  'finished-early',
  'finished-late',
] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(view: View, chosen: Move, better: Move): Kind {
  switch (view.phase) {
    case 'action':
      return 'other-opponent';
    case 'give':
      return 'other-gift';
    case 'finish':
      return chosen.type === 'finish' ? 'finished-early' : 'finished-late';
    default:
      return ofTurn(view, chosen, better);
  }
}

function ofTurn(view: View, chosen: Move, better: Move): Kind {
  if (better.type === 'turn-die')
    return chosen.type === 'turn-die' ? 'black-turned' : 'black-unused';
  if (chosen.type === 'turn-die') return 'black-turned';
  if (view.lie === 'inherited') {
    if (isFresh(chosen)) return 'left-inherited';
    if (isFresh(better)) return 'kept-inherited';
  }
  if (better.type === 'take') return chosen.type === 'take' ? 'other-card' : 'threw-on';
  return chosen.type === 'take' ? 'took-early' : 'other-dice';
}

function isFresh(move: Move): boolean {
  return move.type === 'roll' && move.dice.length === WHITE_AND_BLACK;
}
