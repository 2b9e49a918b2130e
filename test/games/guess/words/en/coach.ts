/** What the coach says of the toy, in English. */

import { text } from '../../../../../src/words/en/grammar.ts';

export const words = {
  asks: 'How often a guess is right',
  guess: text('guess {#face}'),
  throwDie: 'throw the die',
  even: 'Every face is equally likely.',
};

export type Words = typeof words;
