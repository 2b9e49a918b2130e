/** Séquence Dés in a terminal, in Russian. */

import { point, text } from '../../../../words/ru/grammar.ts';
import type { Who } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? `Ты ${you}` : `${who.name} ${they}`;
const NUMBERS: Readonly<Record<number, string>> = { 5: 'пять', 6: 'шесть' };

export const words: Words = {
  point,

  head: (line) => `${NUMBERS[line] ?? line} в ряд побеждают`,
  started: text('выпало {sum}'),
  noThrow: 'броска ещё нет',
  key: { won: 'победная линия', last: 'последний ход', allowed: 'клетки этого броска' },

  moves: {
    throw: 'бросить оба кубика',
    remove: text('снять {chip}'),
    replace: text('заменить {chip}'),
  },
  families: {
    place: text('поставить фишку: название отмеченной клетки, например `{example}`'),
    remove: text('снять фишку: название отмеченной клетки, например `{example}`'),
  },

  threw: (who, dice, sum) => `${does(who, 'бросаешь', 'бросает')}: ${dice} = ${sum}.`,
  threwForStart: (who, dice, sum) =>
    `${does(who, 'бросаешь', 'бросает')} за первый ход: ${dice} = ${sum}.`,
  put: (who, square) => `${does(who, 'ставишь', 'ставит')} фишку на ${square}.`,
  replaced: (who, chip, square) => `${does(who, 'заменяешь', 'заменяет')} ${chip} на ${square}.`,
  removed: (who, chip, square) => `${does(who, 'снимаешь', 'снимает')} ${chip} с ${square}.`,
  throwsAgain: (who) => `${does(who, 'бросаешь', 'бросает')} ещё раз.`,
  nothing: 'Делать с этим нечего.',
  nothingAgain: 'Делать с этим нечего, но есть ещё бросок.',

  typing: 'Введи название клетки, сначала столбец, потом строка: `c3`. Или номер из списка.',

  odds: {
    heads: {
      move: 'ход',
      wins: 'победа',
      next: 'след. ход',
      first: 'они раньше',
      partner: 'партнёр',
    },
    now: 'сразу',
    throw: 'бросить',
    remove: text('снять {square}'),
    start: 'победа: равная доля; ±: чего стоит начинать.',
    wins: 'победа: оценка шанса выиграть игру; ±: её обычная ошибка.',
    next: (line) =>
      `след. ход: точный шанс, что раньше никто не победит, а ты в следующий ход соберёшь ${NUMBERS[line] ?? line}, если поле останется как после этого хода.`,
    first: 'они раньше: точный шанс, что до этого хода линию соберёт соперник.',
    partner: 'партнёр: точный шанс, что её соберёт твой партнёр.',
  },
};
