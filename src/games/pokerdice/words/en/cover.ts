/** Pokerdice on the home page, in English: its name and one sentence. */

export const words = {
  name: 'Pokerdice',
  summary: 'Bet in secret on what five dice will show, and capture the bets that fail.',
};

export type Words = typeof words;
