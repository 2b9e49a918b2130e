/** Pokerdice on the home page, in German. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Pokerdice',
  summary: 'Wette heimlich, was fünf Würfel am Ende zeigen, und schnapp dir die geplatzten Wetten.',
};
