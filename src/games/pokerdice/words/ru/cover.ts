/** Pokerdice on the home page, in Russian. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Pokerdice',
  summary: 'Тайно ставь на то, что покажут пять кубиков, и забирай чужие неудачные ставки.',
};
