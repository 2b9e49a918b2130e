/** Séquence Dés on the home page, in Russian. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Séquence Dés',
  summary: 'Два кубика, тридцать шесть клеток: выстрой пять в ряд раньше всех.',
};
