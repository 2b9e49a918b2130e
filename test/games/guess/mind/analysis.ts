/** The toy looked back at: nobody is ahead until it is over. */

import { even } from '../../../../src/analysis/chances.ts';
import type { Appraiser } from '../../../../src/analysis/contract.ts';
import { type Guess, guess } from '../rules/rules.ts';

export const appraiser: Appraiser<Guess> = {
  game: guess,
  error: 0.5,
  *appraise({ seats, events }) {
    for (const _ of events) yield { before: even(seats), chosen: even(seats) };
  },
};
