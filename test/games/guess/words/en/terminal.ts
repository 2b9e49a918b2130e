/** What a terminal says of the toy, in English. */

import { text } from '../../../../../src/words/en/grammar.ts';

export const words = {
  guess: text('guess that it is {#face}'),
  throwDie: 'throw the die now',
  round: text('rounds played: {#round}'),
  noThrow: 'no throw yet',
  askGuess: 'Which face will it be?',
  askThrow: 'Throw the die.',
  typing: 'Type `guess 4` or `throw`.',
  heads: {
    move: 'move',
    right: 'right',
  },
  right: 'right: how often the guess is right.',
};

export type Words = typeof words;
