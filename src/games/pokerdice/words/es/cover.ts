/** Pokerdice on the home page, in Spanish. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Pokerdice',
  summary: 'Apuesta en secreto a cinco dados y captura las apuestas que fallan.',
};
