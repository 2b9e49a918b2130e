/** The words that all introductions share, in Dutch. */

import type { Words } from '../en/intro.ts';
import { number } from './grammar.ts';

export const words: Words = {
  title: (game) => `${game}: uitleg`,
  step: (step, steps) => `Stap ${number(step)} van ${number(steps)}`,
  leave: 'Weggaan en later verder',
  back: 'Eén stap terug',
  goOn: 'Verder',
  again: 'Van voren af aan',
};
