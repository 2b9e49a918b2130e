/** What to give away in a swap. */

import { bestOf } from '../../../bots/choice.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { deckOf } from './known.ts';

/** The card of least points. */
export function leastGiven(view: View, moves: readonly Move[]): Move {
  const deck = deckOf(view);
  return bestOf(moves, (move) =>
    move.type === 'give' ? -(deck.find(({ id }) => id === move.card)?.points ?? 0) : 0,
  );
}
