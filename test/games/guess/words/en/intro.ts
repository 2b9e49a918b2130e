/** What the introduction says of the toy, in English. */

export const words = {
  names: ['Colette'] as readonly string[],
  lessons: {
    guess: {
      say: 'Guess a three.',
    },
    throw: {
      say: 'Throw the die!',
    },
  },
  end: 'That is all.',
};

export type Words = typeof words;
