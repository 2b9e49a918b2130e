/** The words for typing in a card of NEXT!, in Russian. */

import type { Words } from '../en/decks-next.ts';
import { text } from './grammar.ts';

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
