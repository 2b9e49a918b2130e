/** The words that all introductions share, in Italian. */

import type { Words } from '../en/intro.ts';
import { number } from './grammar.ts';

export const words: Words = {
  title: (game) => `${game}: introduzione`,
  step: (step, steps) => `Passo ${number(step)} di ${number(steps)}`,
  leave: 'Esci e continua più tardi',
  back: 'Un passo indietro',
  goOn: 'Avanti',
  again: 'Dall’inizio',
};
