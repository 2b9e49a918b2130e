/** The words of challenges, in Russian. */

import type { Words } from '../en/challenge.ts';
import { counts, list, plural, text } from './grammar.ts';

export const words: Words = {
  title: 'Вызов',
  own: 'Твой вызов',
  daily: 'Вызов дня',
  lead: 'Те же броски, те же боты. Кто выжмет больше?',
  dailyLead: 'Каждый день одна игра, броски у всех одни и те же.',
  from: text('{name} шлёт тебе эти броски.'),
  against: (amount, levels) => `${plural(amount, { one: 'Против # бота', other: 'Против # ботов' })}: ${list(levels)}`,
  standIns: 'Там, где сидели другие люди, теперь играют сильные боты.',

  play: 'Сыграть те же броски',
  goOn: 'Продолжить игру',
  again: 'Сыграть ещё раз',
  firstCounts: 'В зачёт идёт первая игра, остальные\u00a0— для удовольствия.',

  results: 'Результаты',
  nobody: 'Ещё никто не играл.',
  won: 'победа',
  lost: 'поражение',
  points: counts('count', {
    one: '{#count}\u00a0очко',
    few: '{#count}\u00a0очка',
    many: '{#count}\u00a0очков',
    other: '{#count}\u00a0очка',
  }),
  turns: counts('count', {
    one: '{#count}\u00a0ход',
    few: '{#count}\u00a0хода',
    many: '{#count}\u00a0ходов',
    other: '{#count}\u00a0хода',
  }),
  place: text('Твоё место: {#place} из {#count}.'),
  watchOf: text('Посмотреть игру: {name}'),
  player: 'Игрок',
  result: 'Результат',
  game: 'Игра',
  yesterday: 'Вчера',

  sideBySide: 'Ход за ходом',
  with: 'Сравнить с игроком',
  turn: 'Ход',

  send: {
    title: 'Послать друзьям',
    hint: 'Кто откроет ссылку, сыграет те же броски против тех же ботов.',
    text: text('{game}: те же броски, те же боты. Сможешь лучше?'),
    file: 'Сохранить файлом',
    tooLong: 'Игра слишком длинная для ссылки. Пошли файл: он открывается на странице вызовов.',
    open: 'Открыть файл',
  },

  sending: 'Проверяем твою игру…',
  notSent: 'Твой результат на этом устройстве. Он уйдёт к остальным, когда появится сеть.',
  refused: 'Сервер не принял эту игру: она не вытекает из вызова.',
  othersLater: 'Результаты других придут вместе с сетью.',

  bad: { title: 'Это не вызов', text: 'Ссылка повреждена или неполная. Попроси прислать её ещё раз, целиком.' },
  dailyOffline: { title: 'Нет сети', text: 'Вызов дня нужно один раз загрузить. Потом он играется где угодно.' },

  follow: counts('count', {
    one: '{#count} бросок вытекает из вызова',
    few: 'Все {#count} броска вытекают из вызова',
    many: 'Все {#count} бросков вытекают из вызова',
    other: 'Все {#count} броска вытекают из вызова',
  }),
  dontFollow: 'Некоторые броски не вытекают из вызова',

  challengeFriends: 'Бросить вызов друзьям',
  compare: 'Сравнить результаты',
};
