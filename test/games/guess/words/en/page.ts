/** The toy on the page, in English. */

import { text } from '../../../../../src/words/en/grammar.ts';

export const words = {
  title: 'Guess',
  summary: 'Guess the face that the die will show.',
  guess: text('Guess {#face}'),
  throwDie: 'Throw the die',
  shows: text('The die shows {#face}.'),
  mine: text('Your guess: {#face}'),
  guessed: text('{name} has guessed.'),
  points: text('points: {#points}'),
  waits: text('Waiting for {names}.'),
  over: text('{names} won.'),
  options: {
    rounds: 'Rounds',
    few: 'A quick game.',
    many: 'A long game.',
  },
  rule: text('Everybody guesses in secret, then the die is thrown; {#rounds} rounds.'),
};

export type Words = typeof words;
