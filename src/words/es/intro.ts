/** The words that all introductions share, in Spanish. */

import type { Words } from '../en/intro.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: introducción'),
  step: text('Paso {#step} de {#steps}'),
  leave: 'Salir y seguir más tarde',
  back: 'Paso anterior',
  goOn: 'Seguir',
  again: 'Volver a empezar',
};
