/** What the coach says of Pokerdice, in Russian. What one does is an infinitive: оставить 4 4, перебросить все пять. Names stay in the nominative. */

import type { Words } from '../en/coach-pokerdice.ts';
import { list } from './grammar.ts';

export const words: Words = {
  asks: {
    roll: 'Что может дать бросок',
    commit: 'Как часто карта сыграет',
    rethrow: (cards) => `Как часто соберётся: ${list(cards)}`,
  },
  roll: 'бросить пять кубиков',
  lay: (cards) => `положить: ${cards}`,
  stop: 'остановиться',
  keep: (faces) => `оставить ${faces}`,
  throwAll: 'перебросить все пять',

  rolled: (card, thrown, best) => `${card}: ${thrown} сразу, ${best} с двумя перебросами только ради этого.`,
  lies: 'Уже собрано.',
  alone: (card, chance) => `${card}, если бросать только ради этого: ${chance}.`,
  thrower: (name) => `Бросает ${name}: шанс зависит от того, что станет с кубиками.`,
  mine: (points) => `Твои очки за раунд вместе с забранными картами: в среднем ${points}.`,
  captures: (cards) => `Карт ты забираешь: в среднем ${cards}.`,
  theirs: (points, isSeveral) => `${isSeveral ? 'Остальные, каждый' : 'Соперник'}: в среднем ${points}.`,
  later: (points) => `Что остаётся на потом: ${points}.`,
  worth: (points) => `В целом, против остальных: ${points}.`,
  often: (chance) => `Чтобы тебя не разгадали, клади это время от времени: ${chance}.`,
  held: (card, chance) => `Если у кого-то карта «${card}», она сыграет: ${chance}.`,

  exact: 'Что могут кубики, посчитано точно; дальше бросают наилучшим образом.',
  assumed: 'Никто не видит, что кладут другие: считается, что все играют хорошо.',
  expected: (name, cards) => `Вероятно у игрока ${name}: ${cards.join(', ')}.`,
  likely: (card, chance) => `${card} ${chance}`,
};
