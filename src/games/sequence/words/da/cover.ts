/** Séquence Dés on the home page, in Danish. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Séquence Dés',
  summary: 'To terninger, seksogtredive felter: vær først med fem på stribe.',
};
