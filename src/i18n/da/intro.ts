/** The words that all introductions share, in Danish. */

import type { Words } from '../en/intro.ts';
import { number } from './grammar.ts';

export const words: Words = {
  title: (game) => `${game}: introduktion`,
  step: (step, steps) => `Trin ${number(step)} af ${number(steps)}`,
  leave: 'Gå, og fortsæt senere',
  back: 'Et trin tilbage',
  goOn: 'Videre',
  again: 'Fra begyndelsen',
};
