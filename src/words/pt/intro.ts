/** The words that all introductions share, in Portuguese. */

import type { Words } from '../en/intro.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: introdução'),
  step: text('Passo {#step} de {#steps}'),
  leave: 'Sair e continuar mais tarde',
  back: 'Passo anterior',
  goOn: 'Continuar',
  again: 'Recomeçar',
};
