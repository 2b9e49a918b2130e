/** Séquence Dés on the home page, in English: its name and one sentence. */

export const words = {
  name: 'Séquence Dés',
  summary: 'Two dice, thirty-six squares: be the first to get five in a line.',
};

export type Words = typeof words;
