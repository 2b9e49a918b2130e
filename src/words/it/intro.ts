/** The words that all introductions share, in Italian. */

import type { Words } from '../en/intro.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: introduzione'),
  step: text('Passo {#step} di {#steps}'),
  leave: 'Continua più tardi',
  back: 'Un passo indietro',
  goOn: 'Avanti',
  again: 'Ricomincia',
};
