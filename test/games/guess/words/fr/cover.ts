/** The toy on the home page, in French. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Devine',
  summary: 'Devine la face que le dé va montrer.',
};
