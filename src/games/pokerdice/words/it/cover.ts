/** Pokerdice on the home page, in Italian. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Pokerdice',
  summary: 'Scommetti in segreto su cinque dadi, e cattura le scommesse fallite.',
};
