/** NEXT! on the home page, in Spanish. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'NEXT!',
  summary: 'Corre tras las combinaciones de colores y aprovecha las tiradas de quien falla.',
};
