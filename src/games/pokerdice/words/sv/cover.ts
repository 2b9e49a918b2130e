/** Pokerdice on the home page, in Swedish. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Pokerdice',
  summary: 'Satsa i hemlighet på vad fem tärningar ska visa, och norpa de satsningar som spricker.',
};
