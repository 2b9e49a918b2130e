/** NEXT! on the home page, in Portuguese. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'NEXT!',
  summary: 'Corre atrás das combinações de cores, e herda os dados de quem falha.',
};
