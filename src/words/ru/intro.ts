/** The words that all introductions share, in Russian. */

import type { Words } from '../en/intro.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: знакомство'),
  step: text('Шаг {#step} из {#steps}'),
  leave: 'Выйти и продолжить позже',
  back: 'На шаг назад',
  goOn: 'Дальше',
  again: 'Начать сначала',
};
