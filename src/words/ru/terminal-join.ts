/**
 * `gobelet join` in Russian. Nothing said of a player has a gender: the present tense, and names in
 * the nominative.
 */

import type { Words } from '../en/terminal-join.ts';
import { count, counts, list, plural, text } from './grammar.ts';

const days = (amount: number): string => count(amount, 'день', 'дня', 'дней');
const seats = (amount: number): string => count(amount, 'место', 'места', 'мест');

export const words: Words = {
  list,

  noServer: text('нет связи с {origin}: {why}'),
  unreached: {
    silent: 'нет ответа',
    nobody: 'там никто не слушает',
    noHost: 'такой машины нет',
    noHostOrNetwork: 'такой машины нет, или нет сети',
    brokenOff: 'соединение оборвалось',
  },
  notGobelet: text('по адресу {origin} нет сервера Gobelet'),
  noAddress: text(
    '{text} — не адрес сервера; он выглядит как http://localhost:3000, а стол — как http://localhost:3000/t/kabo-relu-timo-sane',
  ),
  noTableLink: text(
    '{text} — не ссылка на стол; она кончается как /t/kabo-relu-timo-sane: четыре слова через дефис',
  ),
  noSuchTable: text('на этом сервере нет стола {table}'),
  closedTable: text('за столом {table} смотреть нельзя, а места у тебя там нет'),
  otherRules: text(
    'за этим столом играют в {game} по правилам версии {#version}, которых у этой программы нет',
  ),
  tokenRefused: text(
    'сервер больше не знает токен из {file}; чтобы продолжить как новый гость, укажи другой файл через --token-file',
  ),
  tokenGone: 'Сервер тебя больше не узнаёт: запусти команду снова, чтобы войти как новый гость.',
  newGuest: 'Сервер тебя больше не узнаёт: теперь ты новый гость.',
  youAre: text('Твоё имя: {name}.'),
  share: text('Твой стол: {link}'),

  yourTables: 'Твои столы',
  publicTables: 'Открытые столы',
  noTables: text('Столов пока нет. Открой свой с --game GAME: {games}.'),
  whichTable: text('введи число от 1 до {#count}, имя стола или quit'),
  seats,
  status: { open: 'ждёт игроков', running: 'идёт игра', over: 'игра окончена' },

  table: text('стол {id}'),
  free: 'свободно',
  freeSeat: text('Место {#place}'),
  bot: text('Бот {#place}'),
  program: 'программа',
  host: 'ведёт стол',
  you: 'ты',
  somebody: 'кто-то',
  here: 'за столом',
  away: 'не за столом',
  unseeded: 'ещё без зерна',
  anybodyWatches: 'смотреть можно всем',
  nobodyWatches: 'смотреть нельзя никому',
  listed: 'в открытом списке',
  unlisted: 'только по ссылке',
  options: text('настройки {text}'),
  pace: {
    live: (bank, seconds) => `по ${bank} на игрока${seconds === 0 ? '' : `, +${seconds} с за ход`}`,
    relaxed: 'без часов',
    days: text('{limit} на ход'),
  },
  daysAndHours: (amount, hours) => `${days(amount)}${hours === 0 ? '' : ` ${hours} ч`}`,
  commitment: 'Отпечаток кубиков; запиши его, если хочешь их проверить:',
  askSit: 'Есть свободное место: Enter — сесть.',
  askStart: 'Все на местах: Enter начинает игру.',
  askStartAway: text('Все места заняты, но не за столом: {names}. Enter всё равно начинает.'),
  askWait: (free) =>
    `${plural(free, { one: 'Свободно # место', few: 'Свободны # места', many: 'Свободно # мест', other: 'Свободно # места' })}: отправь ссылку или посади бота: «bot N LEVEL».`,
  askHost: 'Все на местах: игру начинает ведущий.',
  askOthers: (free) => `Ждём ещё: ${count(free, 'игрок', 'игрока', 'игроков')}.`,
  askFull: 'Все места заняты: ты смотришь.',

  lost: 'Связь пропала; пробуем ещё раз.',
  found: 'Связь снова есть.',
  lostMark: 'связь пропала, пробуем ещё раз',
  watching: counts('count', {
    one: '{#count}\u00a0зритель',
    few: '{#count}\u00a0зрителя',
    many: '{#count}\u00a0зрителей',
    other: '{#count}\u00a0зрителя',
  }),
  botPlays: 'играет бот',
  backTakes: 'back вернёт тебе место',
  waitingFor: text('Ход: {names}.'),
  notAsked: 'сейчас не твой ход — say TEXT, чтобы сказать; ? поможет',
  notSeated: 'за этим столом у тебя нет места — ? поможет',
  held: 'за тебя играет бот — введи back, чтобы вернуться на место',
  unknown: text('непонятно: {typed} — ? поможет'),
  usage: text('это пишется так: {usage}'),
  usages: {
    sit: 'sit или sit N',
    bot: text('bot N LEVEL, где уровень — {levels}'),
    colour: text('colour NAME, где цвет\u00a0— {names}'),
    mute: text('{verb} N или имя'),
  },
  noSeat: text('{typed} — здесь нет такого места: есть от 1 до {#count}'),
  noPerson: text('{typed} — здесь такого игрока нет'),
  hurry: text('Скорее: осталось {left}.'),
  removed: 'Твоё место освобождено ведущим.',
  turnedAway: 'За этим столом больше нельзя смотреть.',
  comeBack: text('Вернуться: {command}'),
  seatStays: 'Место остаётся за тобой.',

  sat: text('{name} садится на место {#place}.'),
  stood: text('{name} уходит с места {#place}.'),
  swapped: text('Места {#one} и {#other} меняются.'),
  redealt: 'Сервер восстановлен из резервной копии: отсюда кубики новые.',
  coloured: text('{name} выбирает цвет: {colour}.'),
  hosted: text('Теперь стол ведёт {name}.'),
  watchSet: { anybody: 'Теперь смотреть можно всем.', nobody: 'Теперь смотреть нельзя никому.' },
  listedSet: (isListed) => (isListed ? 'Стол в открытом списке.' : 'Стола нет в открытом списке.'),
  renamed: text('{old} — теперь {name}.'),
  muted: (name, isMuted) =>
    isMuted ? `${name}: сообщения отключены.` : `${name} снова может говорить.`,
  started: 'Игра начинается.',
  startedFirst: text('Игра начинается; первый ход по уговору: {name}.'),
  insteadOfTime: text('Время вышло: ходит бот ({name}).'),
  heldFor: {
    time: text('{name} дважды не успевает: дальше играет бот.'),
    absence: text('{name} давно не за столом: дальше играет бот.'),
    left: text('{name} уходит: дальше играет бот.'),
  },
  returned: text('{name} снова за столом.'),
  paused: 'Сервер не работал; всё это время часы стояли.',
  said: text('{name}: {text}'),
  rematched: 'Будет реванш: введи rematch, чтобы пойти дальше.',

  fair: (amount, isBefore, hasSeed) =>
    `✓ Честные кубики: ${plural(amount, { one: '# ответ', few: '# ответа', many: '# ответов', other: '# ответа' })} случая, и все следуют из отпечатка, ${isBefore ? 'записанного до твоего зерна' : 'показанного при входе'}${hasSeed ? '; твоё зерно в них есть' : ''}.`,
  unfair: text('✗ Кубики не те, что были обещаны: {what}.'),
  unfairCommitment: 'секрет не тот, чей отпечаток был показан',
  unfairSeed: 'твоего зерна в них нет',
  unfairLink: 'один из твоих бросков сделан не с тем, что было послано',
  unfairOther: 'другое место дало не то, о чём тебе сообщили',
  unfairFirst: 'кто начинает, решено не так, как тебе сообщили',
  byServer: counts('count', {
    one: '{#count} твой бросок сделал один сервер.',
    few: '{#count} твоих броска сделал один сервер.',
    many: '{#count} твоих бросков сделал один сервер.',
    other: '{#count} твоего броска сделал один сервер.',
  }),
  unfairThrows: 'не всё следует из секрета; после save больше скажет gobelet verify',
  unreachable: 'сервер не отвечает',
  unchecked: text('Кубики не удалось проверить: {why}.'),
  saved: text('Сохранено: {record} и {proof}'),
  notSaved: text('не сохранено: {why}'),

  help: {
    open: [
      'sit [N]: занять место, без номера — первое свободное. stand: встать. swap N M: поменять места.',
      'bot N LEVEL: посадить бота на свободное место. remove N: освободить место.',
      'colour NAME: цвет твоей колоды, если у каждого своя.',
      'start: начать игру. first N: начать, и первым ходит место N, если игра позволяет это решать.',
    ],
    running: [
      'list: все ходы. log: что уже было. who: места и отпечаток кубиков. leave: за тебя играет бот; back: снова ты. quit закрывает только эту программу.',
    ],
    over: [
      'rematch: те же игроки за новым столом. save: сохранить здесь запись игры и доказательство кубиков.',
    ],
    always: 'say TEXT — сказать; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'Ведущему: mute N, unmute N; close, open — кому можно смотреть; publish, unlist; host N.',
  },
};
