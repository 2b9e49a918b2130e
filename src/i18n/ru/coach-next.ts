/** What the coach says of NEXT!, in Russian. What one does is an infinitive: оставить 4 4, перебросить все пять. Names stay in the nominative. */

import type { Words } from '../en/coach-next.ts';

export const words: Words = {
  asks: {
    turn: 'Как часто ход даёт карту',
    draw: 'Что это даёт в среднем',
    give: 'Чего это стоит',
    end: 'Как часто ты выигрываешь',
  },
  take: (card) => `взять карту: ${card}`,
  keep: (colours) => `оставить ${colours}`,
  keepBlack: (colours, black) => `оставить ${colours} (чёрные: ${black})`,
  throwAll: 'бросить все шесть',
  turn: (from, to) => `повернуть кубик: ${from} → ${to}`,
  turnBlack: (from, to) => `повернуть чёрный кубик: ${from} → ${to}`,
  endTurn: 'закончить ход',
  steal: (name) => `украсть у игрока ${name}`,
  swap: (name) => `обменяться с игроком ${name}`,
  give: (card) => `отдать карту: ${card}`,
  finish: 'закончить игру',
  goOn: 'играть дальше',
  average: (points) => `в среднем ${points}`,

  card: (card, plan, most) => `${card}: ${plan}; если метить только в неё, ${most}.`,
  none: (chance) => `Без карты: ${chance}.`,
  gift: (points) => `Что получит следующий от оставленных кубиков: в среднем ${points}.`,
  drawn: (points) => `Вытянутая карта стоит в среднем ${points}.`,
  giveBack: 'Карта, которую придётся отдать, уже вычтена.',
  sure: 'Наверняка: обе руки тебе известны.',
  guess: 'Оценка: руки и стопки отчасти скрыты.',
  ties: 'Разделённая победа считается за долю.',

  exact: 'Кубики посчитаны точно: с запертыми картами, чёрными кубиками и оставшимися бросками, в игре на большинство очков.',
  assumed: 'Карты, которых никто не видел, считаются равновероятными.',
};
