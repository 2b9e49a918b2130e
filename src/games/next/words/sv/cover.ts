/** NEXT! on the home page, in Swedish. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'NEXT!',
  summary: 'Jaga kombinationer med färgade tärningar, och ärv kasten när andra misslyckas.',
};
