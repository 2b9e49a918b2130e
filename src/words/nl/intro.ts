/** The words that all introductions share, in Dutch. */

import type { Words } from '../en/intro.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: uitleg'),
  step: text('Stap {#step} van {#steps}'),
  leave: 'Later verdergaan',
  back: 'Eén stap terug',
  goOn: 'Verder',
  again: 'Opnieuw beginnen',
};
