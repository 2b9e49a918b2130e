/** NEXT! on the home page, in English: its name and one sentence. */

export const words = {
  name: 'NEXT!',
  summary: 'Race for combinations of coloured dice, and inherit the throws of players who fail.',
};

export type Words = typeof words;
