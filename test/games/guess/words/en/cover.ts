/** The toy on the home page, in English. */

export const words = {
  name: 'Guess',
  summary: 'Guess the face that the die will show.',
};

export type Words = typeof words;
