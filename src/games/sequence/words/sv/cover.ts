/** Séquence Dés on the home page, in Swedish. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Séquence Dés',
  summary: 'Två tärningar, trettiosex rutor: vem får först fem i rad?',
};
