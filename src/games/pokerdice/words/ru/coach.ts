/**
 * What the coach says of Pokerdice, in Russian. What one does is an infinitive: оставить 4 4,
 * перебросить все пять. Names stay in the nominative.
 */

import { list, text } from '../../../../words/ru/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    roll: 'Что может дать бросок',
    commit: 'Как часто карта сыграет',
    rethrow: (cards) => `Как часто соберётся: ${list(cards)}`,
  },
  roll: 'бросить пять кубиков',
  lay: text('положить: {cards}'),
  stop: 'остановиться',
  keep: text('оставить {faces}'),
  throwAll: 'перебросить все пять',

  rolled: text('{card}: {thrown} сразу, {best} с двумя перебросами только ради этого.'),
  lies: 'Уже собрано.',
  alone: text('{card}, если бросать только ради этого: {chance}.'),
  thrower: text('Бросает {name}: шанс зависит от того, что станет с кубиками.'),
  mine: text('Твои очки за раунд вместе с забранными картами: в среднем {points}.'),
  captures: text('Карт ты забираешь: в среднем {cards}.'),
  theirs: (points, isSeveral) =>
    `${isSeveral ? 'Остальные, каждый' : 'Соперник'}: в среднем ${points}.`,
  later: text('Что остаётся на потом: {points}.'),
  worth: text('В целом, против остальных: {points}.'),
  often: text('Чтобы тебя не разгадали, клади это время от времени: {chance}.'),
  held: text('Если у кого-то карта «{card}», она сыграет: {chance}.'),

  exact: 'Что могут кубики, посчитано точно; дальше бросают наилучшим образом.',
  assumed: 'Никто не видит, что кладут другие: считается, что все играют хорошо.',
  expected: (name, cards) => `Вероятно у игрока ${name}: ${cards.join(', ')}.`,
  likely: text('{card} {chance}'),
};
