/** What the rules page says of the toy, in English. */

export const words = {
  names: ['Alice', 'Ben'] as readonly string[],
  sections: {
    round: {
      title: 'A round',
      text: {
        secret: 'Everybody guesses a face in secret.',
        throw: 'The die is thrown; who is right scores a point.',
      },
    },
    end: {
      title: 'The end',
      text: {
        most: 'The most points win.',
      },
    },
  },
  examples: {
    right: {
      title: 'A right guess',
      moments: {
        scored: 'Alice said four.',
      },
    },
  },
};

export type Words = typeof words;
