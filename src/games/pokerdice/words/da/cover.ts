/** Pokerdice on the home page, in Danish. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Pokerdice',
  summary:
    'Sats i hemmelighed på, hvad fem terninger ender med at vise, og snup de satsninger, der glipper.',
};
