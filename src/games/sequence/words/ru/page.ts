/**
 * Séquence Dés in Russian. Names stay in the nominative, and the dice fall by themselves: «выпало
 * 8», so no past tense has a gender.
 */

import { count, list, text } from '../../../../words/ru/grammar.ts';
import type { Side, Task, Who, Words } from '../en/page.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? `Ты ${you}` : `${who.name} ${they}`;
/** The noun is given in its case: фишка, фишку. */
const chipOf = ({ names, isMine }: Side, mine: string, chip: string): string => {
  if (!isMine) return `${chip} ${names.length === 1 ? 'игрока' : 'игроков'} ${list(names)}`;
  return names.length === 0 ? `${mine} ${chip}` : `${chip} твоей стороны`;
};
const chipTaken = (side: Side): string => chipOf(side, 'твою', 'фишку');
/** On a button there is room for a name only. */
const chipShort = (side: Side): string =>
  side.isMine ? chipTaken(side) : `фишку: ${list(side.names)}`;
const winning = ({ names, isMine }: Side): string => {
  if (!isMine) return `${names.length === 1 ? 'Побеждает' : 'Побеждают'} ${list(names)}`;
  return names.length === 0 ? 'Ты побеждаешь' : `${list(['Ты', ...names])} побеждаете`;
};

const ASKED: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `поставь фишку на свободную клетку ${sum}.`,
  replace: () => 'всё занято, замени чужую фишку своей.',
  anywhere: () => 'выбери любую свободную клетку.',
  'replace-anywhere': () => 'поле заполнено, замени любую чужую фишку.',
  remove: () => 'сними чужую фишку.',
};
const CHOOSES: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `выбирает свободную клетку ${sum}.`,
  replace: (sum) => `выбирает, какую фишку заменить на клетке ${sum}.`,
  anywhere: () => 'выбирает любую свободную клетку.',
  'replace-anywhere': () => 'выбирает, какую чужую фишку заменить.',
  remove: () => 'выбирает, какую фишку снять.',
};
const MEANS: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `свободная клетка ${sum}`,
  replace: () => 'всё занято: замени чужую фишку',
  anywhere: () => 'любая свободная клетка',
  'replace-anywhere': () => 'поле заполнено: замени любую чужую фишку',
  remove: () => 'сними чужую фишку',
};
/** In the genitive: a line of five. */
const NUMBERS: Readonly<Record<number, string>> = { 5: 'пяти', 6: 'шести' };
const inWords = (line: number): string => NUMBERS[line] ?? String(line);
const chips = (amount: number): string => count(amount, 'фишка', 'фишки', 'фишек');

