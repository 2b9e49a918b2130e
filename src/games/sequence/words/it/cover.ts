/** Séquence Dés on the home page, in Italian. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Séquence Dés',
  summary: 'Due dadi, trentasei caselle: vince chi ne allinea cinque.',
};
