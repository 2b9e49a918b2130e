/** What the coach says of Séquence Dés, in Russian. What one does is an infinitive: оставить 4 4, перебросить все пять. Names stay in the nominative. */

import type { Words } from '../en/coach-sequence.ts';

export const words: Words = {
  asks: 'Как часто ты выигрываешь, оценка',
  asksTeam: 'Как часто выигрывает твоя сторона, оценка',
  roll: 'бросить кубики',
  place: (square) => `поставить на ${square}`,
  replace: (square) => `заменить фишку на ${square}`,
  remove: (square) => `снять фишку с ${square}`,

  now: 'Линия готова: ты сразу выигрываешь.',
  next: (chance) => `Ты закончишь линию следующим ходом: ${chance}.`,
  nextNow: (chance) => `Ты закончишь линию этим ходом: ${chance}.`,
  opponent: (chance) => `Соперник успеет раньше: ${chance}.`,
  partner: (chance) => `Партнёр успеет раньше: ${chance}.`,
  error: (points) => `Шанс выиграть\u00a0— оценка, обычно с ошибкой ${points} из 100.`,
  start: 'Кто начинает, ещё неизвестно: шансы равны.',

  exact: 'Шансы закончить линию точны для поля после этого хода, если никто не помешает.',
  estimated: 'Шанс выиграть\u00a0— оценка: она смотрит на несколько бросков вперёд и выучена на множестве игр.',
};
