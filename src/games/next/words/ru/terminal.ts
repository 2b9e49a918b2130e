/** NEXT! in a terminal, in Russian. */

import { count, list, point, text } from '../../../../words/ru/grammar.ts';
import type { Person } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? `Ты ${you}` : `${name} ${they}`;

export const words: Words = {
  list,
  point,

  colours: {
    red: ['красн.', 'К'],
    green: ['зелён.', 'З'],
    blue: ['синий', 'С'],
    yellow: ['жёлтый', 'Ж'],
    orange: ['оранж.', 'О'],
    purple: ['фиол.', 'Ф'],
  },
  black: ['чёрный', 'чёрн'],
  kept: 'лежит',
  fresh: 'новый',
  turned: 'поворот',
  pile: text('стопка {#place} · ещё {#left}'),
  made: text('собрана: {typed}'),
  lockedMade: 'заперта, хоть и собрана',
  lockedLost: 'заперта: новый бросок',
  end: 'конец',
  goal: text('игру кончают {#limit} карт, при {#enough} можно остановить'),
  inherited: 'кубики чужого хода',
  firstThrow: 'первый бросок',
  throwsLeft: ({ count: amount }) => `ещё ${count(amount, 'бросок', 'броска', 'бросков')}`,
  hand: text('Твои карты: {cards}.'),
  shown: text('{name}, {points}: {cards}.'),
  noCard: 'ни одной карты',

  drew: text('Твоя карта: {card}.'),
  moves: {
    throwAll: 'бросить все шесть кубиков',
    throw: (letters) => `бросить ${list(letters)}`,
    turn: text('повернуть кубик {letter}: {colour}'),
    take: (card, action) => `${card}${action === undefined ? '' : `, затем ${action}`}`,
    end: 'закончить ход без карты',
    draw: text('тянуть у игрока {name}, {cards}'),
    finish: 'остановить игру: побеждает большинство очков',
    continue: 'играть дальше',
  },
  families: {
    throw: 'бросить кубики: их буквы, например `bce`; или `keep adf`; или `all`',
    throwAgain: 'перебросить кубики: их буквы, например `bce`; или `keep adf`; или `all`',
    turn: text('повернуть кубик: например `{example}`'),
  },

  threw: (person, letters, faces) =>
    `${does(person, 'бросаешь', 'бросает')} ${letters === 'all' ? 'все шесть кубиков' : list(letters)}: ${faces}.`,
  turnedTo: (person, letter, colour) =>
    `${does(person, 'поворачиваешь', 'поворачивает')} кубик ${letter}: ${colour}.`,
  locked: text('Стопка {#place} заперта.'),

  typing: {
    turn: 'Введи буквы кубиков для броска (`bce`), `keep adf`, чтобы бросить остальные, `all` — все; `take 2` — взять карту; `c=синий` — повернуть кубик.',
    action: 'Введи, например, `steal 2` или `swap 2`: номер места.',
    give: 'Введи номер на карте.',
    finish: 'Введи `stop`, чтобы остановить, или `on`, чтобы играть дальше.',
  },
  squares: text(
    'Цвета: {colours}. Квадраты на карте — любой цвет, одинаковые квадраты — один и тот же.',
  ),

  odds: {
    moves: {
      throwAll: 'бросить все',
      throw: text('бросить {letters}'),
      turn: text('{letter} на {colour}'),
      take: text('взять {#place}'),
      end: 'конец',
      steal: text('кража: {name}'),
      swap: text('обмен: {name}'),
      give: text('отдать: {card}'),
      finish: 'стоп',
      continue: 'дальше',
    },
    heads: {
      points: 'очки',
      pile: text('стопка {#place}'),
      none: 'ничего',
      gift: 'дар',
      drawn: 'карта',
      win: 'победа',
    },
    about: text('около {chance}'),
    pile: (place, card, isLocked) => `стопка ${place}: ${card}${isLocked ? '; заперта' : ''}.`,
    chances:
      'Под каждой стопкой — шанс закончить ход с её картой, играя на большинство очков; затем наибольший возможный, если играть только на эту карту.',
    columns:
      'очки: сколько ждать от этого хода вместе с действиями; ничего: без карты; дар: очки, которые кубики неудачного хода принесут следующему.',
    drawing:
      'очки: сколько ждать, за вычетом отданной карты; карта: средние очки карты, вытянутой вслепую.',
    giving: 'очки: сколько ты теряешь.',
    ending: 'победа: шанс выиграть игру; ничьи считаются долями.',
  },
};
