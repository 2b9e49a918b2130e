/** What the introduction says of the toy, in French. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette'] as readonly string[],
  lessons: {
    guess: {
      say: 'Devine un trois.',
    },
    throw: {
      say: 'Lance le dé\u00a0!',
    },
  },
  end: 'C’est tout.',
};
