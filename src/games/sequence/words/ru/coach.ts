/**
 * What the coach says of Séquence Dés, in Russian. What one does is an infinitive: оставить 4 4,
 * перебросить все пять. Names stay in the nominative.
 */

import { text } from '../../../../words/ru/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: 'Как часто ты выигрываешь, оценка',
  asksTeam: 'Как часто выигрывает твоя сторона, оценка',
  roll: 'бросить кубики',
  place: text('поставить на {square}'),
  replace: text('заменить фишку на {square}'),
  remove: text('снять фишку с {square}'),

  now: 'Линия готова: ты сразу выигрываешь.',
  next: text('Ты закончишь линию следующим ходом: {chance}.'),
  nextNow: text('Ты закончишь линию этим ходом: {chance}.'),
  opponent: text('Соперник успеет раньше: {chance}.'),
  partner: text('Партнёр успеет раньше: {chance}.'),
  error: text('Шанс выиграть\u00a0— оценка, обычно с ошибкой {points} из 100.'),
  start: 'Кто начинает, ещё неизвестно: шансы равны.',

  exact: 'Шансы закончить линию точны для поля после этого хода, если никто не помешает.',
  estimated:
    'Шанс выиграть\u00a0— оценка: она смотрит на несколько бросков вперёд и выучена на множестве игр.',
};
