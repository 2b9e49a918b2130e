/**
 * The terminal in Russian. Nothing said of a player has a gender, and what is named stands after a
 * colon.
 */

import type { Words } from '../en/terminal.ts';
import { count, countOf, list, number, text } from './grammar.ts';

const levels = (amount: number): string => count(amount, 'уровень', 'уровня', 'уровней');
const events = (amount: number): string => count(amount, 'событие', 'события', 'событий');
const afterEvents = (amount: number): string => countOf(amount, 'события', 'событий');
const forSeats = (amount: number): string => countOf(amount, 'места', 'мест');

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Enter',
    notAMove: text('здесь нет такого хода: {typed} — ? поможет, list покажет все ходы'),
    severalMoves: (typed, spellings) => `${typed} может значить: ${spellings.join(' или ')}`,
    nothingTyped: 'введи номер или ход — ? поможет',
    back: 'Enter: назад к столу',
    allMoves: 'Все ходы: по номеру или как написано',
    soFar: 'Что было до сих пор',
    nothingYet: 'Пока ничего.',
    bot: 'бот',
    or: text('или: {commands}'),
  },

  play: {
    you: 'Ты',
    player: text('Игрок {#seat}'),
    bot: text('Бот {#seat}'),
    whichGame: 'Какая игра?',
    whichOf: text('введи число от 1 до {#count} или quit'),
    pass: text('Передай экран: {name} — нажми Enter, когда смотришь только ты'),
    passFirst: 'Сначала пустая строка: нажми Enter, когда смотришь только ты',
    hide: 'Enter сотрёт экран, затем передай его дальше',
    howToType:
      'В любой момент: ? объяснит, list покажет все ходы, log — что уже было, quit сохранит и выйдет.',
    howToTypeAlone:
      'В любой момент: ? объяснит, list покажет все ходы, log — что уже было, odds — чего стоит каждый ход, quit сохранит и выйдет.',
    odds: 'Чего стоит каждый ход',
    saved: text('Сохранено: {file}'),
    resume: text('Продолжить: {command}'),
    finished: text('Эта игра закончена. Её запись: {file}'),
    elsewhere: text('В файле {file} не только эта запись: игра продолжается в {other}'),
  },

  odds: {
    head: (game, amount, seat) => `${game}, после ${afterEvents(amount)}: ходит место ${seat}`,
    seat: text('место {#seat}'),
  },

  wrong: {
    whichCommand: 'какая команда? Все они — в «gobelet --help»',
    unknownCommand: text('неизвестная команда {word}; все они — в «gobelet --help»'),
    unknownOption: text('неизвестный ключ {word}; все они — в «gobelet --help»'),
    unknownFlag: text('неизвестный ключ {flag}'),
    takesNoValue: text('{flag} не берёт значения'),
    needsValue: text('{flag}: нужно значение ({value})'),
    missing: text('не хватает: {what}'),
    unexpected: text('лишнее: {word}'),
    wholeRange: text('{flag}: нужно целое число от {min} до {max}, а не {text}'),
    wholeFrom: text('{flag}: нужно целое число не меньше {min}, а не {text}'),
    noLanguage: text('нет языка {word}; есть {all}'),
    noGame: text('нет игры {word}; есть {all}'),
    noLevel: text('нет уровня {word}; есть {all}'),
    optionsJson: text('--options: нужен JSON, например {example}, а не {text}'),

    standardInput: 'стандартный ввод',
    cantOpen: text('не открывается {file}: {why}'),
    cantWrite: text('не записывается {file}: {why}'),
    cantWriteOut: text('не удаётся писать в стандартный вывод: {why}'),
    files: {
      ENOENT: 'такого файла нет',
      EISDIR: 'это папка',
      EACCES: 'нет доступа',
      ENOTDIR: 'часть пути — не папка',
      EEXIST: 'уже существует',
      ENOSPC: 'диск заполнен',
    },
    noFolder: 'такой папки нет',
    exists: text('{file} уже существует: выбери другое имя или продолжи с --resume {file}'),
    noRecord: 'в этом файле нет записи игры',
    notJson: 'это не JSON',
    beyond: (at, amount) => `--at ${at} — дальше конца, в записи ${events(amount)}`,
    isOver: (amount) =>
      `после ${afterEvents(amount)} игра закончена; --at K смотрит на более ранний момент`,
    notToMove: (seat, amount, toMove) =>
      `после ${afterEvents(amount)} ходит не место ${seat}, а ${toMove}`,

    nameAGame: text('назови игру: {all}'),
    recordOfOther: text('{file} — запись игры {game}, а не {word}'),
    hasItsOwn: text('{flag} нельзя вместе с --resume: это уже есть в записи'),
    severalRecords: text('в файле {file} несколько записей: сохрани игру в другом месте'),
    resumeFile: '--resume: нужен файл, ходы читаются со стандартного ввода',
    levelsForBots: (amount, bots) => `${levels(amount)} для ${countOf(bots, 'бота', 'ботов')}`,
    levelsForSeats: (amount, seats) => `${levels(amount)} для ${forSeats(seats)}`,
    namesForSeats: ({ count: amount, seats }) =>
      `${count(amount, 'имя', 'имени', 'имён')} для ${forSeats(seats)}`,
    badName: text('в имени от 1 до {#most} букв и никаких управляющих знаков, а не {text}'),
    sameName: 'у двух мест одно имя',

    gameOpens: '--game открывает стол: дай адрес сервера, а не ссылку на стол',
    forOpening: text('{flag} — для стола, который открывает --game'),
    pace: text('--pace: нужно live:СЕКУНДЫ+СЕКУНДЫ, relaxed или days:N, а не {text}'),
    tokens: text('{file} — не файл с токенами: убери его или назови другой с --token-file'),

    clockSkewed: text(
      'часы этой машины и хранилища расходятся на {off}\u00a0мс: настрой их по NTP',
    ),
    portTaken: text('порт {port} занят: выбери другой с --port'),
    portForbidden: text('порт {port} запрещён: выбери другой с --port'),
    noHost: '--host — не адрес этой машины',
    networks: text('{flag}: адреса и сети вида {example}, а не {text}'),
    limit: text('{flag}: число или число и секунды вида 300/1200, а не {text}'),
    busAddress: text('{flag}: адрес сервера NATS, например {example}'),
    noPackage: text('{flag}: нужен пакет, который не установлен: npm install {name}'),
    secret: text('{flag}: от 16 до 200 знаков без пробелов'),
    hostName: text('{flag}: имена вида dice.example.org, а не {text}'),
    origin: text('--origin: нужен адрес вроде https://dice.example.org, а не {text}'),
    noDatabase: text('нет базы данных {file}'),
    databaseExists: text('база данных {file} уже есть; --force отложит её в сторону'),
    pgDump: text(
      '{place} — это PostgreSQL: резервные копии делает pg_dump или журнал базы, в том числе при работающих серверах; «gobelet export» запишет всё как текст',
    ),
    pgRestore: text(
      '{place} — это PostgreSQL: копии возвращает pg_restore; затем «gobelet restore --store URL» без файла даст открытым столам новые кубики',
    ),

    hex: text('--commitment: нужны 64 шестнадцатеричные цифры, а не {text}'),
    proofMissing: 'не хватает PROOF: рядом со стандартным вводом его нет',
    seatMissing: 'не хватает --seat N или --seat public',
    playersForSeats: ({ count: amount, seats }) =>
      `${count(amount, 'игрок', 'игрока', 'игроков')} для ${forSeats(seats)}`,
    seatsOf: text(
      '{game}: мест от {#min} до {#max}, а не {#seats}; --seats N повторит список вокруг стола',
    ),
    openQuote: text('кавычка ({quote}) не закрыта'),
    commandMissing: 'после «cmd:» не хватает команды',
    noPlayer: text('нет игрока {word}; есть {all}, random и cmd:COMMAND'),
    cantRun: text('не запускается {command}: {why}'),
    stopped: text('остановлено: сыграно {#done} из {#all}'),
  },
};
