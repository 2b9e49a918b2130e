/** Séquence Dés on the home page, in Spanish. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Séquence Dés',
  summary: 'Dos dados, treinta y seis casillas: pon cinco en línea antes que nadie.',
};
