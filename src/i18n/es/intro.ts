/** The words that all introductions share, in Spanish. */

import type { Words } from '../en/intro.ts';
import { number } from './grammar.ts';

export const words: Words = {
  title: (game) => `${game}: introducción`,
  step: (step, steps) => `Paso ${number(step)} de ${number(steps)}`,
  leave: 'Salir y seguir más tarde',
  back: 'Un paso atrás',
  goOn: 'Seguir',
  again: 'Desde el principio',
};
