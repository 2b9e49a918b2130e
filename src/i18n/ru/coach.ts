/** The words of the coach, in Russian. What one does is an infinitive: оставить 4 4, перебросить все пять. Names stay in the nominative. */

import type { Words } from '../en/coach.ts';
import { count, number } from './grammar.ts';

export const words: Words = {
  title: 'Тренер',
  inPlaceOf: (name) => `На месте игрока ${name}`,
  wait: 'Когда будет твой ход, здесь появятся шансы каждого выбора.',
  nothingToDecide: 'В этот момент ничего не решается.',
  notTheseEyes: 'Здесь решает кто-то другой: посмотри его глазами или открой всё.',
  reckoning: 'Считаю…',
  failed: 'Сейчас шансы не посчитать.',
  choices: 'Варианты и их шансы',
  off: 'Без тренера',

  inHundred: (amount) => `${number(amount)} из 100`,
  under: 'меньше 1 из 100',
  over: 'больше 99 из 100',
  points: (amount) => count(amount, 'очко', 'очка', 'очков'),
  exactly: (ways, outOf) => `Ровно ${number(ways)} из ${number(outOf)} бросков.`,
  certain: 'Наверняка.',
  impossible: 'Невозможно.',
  instead: (figure, deed, other) => `${figure}; если вместо этого ${deed}\u00a0— ${other}.`,

  keep: 'Оставить',
  chosen: 'выбрано',
  played: 'сыграно',
  best: 'лучшее',
  showBest: 'Показать лучшее',
  bestIs: (name) => `Лучшее: ${name}.`,
  more: (amount) => `Ещё ${count(amount, 'вариант', 'варианта', 'вариантов')}`,
  fewer: 'Меньше вариантов',
  basis: 'На чём основаны числа',
};
