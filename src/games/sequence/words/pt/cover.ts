/** Séquence Dés on the home page, in Portuguese. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Séquence Dés',
  summary: 'Dois dados, trinta e seis casas: põe cinco em linha antes dos outros.',
};
