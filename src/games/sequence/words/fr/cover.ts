/** Séquence Dés on the home page, in French. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Séquence Dés',
  summary: 'Deux dés, trente-six cases\u00a0: aligne cinq jetons avant les autres.',
};
