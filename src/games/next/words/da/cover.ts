/** NEXT! on the home page, in Danish. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'NEXT!',
  summary:
    'Kapløb om kombinationer med farvede terninger – og du arver kastet, når det glipper for de andre.',
};
