/** The words for typing in a card of NEXT!, in Russian. */

import { text } from '../../../../words/ru/grammar.ts';
import type { Words } from '../en/decks.ts';

export const words: Words = {
  pattern: 'Узор',
  any: 'Любой цвет',
  exact: 'Точные цвета',
  addDie: text('Добавить: {face}'),
  tapColours: 'Коснись цвета для каждого кубика.',
  clear: 'Сначала',
  points: 'Очки',
  less: 'Меньше очков',
  more: 'Больше очков',
  action: 'Действие',
  none: 'Нет',
};
