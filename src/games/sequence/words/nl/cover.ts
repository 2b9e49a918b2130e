/** Séquence Dés on the home page, in Dutch. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Séquence Dés',
  summary: 'Twee stenen, zesendertig vakjes: wie heeft er het eerst vijf op een rij?',
};
