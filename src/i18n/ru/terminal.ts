/** The terminal in Russian. Nothing said of a player has a gender, and what is named stands after a colon. */

import type { Words } from '../en/terminal.ts';
import { count, countOf, list, number } from './grammar.ts';

const levels = (amount: number): string => count(amount, 'уровень', 'уровня', 'уровней');
const events = (amount: number): string => count(amount, 'событие', 'события', 'событий');
const afterEvents = (amount: number): string => countOf(amount, 'события', 'событий');
const forSeats = (amount: number): string => countOf(amount, 'места', 'мест');

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Enter',
    notAMove: (typed) => `здесь нет такого хода: ${typed} — ? поможет, list покажет все ходы`,
    severalMoves: (typed, spellings) => `${typed} может значить: ${spellings.join(' или ')}`,
    nothingTyped: 'введи номер или ход — ? поможет',
    back: 'Enter: назад к столу',
    allMoves: 'Все ходы: по номеру или как написано',
    soFar: 'Что было до сих пор',
    nothingYet: 'Пока ничего.',
    bot: 'бот',
    or: (commands) => `или: ${commands}`,
  },

  play: {
    you: 'Ты',
    player: (seat) => `Игрок ${seat}`,
    bot: (seat) => `Бот ${seat}`,
    whichGame: 'Какая игра?',
    whichOf: (amount) => `введи число от 1 до ${amount} или quit`,
    pass: (name) => `Передай экран: ${name} — нажми Enter, когда смотришь только ты`,
    passFirst: 'Сначала пустая строка: нажми Enter, когда смотришь только ты',
    hide: 'Enter сотрёт экран, затем передай его дальше',
    howToType: 'В любой момент: ? объяснит, list покажет все ходы, log — что уже было, quit сохранит и выйдет.',
    howToTypeAlone:
      'В любой момент: ? объяснит, list покажет все ходы, log — что уже было, odds — чего стоит каждый ход, quit сохранит и выйдет.',
    odds: 'Чего стоит каждый ход',
    saved: (file) => `Сохранено: ${file}`,
    resume: (command) => `Продолжить: ${command}`,
    finished: (file) => `Эта игра закончена. Её запись: ${file}`,
    elsewhere: (file, other) => `В файле ${file} не только эта запись: игра продолжается в ${other}`,
  },

  odds: {
    head: (game, amount, seat) => `${game}, после ${afterEvents(amount)}: ходит место ${seat}`,
    seat: (seat) => `место ${seat}`,
  },

  wrong: {
    whichCommand: 'какая команда? Все они — в «gobelet --help»',
    unknownCommand: (word) => `неизвестная команда ${word}; все они — в «gobelet --help»`,
    unknownOption: (word) => `неизвестный ключ ${word}; все они — в «gobelet --help»`,
    unknownFlag: (flag) => `неизвестный ключ ${flag}`,
    takesNoValue: (flag) => `${flag} не берёт значения`,
    needsValue: (flag, value) => `${flag}: нужно значение (${value})`,
    missing: (what) => `не хватает: ${what}`,
    unexpected: (word) => `лишнее: ${word}`,
    wholeRange: (flag, min, max, text) => `${flag}: нужно целое число от ${min} до ${max}, а не ${text}`,
    wholeFrom: (flag, min, text) => `${flag}: нужно целое число не меньше ${min}, а не ${text}`,
    noLanguage: (word, all) => `нет языка ${word}; есть ${all}`,
    noGame: (word, all) => `нет игры ${word}; есть ${all}`,
    noLevel: (word, all) => `нет уровня ${word}; есть ${all}`,
    optionsJson: (example, text) => `--options: нужен JSON, например ${example}, а не ${text}`,

    standardInput: 'стандартный ввод',
    cantOpen: (file, why) => `не открывается ${file}: ${why}`,
    cantWrite: (file, why) => `не записывается ${file}: ${why}`,
    cantWriteOut: (why) => `не удаётся писать в стандартный вывод: ${why}`,
    files: {
      ENOENT: 'такого файла нет',
      EISDIR: 'это папка',
      EACCES: 'нет доступа',
      ENOTDIR: 'часть пути — не папка',
      EEXIST: 'уже существует',
      ENOSPC: 'диск заполнен',
    },
    noFolder: 'такой папки нет',
    exists: (file) => `${file} уже существует: выбери другое имя или продолжи с --resume ${file}`,
    noRecord: 'в этом файле нет записи игры',
    notJson: 'это не JSON',
    beyond: (at, amount) => `--at ${at} — дальше конца, в записи ${events(amount)}`,
    isOver: (amount) => `после ${afterEvents(amount)} игра закончена; --at K смотрит на более ранний момент`,
    notToMove: (seat, amount, toMove) => `после ${afterEvents(amount)} ходит не место ${seat}, а ${toMove}`,

    nameAGame: (all) => `назови игру: ${all}`,
    recordOfOther: (file, game, word) => `${file} — запись игры ${game}, а не ${word}`,
    hasItsOwn: (flag) => `${flag} нельзя вместе с --resume: это уже есть в записи`,
    severalRecords: (file) => `в файле ${file} несколько записей: сохрани игру в другом месте`,
    resumeFile: '--resume: нужен файл, ходы читаются со стандартного ввода',
    levelsForBots: (amount, bots) => `${levels(amount)} для ${countOf(bots, 'бота', 'ботов')}`,
    levelsForSeats: (amount, seats) => `${levels(amount)} для ${forSeats(seats)}`,
    namesForSeats: (amount, seats) => `${count(amount, 'имя', 'имени', 'имён')} для ${forSeats(seats)}`,
    badName: (most, text) => `в имени от 1 до ${most} букв и никаких управляющих знаков, а не ${text}`,
    sameName: 'у двух мест одно имя',

    gameOpens: '--game открывает стол: дай адрес сервера, а не ссылку на стол',
    forOpening: (flag) => `${flag} — для стола, который открывает --game`,
    pace: (text) => `--pace: нужно live:СЕКУНДЫ+СЕКУНДЫ, relaxed или days:N, а не ${text}`,
    tokens: (file) => `${file} — не файл с токенами: убери его или назови другой с --token-file`,

    portTaken: (port) => `порт ${port} занят: выбери другой с --port`,
    portForbidden: (port) => `порт ${port} запрещён: выбери другой с --port`,
    noHost: '--host — не адрес этой машины',
    onOrOff: (flag, text) => `${flag}: on или off, а не ${text}`,
    origin: (text) => `--origin: нужен адрес вроде https://dice.example.org, а не ${text}`,
    noDatabase: (file) => `нет базы данных ${file}`,
    databaseExists: (file) => `база данных ${file} уже есть; --force отложит её в сторону`,

    hex: (text) => `--commitment: нужны 64 шестнадцатеричные цифры, а не ${text}`,
    proofMissing: 'не хватает PROOF: рядом со стандартным вводом его нет',
    seatMissing: 'не хватает --seat N или --seat public',
    playersForSeats: (amount, seats) => `${count(amount, 'игрок', 'игрока', 'игроков')} для ${forSeats(seats)}`,
    seatsOf: (game, min, max, seats) =>
      `${game}: мест от ${min} до ${max}, а не ${seats}; --seats N повторит список вокруг стола`,
    openQuote: (quote) => `кавычка (${quote}) не закрыта`,
    commandMissing: 'после «cmd:» не хватает команды',
    noPlayer: (word, all) => `нет игрока ${word}; есть ${all}, random и cmd:COMMAND`,
    cantRun: (command, why) => `не запускается ${command}: ${why}`,
    stopped: (done, all) => `остановлено: сыграно ${number(done)} из ${number(all)}`,
  },
};
