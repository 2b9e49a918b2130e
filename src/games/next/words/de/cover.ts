/** NEXT! on the home page, in German. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'NEXT!',
  summary:
    'Jag mit farbigen Würfeln nach Kombinationen und erbe die Würfe, die anderen misslingen.',
};
