/** What commands print when their work is done, in Russian. */

import type { Words } from '../en/reports.ts';
import { count, countOf, list, number, point, text } from './grammar.ts';

const tables = (amount: number): string => count(amount, 'стол', 'стола', 'столов');
const entries = (amount: number): string =>
  count(amount, 'строка журнала', 'строки журнала', 'строк журнала');
const persons = (amount: number): string => count(amount, 'человек', 'человека', 'человек');
const seats = (amount: number): string => count(amount, 'место', 'места', 'мест');
const events = (amount: number): string => count(amount, 'событие', 'события', 'событий');
const games = (amount: number): string => count(amount, 'игра', 'игры', 'игр');
const kept = (all: { tables: number; entries: number; persons: number }): string =>
  `${tables(all.tables)}, ${entries(all.entries)}, ${persons(all.persons)}`;

export const words: Words = {
  list,
  number,
  point,
  to: '…',
  gamesOf: text('игр {game}'),
  tables: 'столов',

  greeting: {
    open: 'Gobelet открыт:',
    noPage: 'Страница для игры не собрана: её собирает «npm run build».',
    kept: text('Всё хранится в {folder}. Играть из терминала: {command}'),
    stop: 'Ctrl-C останавливает; после нового запуска игры идут дальше с того же места.',
  },

  backedUp: (file, all) =>
    `${file}: ${kept(all)}, ${count(all.bytes, 'байт', 'байта', 'байт')}, проверено`,
  restored: (file, all) => `${file}: ${kept(all)}`,
  copied: (place, all) => `${place}: ${kept(all)}, проверено`,
  exported: text('{file}: всё записано, и в конце сказано, что должно получиться'),
  newDice: text('{place}: открытые и идущие столы получат новые кубики при запуске сервера'),
  aside: text('То, что было раньше, теперь здесь: {file}'),
  keys: {
    none: text('в {file} ещё нет ключей: на ней ни разу не запускали сервер'),
    signs: text('{file}: теперь токены подписываются ключом {key}'),
    later:
      'Токены, подписанные прежними ключами, действуют ещё 400 дней и заменяются, когда приходят их владельцы.',
    now: 'Ни один прежний токен больше не действует: все вернутся новыми гостями.',
    soon: 'Работающий сервер узнает об этом в течение полуминуты.',
    stays: (people) =>
      `Токены, отменённые после создания копии, остаются отменёнными: ${persons(people)}.`,
    unknown:
      'Токены, отменённые после создания этой копии, могут снова действовать: она о них не знает. С --new-keys не действует ни один старый токен.',
  },
  doctor: {
    found: (database, version, open, running, over, all, people) =>
      `${database}: версия ${version}, ${tables(open + running + over)} (ждут: ${open}, играют: ${running}, закончены: ${over}), ${entries(all)}, ${persons(people)}`,
    recounted: (amount) =>
      `Пересчитано: ${count(amount, 'бросок или карта', 'броска и карты', 'бросков и карт')}`,
    answers: (amount, free) =>
      `Пересчитано: ${count(amount, 'бросок или карта', 'броска и карты', 'бросков и карт')}; на диске свободно ${free} ГБ`,
    entry: text('строка {#at}'),
    well: 'Всё в порядке.',
    faults: ({ count: amount }) => `${count(amount, 'ошибка', 'ошибки', 'ошибок')}.`,
  },

  verify: {
    head: (game, table, places, moves, isOver) =>
      `${game}, стол ${table}: ${seats(places)}, ${events(moves)}, ${isOver ? 'сыграно до конца' : 'ещё не закончено'}.`,
    commitment: (follows) =>
      follows ? 'Отпечаток соответствует секрету.' : 'Отпечаток не соответствует секрету.',
    isHash: text('{hex} — отпечаток секрета'),
    noted: (isSame) =>
      isSame ? 'Это тот, что записан у тебя.' : 'Это не тот, что записан у тебя.',
    isYours: text('{hex} — твой'),
    seeds: (follow) =>
      follow
        ? 'У каждого места есть зерно; зёрна стола такие, какими должны быть.'
        : 'Одно из зёрен не такое, каким должно быть.',
    seed: text('место {#seat}: {seed}'),
    byTable: text('место {#seat}: от стола'),
    wrongSeed: text('место {#seat}: {seed} от стола, а должно быть'),
    chain: text('место {#seat}: цепочка {hex}'),
    silentChain: text('место {#seat}: цепочка {hex}, её первое звено не пришло'),
    wrongChain: text('место {#seat}: первое звено не от цепочки {hex}'),
    links: (follow) =>
      follow
        ? 'Каждое звено — следующее в своей цепочке.'
        : 'Одно из звеньев не такое, каким должно быть.',
    misfit: text('перед event {event}: {why}'),
    thrown: text('место {#seat}: с цепочкой — {#linked}, одним сервером — {#house}'),
    withheld: text(
      'место {#seat}: с цепочкой — {#linked}, одним сервером — {#house}, из них при готовой цепочке — {#withheld}',
    ),
    redealt: text('Новые кубики с event {event}, после восстановления.'),
    redealtBefore: 'Новые кубики до начала, после восстановления.',
    wrongRedealt: 'Новый отпечаток не соответствует новому секрету.',
    named: text('· Место {#seat} начинает, потому что так решено, а не по жребию.'),
    setup: (follows, lots) => `Расклад ${follows ? 'следует' : 'не следует'}: ${lots}.`,
    shuffle: text('тасовка {#of}'),
    lot: text('жребий: один из {#of}'),
    one: {
      throw: (follows) => `Единственный бросок ${follows ? 'следует' : 'не следует'}.`,
      draw: (follows) => `Единственная вытянутая карта ${follows ? 'следует' : 'не следует'}.`,
    },
    all: {
      throw: text('Следуют все броски: {#count}.'),
      draw: text('Следуют все вытянутые карты: {#count}.'),
    },
    some: {
      throw: ({ follow, count: amount }) =>
        `Следуют ${number(follow)} из ${countOf(amount, 'броска', 'бросков')}.`,
      draw: ({ follow, count: amount }) =>
        `Следуют ${number(follow)} из ${countOf(amount, 'вытянутой карты', 'вытянутых карт')}.`,
    },
    wrongAnswer: text(
      'строка {line}, место {seat}, {question}: следует {drawn}, в записи {recorded}',
    ),
    wrongSetup: text('строка {line}, расклад, {path}: следует {drawn}, в записи {recorded}'),
    more: text('… и ещё {#count}: все есть в --json'),
    fault: text('Строки {line} не может быть в этой записи: {why}.'),
    nothing: 'ничего',
    notAll: 'Следует не всё: кубики дали не это, или доказательство не от этой игры.',
    otherSecret: 'Всё следует, но из другого секрета, не из обещанного.',
    everything: (isOver) =>
      `Всё, что решил случай ${isOver ? 'в этой игре' : 'до сих пор'}, следует из секрета и зёрен.`,
    onlyYou:
      'Тот ли это отпечаток, что показали тебе до игры, и твоё ли это зерно? Знаешь только ты; --commitment HEX сравнит.',
  },

  plan: (game, places, options, seed) => `${game}, ${seats(places)}, ${options}, зерно ${seed}`,
  ownOptions: 'свои настройки',
  simulated: (amount, all, time) => `${games(amount)}, ${events(all)} за ${time}`,
  winsBySeat: 'Победы по местам, с интервалами 95 %',
  seat: text('место {#seat}'),
  winsByTurn: 'Победы по очерёдности хода, с интервалами 95 %',
  turn: text('{#turn}-й по очереди'),
  scores: 'Очки',
  lengths: 'Событий за игру',
  spread: text(
    '{title}: среднее {mean}, отклонение {deviation}, медиана {#median}, от {#least} до {#most}',
  ),
  match: {
    played: (amount, asked, blocks, inBlock, time) =>
      `${games(amount)}${amount > asked ? ` (вместо ${number(asked)})` : ''}, ${count(blocks, 'блок', 'блока', 'блоков')} по ${inBlock} с одними кубиками, за ${time}`,
    heads: {
      player: 'игрок',
      wins: 'победы',
      interval: 'интервал 95 %',
      turn: 'очередь',
      decisions: 'решения',
      number: 'число',
      longest: 'дольше всего',
    },
    lost: (player, amount) =>
      `${player}: вместо своих сделано случайных: ${count(amount, 'ход', 'хода', 'ходов')}`,
    fault: text('блок {#block}, игра {#game}, место {#seat}: {what}'),
    wins: text('Победы считаются по сторонам, за каждое место игрока; {even} — поровну.'),
    elo: text('Elo отсчитывается от {player}.'),
  },
};
