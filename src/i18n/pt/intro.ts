/** The words that all introductions share, in Portuguese. */

import type { Words } from '../en/intro.ts';
import { number } from './grammar.ts';

export const words: Words = {
  title: (game) => `${game}: introdução`,
  step: (step, steps) => `Passo ${number(step)} de ${number(steps)}`,
  leave: 'Sair e continuar mais tarde',
  back: 'Um passo atrás',
  goOn: 'Seguir',
  again: 'Do início',
};
