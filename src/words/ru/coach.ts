/**
 * The words of the coach, in Russian. What one does is an infinitive: оставить 4 4, перебросить все
 * пять. Names stay in the nominative.
 */

import type { Words } from '../en/coach.ts';
import { count, counts, text } from './grammar.ts';

export const words: Words = {
  title: 'Тренер',
  inPlaceOf: text('На месте игрока {name}'),
  wait: 'Когда будет твой ход, здесь появятся шансы каждого выбора.',
  nothingToDecide: 'В этот момент ничего не решается.',
  notTheseEyes: 'Здесь решает кто-то другой: посмотри его глазами или открой всё.',
  reckoning: 'Считаю…',
  failed: 'Сейчас шансы не посчитать.',
  choices: 'Варианты и их шансы',
  off: 'Без тренера',

  inHundred: text('{#count} из 100'),
  under: 'меньше 1 из 100',
  over: 'больше 99 из 100',
  points: counts('count', {
    one: '{#count}\u00a0очко',
    few: '{#count}\u00a0очка',
    many: '{#count}\u00a0очков',
    other: '{#count}\u00a0очка',
  }),
  exactly: text('Ровно {#ways} из {#outOf} бросков.'),
  certain: 'Наверняка.',
  impossible: 'Невозможно.',
  said: text('{what}: {text}'),
  instead: text('{figure}; если вместо этого {deed}\u00a0— {other}.'),

  keep: 'Оставить',
  chosen: 'выбрано',
  played: 'сыграно',
  best: 'лучшее',
  showBest: 'Показать лучшее',
  bestIs: text('Лучшее: {name}.'),
  more: ({ count: amount }) => `Ещё ${count(amount, 'вариант', 'варианта', 'вариантов')}`,
  fewer: 'Меньше вариантов',
  basis: 'На чём основаны числа',
};