export const words: Words = {
  title: 'Séquence Dés',
  summary:
    'Два кубика говорят, куда ставить фишку. Ставь, защищайся и выстрой пять в ряд раньше всех!',

  // The table -------------------------------------------------------------------------------------
  board: 'Поле',
  sides: 'Стороны',
  side: ({ names, isMine }) => list(isMine ? ['Ты', ...names] : names),
  note: (amount, row, line) =>
    row < 2 ? chips(amount) : `${chips(amount)}, ${row} из ${line} в ряд`,
  noteStart: text('за первый ход выпало {#sum}'),
  row: text('{#row}/{#line}'),

  // A square --------------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'свободна',
  chip: (side) => chipOf(side, 'твоя', 'фишка'),
  last: 'последний ход',
  inLine: 'в победной линии',
  canChoose: 'можно выбрать',
  chosen: 'выбрана',

  // The dice --------------------------------------------------------------------------------------
  you: 'Ты',
  rolling: 'Кубики катятся.',
  noThrow: 'Кубики ждут в стаканчике.',
  thrown: (faces) => `Кубики: ${list(faces.map(String))}`,
  sum: (sum) => String(sum),
  means: (task, sum) => MEANS[task](sum),
  meansAgain: (task, sum) => `${MEANS[task](sum)}, и ещё ход`,
  meansStart: 'за первый ход',
  meansNothing: 'ничего не даёт',
  meansNothingAgain: 'ничего не даёт, но есть ещё ход',
  whoBegins: 'Кто начинает?',
  highest: 'У кого сумма больше.',
  begins: (who) => does(who, 'начинаешь', 'начинает'),
  noSum: '–',

  // What to press ---------------------------------------------------------------------------------
  throwDice: 'Бросить кубики',
  throwAgain: 'Бросить ещё раз',
  placeOn: text('Поставить на {#number}'),
  replaceChip: (side) => `Заменить ${chipShort(side)}`,
  removeChip: (side) => `Снять ${chipShort(side)}`,
  onSquare: text('{action}, {square}'),
  touch: 'Коснись яркой клетки.',
  touchAgain: 'Ещё раз\u00a0— и готово.',

  // Why not ---------------------------------------------------------------------------------------
  why: {
    over: 'Игра окончена.',
    wait: text('Сейчас ходит {name}.'),
    throwFirst: 'Сначала брось кубики.',
    number: (has, needs) => `Это ${has}, а выпало ${needs}.`,
    own: 'Эта фишка и так твоя.',
    freeFirst: text('Занято. Есть ещё свободная клетка {#sum}.'),
    taken: 'Занято. Есть ещё свободные клетки.',
    empty: 'Здесь нет фишки, снимать нечего.',
    sheltered: 'С клеток 2 и 12 фишки снимать нельзя.',
  },

  // What the table waits for ----------------------------------------------------------------------
  throwing: (who) => `${does(who, 'бросаешь', 'бросает')}…`,
  toStart: (who) => {
    if (who.isMe) return 'Брось кубики: у кого сумма больше, тот начинает.';
    return who.isAsked ? `${who.name}, брось за первый ход.` : `${who.name} бросает за первый ход.`;
  },
  toStartAgain: (who) => {
    if (who.isMe) return 'Поровну: брось за первый ход ещё раз.';
    return who.isAsked
      ? `Поровну: ${who.name}, брось ещё раз.`
      : `Поровну: ${who.name} бросает ещё раз.`;
  },
  toThrow: (who) => {
    if (who.isMe) return 'Твой ход: брось кубики.';
    return who.isAsked ? `${who.name}, брось кубики.` : `Теперь бросает ${who.name}.`;
  },
  toThrowAgain: (who) => {
    if (who.isMe) return 'У тебя ещё ход: брось снова.';
    return who.isAsked ? `${who.name}, брось ещё раз.` : `${who.name} бросает ещё раз.`;
  },
  toChoose: (who, task, sum) => {
    if (who.isMe) return `Выпало ${sum}: ${ASKED[task](sum)}`;
    return who.isAsked
      ? `${who.name}, выпало ${sum}: ${ASKED[task](sum)}`
      : `Выпало ${sum}: ${who.name} ${CHOOSES[task](sum)}`;
  },
  over: (winners) => `${winning(winners)}!`,

  // The log ---------------------------------------------------------------------------------------
  told: {
    start: (who, faces, sum) =>
      `${does(who, 'бросаешь', 'бросает')} за первый ход: ${faces.join(' + ')} = ${sum}.`,
    tie: 'Поровну: лучшие бросают ещё раз.',
    begins: (who) => `${does(who, 'начинаешь', 'начинает')}.`,
    throws: (who, faces, sum) =>
      `${does(who, 'бросаешь', 'бросает')}: ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: text('На всех клетках {#sum} уже стоят фишки этой стороны: ход пропадает.'),
    nothingAnywhere: 'Для фишки не осталось клетки: ход пропадает.',
    nothingToRemove: 'Снимать нечего.',
    again: 'И всё равно ещё ход.',
    puts: (who, square, number) =>
      `${does(who, 'ставишь', 'ставит')} фишку на ${square}, клетка ${number}.`,
    replaces: (who, side, square) =>
      `${does(who, 'заменяешь', 'заменяет')} на ${square} ${chipTaken(side)}.`,
    removes: (who, side, square) =>
      `${does(who, 'снимаешь', 'снимает')} с ${square} ${chipTaken(side)}.`,
    removesSome: (who, square) => `${does(who, 'снимаешь', 'снимает')} фишку с ${square}.`,
    wins: (winners, squares) => `${winning(winners)}: линия ${squares.join(' ')}.`,
  },

  // The rule that applies now ---------------------------------------------------------------------
  rules: {
    goal: (line) =>
      `Прямая линия из ${inWords(line)} фишек одной стороны\u00a0— сразу победа: по вертикали, диагонали или горизонтали.`,
    team: 'У партнёров один цвет: линию вы строите вместе, а снимать и заменять фишки партнёра нельзя.',
    start:
      'Каждый бросает оба кубика. Начинает тот, у кого сумма больше всех; при равенстве лучшие бросают ещё раз.',
    turn: '3–9: поставь фишку на свободную клетку с этим числом. 2 и 12: так же, и ещё ход. 10: сними чужую фишку. 11: любая свободная клетка.',
    place: (sum) =>
      `Выпало ${sum}: поставь фишку на одну из свободных клеток с этим числом. Это обязательно.`,
    replace: (sum) =>
      `Все четыре клетки ${sum} заняты: замени на одной из них чужую фишку своей. Это обязательно.`,
    anywhere: 'Выпало 11: поставь фишку на любую свободную клетку, число не важно.',
    replaceAnywhere:
      'Выпало 11, а поле заполнено: замени любую чужую фишку, даже на клетках 2 и 12.',
    remove:
      'Выпало 10: сними чужую фишку, её клетка снова свободна. На клетках 2 и 12 фишки в безопасности.',
    again: 'За 2 и за 12 дают ещё ход, и так каждый раз.',
    over: 'Игра окончена: линия отмечена на поле.',
  },

  // Before the start ------------------------------------------------------------------------------
  options: {
    line: 'Победная линия',
    five: 'Пять в ряд',
    fiveHint: 'Цель по печатным правилам: пять фишек по прямой. Втроём играют только так.',
    six: 'Шесть в ряд',
    sixHint: 'Печатные правила советуют это двум игрокам или двум командам.',
  },
};
