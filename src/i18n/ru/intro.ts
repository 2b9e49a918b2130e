/** The words that all introductions share, in Russian. */

import type { Words } from '../en/intro.ts';
import { number } from './grammar.ts';

export const words: Words = {
  title: (game) => `${game}: знакомство`,
  step: (step, steps) => `Шаг ${number(step)} из ${number(steps)}`,
  leave: 'Уйти и продолжить позже',
  back: 'На шаг назад',
  goOn: 'Дальше',
  again: 'С начала',
};
