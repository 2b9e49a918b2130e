/**
 * What the coach says of NEXT!, in Russian. What one does is an infinitive: оставить 4 4,
 * перебросить все пять. Names stay in the nominative.
 */

import { text } from '../../../../words/ru/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    turn: 'Как часто ход даёт карту',
    draw: 'Что это даёт в среднем',
    give: 'Чего это стоит',
    end: 'Как часто ты выигрываешь',
  },
  take: text('взять карту: {card}'),
  keep: text('оставить {colours}'),
  keepBlack: text('оставить {colours} (чёрные: {black})'),
  throwAll: 'бросить все шесть',
  turn: text('повернуть кубик: {from} → {to}'),
  turnBlack: text('повернуть чёрный кубик: {from} → {to}'),
  endTurn: 'закончить ход',
  steal: text('украсть у игрока {name}'),
  swap: text('обменяться с игроком {name}'),
  give: text('отдать карту: {card}'),
  finish: 'закончить игру',
  goOn: 'играть дальше',
  average: text('в среднем {points}'),

  card: text('{card}: {plan}; если метить только в неё, {most}.'),
  none: text('Без карты: {chance}.'),
  gift: text('Что получит следующий от оставленных кубиков: в среднем {points}.'),
  drawn: text('Вытянутая карта стоит в среднем {points}.'),
  giveBack: 'Карта, которую придётся отдать, уже вычтена.',
  sure: 'Наверняка: обе руки тебе известны.',
  guess: 'Оценка: руки и стопки отчасти скрыты.',
  ties: 'Разделённая победа считается за долю.',

  exact:
    'Кубики посчитаны точно: с запертыми картами, чёрными кубиками и оставшимися бросками, в игре на большинство очков.',
  assumed: 'Карты, которых никто не видел, считаются равновероятными.',
};
