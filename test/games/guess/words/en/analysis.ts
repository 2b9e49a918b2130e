/** What a look back says of the toy, in English. */

import { text } from '../../../../../src/words/en/grammar.ts';

export const words = {
  guess: text('guess {#face}'),
  throwDie: 'throw',
  rest: 'Nothing else',
};

export type Words = typeof words;
