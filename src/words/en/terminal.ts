/**
 * The terminal in English: what every table says, what `gobelet play` says, and what is said if
 * something can't be done. Commands, flags and moves are typed the same in every language. A reason
 * that comes from the rules, a record or the system follows in technical English.
 */

import { list, number, plural, text } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# level', other: '# levels' });
const events = (count: number): string => plural(count, { one: '# event', other: '# events' });

export const words = {
  list,
  number,

  // Around every table ----------------------------------------------------------------------------
  say: {
    enter: 'Enter',
    notAMove: text('not a move here: {typed} — type ? for help, list for all moves'),
    severalMoves: (typed: string, spellings: readonly string[]) =>
      `${typed} may mean ${spellings.join(' or ')}`,
    nothingTyped: 'type a number or a move — ? for help',
    back: 'Enter: back to the table',
    allMoves: 'All moves, by number or as written',
    soFar: 'What happened so far',
    nothingYet: 'Nothing yet.',
    bot: 'bot',
    or: text('or: {commands}'),
  },

  // gobelet play ----------------------------------------------------------------------------------
  play: {
    you: 'You',
    player: text('Player {#seat}'),
    bot: text('Bot {#seat}'),
    whichGame: 'Which game?',
    whichOf: text('type 1 to {#count}, or quit'),
    pass: text('Pass to {name} — press Enter when nobody else is looking'),
    passFirst: 'Type nothing: just press Enter when nobody else is looking',
    hide: 'Press Enter to clear the screen, then pass it on',
    howToType:
      'At any time: ? explains, list shows all moves, log shows what happened so far, quit saves and leaves.',
    howToTypeAlone:
      'At any time: ? explains, list shows all moves, log shows what happened so far, odds shows what each move is worth, quit saves and leaves.',
    odds: 'What each move is worth',
    saved: text('Saved in {file}'),
    resume: text('Go on with: {command}'),
    finished: text('This game is finished. Its record is {file}'),
    elsewhere: text('{file} holds more than this record: the game goes on in {other}'),
  },

  // gobelet odds ----------------------------------------------------------------------------------
  odds: {
    head: (game: string, count: number, seat: number) =>
      `${game}, after ${events(count)}: seat ${seat} to move`,
    seat: text('seat {#seat}'),
  },

  // What can't be done ----------------------------------------------------------------------------
  wrong: {
    whichCommand: 'which command? "gobelet --help" lists them',
    unknownCommand: text('unknown command {word}; "gobelet --help" lists them'),
    unknownOption: text('unknown flag {word}; "gobelet --help" lists them'),
    unknownFlag: text('unknown flag {flag}'),
    takesNoValue: text('{flag} takes no value'),
    needsValue: text('{flag} needs a value ({value})'),
    missing: text('{what} is missing'),
    unexpected: text('unexpected {word}'),
    wholeRange: text('{flag} must be a whole number, {min} to {max}, not {text}'),
    wholeFrom: text('{flag} must be a whole number, {min} or more, not {text}'),
    noLanguage: text('there is no language {word}; there are {all}'),
    noGame: text('there is no game {word}; there are {all}'),
    noLevel: text('there is no level {word}; there are {all}'),
    optionsJson: text('--options must be JSON, such as {example}, not {text}'),

    standardInput: 'standard input',
    cantOpen: text('can’t open {file}: {why}'),
    cantWrite: text('can’t write {file}: {why}'),
    cantWriteOut: text('can’t write to standard output: {why}'),
    files: {
      ENOENT: 'there is no such file',
      EISDIR: 'it is a folder',
      EACCES: 'permission denied',
      ENOTDIR: 'part of the path is not a folder',
      EEXIST: 'it already exists',
      ENOSPC: 'the disk is full',
    },
    noFolder: 'there is no such folder',
    exists: text('{file} already exists: choose another name, or go on with --resume {file}'),
    noRecord: 'there is no record in this file',
    notJson: 'not valid JSON',
    beyond: (at: string, count: number) =>
      `--at ${at} is beyond the end, the record has ${events(count)}`,
    isOver: (count: number) =>
      `the game is over after ${events(count)}; --at K looks at an earlier moment`,
    notToMove: (seat: number, count: number, toMove: string) =>
      `seat ${seat} is not to move after ${events(count)}, seat ${toMove} is`,

    nameAGame: text('name a game: {all}'),
    recordOfOther: text('{file} is a record of {game}, not of {word}'),
    hasItsOwn: text('{flag} can’t be given with --resume: the record has its own'),
    severalRecords: text('{file} holds more than one record: save the game elsewhere'),
    resumeFile: '--resume needs a file: moves are read from standard input',
    levelsForBots: (count: number, bots: number) =>
      `${levels(count)} for ${plural(bots, { one: 'one bot', other: '# bots' })}`,
    levelsForSeats: (count: number, seats: number) => `${levels(count)} for ${seats} seats`,
    namesForSeats: text('{#count} names for {#seats} seats'),
    badName: text('a name has 1 to {#most} letters and no control characters, not {text}'),
    sameName: 'two seats have the same name',

    gameOpens: '--game opens a table: give the address of a server, not a link to a table',
    forOpening: text('{flag} is for a table that --game opens'),
    pace: text('--pace must be live:SECONDS+SECONDS, relaxed or days:N, not {text}'),
    tokens: text('{file} is not a file of tokens: move it away, or name another with --token-file'),

    clockSkewed: text(
      'the clocks of this machine and of the store are {off}\u00a0ms apart: have both set by NTP',
    ),
    portTaken: text('port {port} is taken: choose another with --port'),
    portForbidden: text('port {port} may not be used: choose another with --port'),
    noHost: '--host is not an address of this machine',
    networks: text('{flag} takes addresses and networks such as {example}, not {text}'),
    limit: text('{flag} takes a number, or a number and seconds such as 300/1200, not {text}'),
    busAddress: text('{flag} takes the address of a NATS server, such as {example}'),
    noPackage: text('{flag} needs a package that is not installed: npm install {name}'),
    secret: text('{flag} takes 16 to 200 characters without spaces'),
    hostName: text('{flag} takes names such as dice.example.org, not {text}'),
    origin: text('--origin must be an address such as https://dice.example.org, not {text}'),
    noDatabase: text('there is no database {file}'),
    databaseExists: text('there is already a database {file}; --force moves it aside'),
    pgDump: text(
      '{place} is PostgreSQL: make its backups with pg_dump or by its log, also while servers run; "gobelet export" writes everything as text',
    ),
    pgRestore: text(
      '{place} is PostgreSQL: put its backups back with pg_restore; then "gobelet restore --store URL" without a file gives open tables new dice',
    ),

    hex: text('--commitment must be 64 hex digits, not {text}'),
    proofMissing: 'PROOF is missing: standard input has none beside it',
    seatMissing: '--seat N or --seat public is missing',
    playersForSeats: text('{#count} players for {#seats} seats'),
    seatsOf: text(
      '{game} has {#min} to {#max} seats, not {#seats}; --seats N repeats the list round the table',
    ),
    openQuote: text('a quote ({quote}) is not closed'),
    commandMissing: 'a command is missing after "cmd:"',
    noPlayer: text('no player is called {word}; there are {all}, random and cmd:COMMAND'),
    cantRun: text('can’t run {command}: {why}'),
    stopped: text('stopped after {#done} of {#all} games'),
  },
};

export type Words = typeof words;
