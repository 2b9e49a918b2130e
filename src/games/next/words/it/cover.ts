/** NEXT! on the home page, in Italian. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'NEXT!',
  summary: 'A caccia di combinazioni di colori, e chi fallisce ti lascia i suoi dadi.',
};
