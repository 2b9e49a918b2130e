/** What `gobelet --help` and the help of each command say, in English. Names, flags and values are typed the same in every language. */

import { text } from './grammar.ts';

const folder = 'the server’s folder (default: GOBELET_DATA, else gobelet-data)';
const firstRecord = 'Only the first record of the file is looked at; "-" is standard input.';
const atEvents = 'after how many events (default: all of them)';
const sameGames = 'the same seed gives the same games (default: a new one, which is printed)';
const ownOptions = 'options of the game, such as \'{"line":6}\'';
const recordsThere = 'write the records there; a file of that name is replaced';
const ctrlC = 'Ctrl-C stops it and prints what was done so far.';

export const words = {
  usage: text('Usage: {line}'),
  flags: '[flags]',
  help: 'show this',
  lang: text('the language: {all} (default: GOBELET_LANG, else that of the system)'),
  about: 'Pokerdice, NEXT! and Séquence Dés: played here, hosted for friends, looked into.',
  more: '"gobelet COMMAND --help" tells more; --lang xx speaks another language. Exit codes: 0 fine, 1 replay met a bad record, 2 called wrongly, or a file that can’t be used.',

  commands: {
    serve: {
      summary: 'Host tables: friends join by a link, and nothing is lost whatever happens.',
      flags: {
        port: text('where it listens; {usual} unless given, 0 for any that is free'),
        host: text('on which address it listens; {usual}, which is all of them, unless given'),
        data: 'where everything is kept; gobelet-data unless given',
        origin: 'where people find it, if there is a proxy in front: https://dice.example.org',
        'trust-proxy': 'take the addresses of people from X-Forwarded-For: only behind a proxy that sets it',
        log: text('{usual}: what is written to standard error; info unless given'),
        'bot-pause': text('how long bots take for a move; {usual} unless given'),
        absence: text('after how many seconds away a bot plays for somebody; {usual} unless given'),
        rate: text('messages a second that one connection may send; {usual} unless given'),
        'per-address': text('connections, and as many requests a second, from one address; {usual} unless given'),
        connections: text('connections in all; {usual} unless given'),
      },
      more: [
        'Each flag can be set by an environment variable too: --bot-pause by GOBELET_BOT_PAUSE, and so on.',
        'SIGTERM and Ctrl-C let what is under way be stored, tell everybody to come back, and stop. /health, /ready and /metrics are for whoever looks after it; "gobelet backup" copies everything while it runs.',
      ],
    },
    join: {
      summary: 'Play at a table of a server, from the terminal: open one, join one by its link, or watch.',
      flags: {
        name: 'how you are called; kept for the next time',
        watch: 'look on without a seat',
        save: 'keep the record and the proof of the dice in files here when the game is over',
        'token-file': 'who you are, by server; tokens.json in your configuration folder unless given',
        game: 'open a table of this game',
        seats: 'how many play at it; 2 unless the game says otherwise',
        options:
          'options of the game, e.g. {"decks":2} or {"line":6} (six in a line: recommended by the rule sheet for two players or two teams)',
        bots: text('{usual}: a bot for each, on the last seats'),
        pace: 'live:300+10 is 300 seconds each and 10 more for each move; relaxed; days:2',
        listed: 'show the table in the public list',
        closed: 'nobody may watch without a seat',
      },
      more: [
        'URL is the link of a table, or the address of a server: with --game a table is opened there, without it the tables there are to choose from.',
        'You come back as the same person, and to the same seat, with the same link. Moves are typed as in "gobelet play"; ? explains.',
      ],
    },
    play: {
      summary: 'Play a game in the terminal, against bots or with several at one screen.',
      flags: {
        seats: 'how many play; 2 unless the game says otherwise',
        humans: 'how many of them, from the first seat, are people; 1 unless given, the others are bots',
        bots: text('{usual}: one for all bots or one for each; casual unless given'),
        names: 'the names of the seats',
        seed: 'the same seed throws the same dice and makes the same bots',
        options:
          'options of the game, e.g. {"decks":2} or {"line":6} (six in a line: recommended by the rule sheet for two players or two teams)',
        save: 'where the record is kept; a new file in this folder unless given',
        resume: 'go on with the first record of a file',
      },
      more: [
        'Without the name of a game it asks.',
        'Moves are typed by number or as written; ? explains, quit leaves. Alone against bots, odds shows what each move is worth. The record is saved with every move.',
        'NO_COLOR turns colours off.',
      ],
    },
    replay: {
      summary: 'Replay record files and print one JSON line per record.',
      flags: {},
      more: [
        '"-" is standard input. Files are read as streams, whatever their size.',
        'The exit code is 1 if any record is bad, 2 if a file can’t be read.',
      ],
    },
    view: {
      summary: 'Print what one viewer may know at one moment of a record, as JSON.',
      flags: { seat: 'who looks: a seat, counted from 0, or everybody (required)', at: atEvents },
      more: [firstRecord],
    },
    odds: {
      summary: 'Print what each legal move at one moment of a record is worth, the best first, and why.',
      flags: {
        at: atEvents,
        seat: 'whose moves, counted from 0 (default: the first seat to move)',
        json: 'print one line of JSON instead of a table',
      },
      more: ['The odds follow from what that seat may know, never from the secrets in the record.', firstRecord],
    },
    simulate: {
      summary: 'Play many random games on all cores and print what they add up to.',
      flags: {
        games: 'how many games (required)',
        seats: 'how many seats (default: as few as the game allows)',
        seed: sameGames,
        options: ownOptions,
        out: recordsThere,
      },
      more: [ctrlC],
    },
    match: {
      summary: 'Let bots and programs play against each other on all cores.',
      flags: {
        players: 'who plays, such as master,strong,random,cmd:"python3 mine.py" (required)',
        games: 'how many games, rounded up to whole blocks (required)',
        seats: 'how many seats; the list is repeated round the table (default: one for each player)',
        seed: sameGames,
        options: ownOptions,
        think: text('how long a program may take for a decision (default: {usual})'),
        workers: 'how many games at a time (default: as many as there are cores)',
        out: recordsThere,
        json: 'print the result as JSON',
        verbose: 'show what programs write to standard error',
      },
      more: [
        'A block is one game for each turn of the players round the table, all with the same dice. Levels are beginner, casual, strong and master; random chooses any legal move. Programs speak the protocol of docs/engine-protocol.md.',
        ctrlC,
      ],
    },
    verify: {
      summary: 'Check, offline, that every throw of a game played with fair dice follows from its proof.',
      flags: {
        commitment: 'the commitment you noted before you sat down, to compare',
        json: 'print one line of JSON, with every question to chance, instead of words',
      },
      more: [
        'The proof of game.jsonl is game.proof.json beside it, unless another file is named. "-" is standard input.',
        'The exit code is 0 if everything follows, 1 if something does not, 2 if a file can’t be used. docs/fair-dice.md explains.',
      ],
    },
    backup: {
      summary: 'Copy everything a server keeps into one file, while it runs.',
      flags: { data: folder },
      more: ['FILE must not exist. It is checked before success is said; "gobelet restore" puts it back.'],
    },
    restore: {
      summary: 'Put a backup into a server’s folder.',
      flags: { data: folder, force: 'even if there is a database already, which is moved aside' },
      more: ['The backup is checked first. The server must not run meanwhile.'],
    },
    doctor: {
      summary: 'Check everything a server keeps: files, journals, records, dice, index. Changes nothing.',
      flags: { data: folder, json: 'print one line of JSON instead of words' },
      more: [
        'Each fault is one line, with the table and the number of the entry where there is one. A server may run meanwhile.',
        'The exit code is 0 if nothing is wrong, 1 if something is, 2 if there is no database that can be looked into.',
      ],
    },
  },
};

export type Words = typeof words;
