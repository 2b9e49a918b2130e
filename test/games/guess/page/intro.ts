/** The introduction to the toy: one round. */

import type { Intro } from '../../../../src/web/kit/contracts/intro.ts';
import type { Guess } from '../rules/rules.ts';
import type { Words } from '../words/en/intro.ts';

export const intro: Intro<Guess, Words> = {
  seats: 2,
  options: { rounds: 12 },
  setup: {},
  before: [],
  lessons: [
    {
      says: 'guess',
      asks: [{ move: { type: 'guess', face: 3 } }],
      follows: [{ seat: 1, move: { type: 'guess', face: 5 } }],
    },
    { says: 'throw', asks: [{ move: { type: 'throw' }, answer: { faces: [3] } }] },
  ],
};
