/** NEXT! on the home page, in French. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'NEXT!',
  summary:
    'Réalise des combinaisons de couleurs avant les autres, et hérite de leurs lancers ratés.',
};
