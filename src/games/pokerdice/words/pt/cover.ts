/** Pokerdice on the home page, in Portuguese. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Pokerdice',
  summary: 'Aposta em segredo em cinco dados, e captura as apostas que falham.',
};
