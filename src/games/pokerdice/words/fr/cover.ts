/** Pokerdice on the home page, in French. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Pokerdice',
  summary:
    'Cinq dés, un objectif secret\u00a0: réalise le tien, capture ceux que les autres ratent.',
};
