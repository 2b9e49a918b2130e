/** The odds of a guess: every face is as good as another. */

import { type Advise, ranked } from '../../../../src/odds.ts';
import type { Guess } from '../rules/rules.ts';

/** None: the value says it all. */
export type Facts = Record<never, never>;

export const odds: Advise<Guess, Facts> = (_view, moves) => ({
  measure: 'points',
  moves: ranked(
    moves.map((move) => ({ move, value: move.type === 'guess' ? 1 / 6 : 0, facts: {} })),
  ),
});
