/** Séquence Dés on the home page, in German. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Séquence Dés',
  summary: 'Zwei Würfel, sechsunddreißig Felder: Wer hat zuerst fünf in einer Reihe?',
};
