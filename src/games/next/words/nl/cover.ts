/** NEXT! on the home page, in Dutch. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'NEXT!',
  summary: 'Jaag met gekleurde stenen op combinaties, en erf de worpen die bij anderen mislukken.',
};
