/** The words that all introductions share, in Danish. */

import type { Words } from '../en/intro.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: introduktion'),
  step: text('Trin {#step} af {#steps}'),
  leave: 'Stop nu, fortsæt senere',
  back: 'Et trin tilbage',
  goOn: 'Videre',
  again: 'Begynd forfra',
};
