/**
 * What `gobelet --help` and the help of each command say, in English. Names, flags and values are
 * typed the same in every language.
 */

import { text } from './grammar.ts';

const folder = 'the server’s folder (default: GOBELET_DATA, else gobelet-data)';
const store =
  'a PostgreSQL database instead of the folder, postgres://user:password@host/name (default: GOBELET_STORE)';
const journals =
  'a database for the journals of new tables; may be given more than once (default: GOBELET_JOURNALS)';
const firstRecord = 'Only the first record of the file is used; "-" is standard input.';
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
  about: 'Pokerdice, NEXT! and Séquence Dés: play here, host tables for friends, study your games.',
  more: '"gobelet COMMAND --help" tells you more; --lang xx chooses another language. Exit codes: 0 fine, 1 replay found a bad record, 2 wrong arguments, or a file that can’t be used.',

  commands: {
    serve: {
      summary: 'Host tables: friends join by a link, and no move is ever lost.',
      flags: {
        port: text('the port to listen on; {usual} unless given, 0 for any free one'),
        host: text('the address to listen on; {usual}, which means all of them, unless given'),
        data: 'where everything is kept; gobelet-data unless given',
        store,
        journals,
        origin: 'the address people use, if there is a proxy in front: https://dice.example.org',
        name: 'other names by which people reach it, separated by commas; addresses and names of the local network work anyway',
        'trust-proxy': text(
          'believe X-Forwarded-For only from these addresses and networks, such as {usual}; without a value, only from this machine',
        ),
        bus: 'NATS, over which processes on several machines tell each other what happened: nats://user:password@host:4222. Those on one folder need none',
        drain: text(
          'how many seconds it goes on serving after SIGTERM while /ready already says no, so that a load balancer leads people to another process; {usual} unless given',
        ),
        'metrics-token':
          'a secret of 16 characters or more with which /ready and /metrics can be read from anywhere',
        log: text('{usual}: what is written to standard error; info unless given'),
        'bot-pause': text('how long bots take for a move; {usual} unless given'),
        absence: text(
          'how many seconds somebody may be away before a bot plays for them; {usual} unless given',
        ),
        rate: text('how many messages a second one connection may send; {usual} unless given'),
        work: text(
          'milliseconds of processor time a second that one address may cost; {usual} unless given',
        ),
        'per-address': text(
          'how many sockets one address may have open; {usual} unless given. The other limits of an address grow with it unless they are given',
        ),
        connections: text('how many connections in all; {usual} unless given'),
        lines: text('connections of any kind that one address may have open; {usual} unless given'),
        'limit-sockets': text('new sockets from one address; {usual} unless given'),
        'limit-requests': text('requests from one address; {usual} unless given'),
        'limit-files': text('files of the page for one address; {usual} unless given'),
        'limit-guests': text('new guests from one address; {usual} unless given'),
        'limit-misses': text(
          'names of tables that do not exist, from one address or person; {usual} unless given',
        ),
        'limit-tables': text('tables that one person opens; {usual} unless given'),
        'limit-attempts': text('challenge games that one person sends in; {usual} unless given'),
        'limit-talk': text(
          'messages and reactions of one person in the chat; {usual} unless given',
        ),
        'limit-reviews': text(
          'how often one person leads or points in a finished game; {usual} unless given',
        ),
        'limit-deeds': text(
          'everything else one person does at tables, apart from moves; {usual} unless given',
        ),
        'listed-per-person': text('tables of one person in the public list; {usual} unless given'),
        'listed-per-address': text(
          'tables of one address in the public list; {usual} unless given',
        ),
        'tables-per-person': text(
          'unfinished tables that one person may have; {usual} unless given',
        ),
        'tables-per-address': text(
          'unfinished tables that one address may have opened; {usual} unless given',
        ),
      },
      more: [
        'A limit such as 300/1200 means 300 at once, and as many again every 1200 seconds. Whoever meets it is told when to come back.',
        '/health answers everybody. /ready and /metrics answer on this machine only; behind a proxy, or from elsewhere, they need --metrics-token.',
        'Each flag can also be set by an environment variable: --bot-pause by GOBELET_BOT_PAUSE, and so on.',
        'SIGTERM and Ctrl-C store what is under way, tell everybody to come back, and stop. "gobelet backup" copies everything while the server runs.',
      ],
    },
    join: {
      summary:
        'Play at a table of a server, from the terminal: open one, join one by its link, or watch.',
      flags: {
        name: 'your name; kept for next time',
        watch: 'watch without a seat',
        save: 'save the record and the proof of the dice as files here when the game is over',
        'token-file':
          'who you are, by server; tokens.json in your configuration folder unless given',
        game: 'open a table of this game',
        seats: 'how many players; 2 unless the game says otherwise',
        options:
          'options of the game, e.g. {"decks":2} or {"line":6} (six in a line: recommended by the rule sheet for two players or two teams)',
        bots: text('{usual}: a bot for each, on the last seats'),
        pace: 'live:300+10 is 300 seconds each and 10 more for each move; relaxed; days:2',
        listed: 'show the table in the public list',
        closed: 'only players may watch',
      },
      more: [
        'URL is the link to a table, or the address of a server: with --game a table is opened there, without it you choose from the tables there.',
        'The same link brings you back as the same person, to the same seat. Moves are typed as in "gobelet play"; ? explains.',
      ],
    },
    play: {
      summary: 'Play a game in the terminal, against bots or with several people at one screen.',
      flags: {
        seats: 'how many players; 2 unless the game says otherwise',
        humans:
          'how many of them are people, from the first seat on; 1 unless given, the others are bots',
        bots: text('{usual}: one for all bots or one for each; casual unless given'),
        names: 'the names of the seats',
        seed: 'the same seed throws the same dice and makes the same bots',
        options:
          'options of the game, e.g. {"decks":2} or {"line":6} (six in a line: recommended by the rule sheet for two players or two teams)',
        save: 'where the record is kept; a new file in this folder unless given',
        resume: 'go on with the first record of a file',
      },
      more: [
        'If you name no game, it asks.',
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
      summary:
        'Print what each legal move at one moment of a record is worth, best first, and why.',
      flags: {
        at: atEvents,
        seat: 'whose moves, counted from 0 (default: the first seat to move)',
        json: 'print one line of JSON instead of a table',
      },
      more: [
        'The odds use only what that seat may know, never the secrets in the record.',
        firstRecord,
      ],
    },
    simulate: {
      summary: 'Play many random games on all cores and print the totals.',
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
        seats:
          'how many seats; the list is repeated round the table (default: one for each player)',
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
      summary:
        'Check, offline, that every throw of a game played with fair dice follows from its proof.',
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
      flags: { data: folder, store, journals },
      more: [
        'FILE must not exist. It is checked before the command reports success; "gobelet restore" puts it back.',
      ],
    },
    restore: {
      summary: 'Put a backup into a server’s folder.',
      flags: {
        data: folder,
        store,
        journals,
        force: 'even if there is a database already, which is moved aside',
        'new-keys': 'end all tokens: everybody joins as somebody new',
      },
      more: [
        'The backup is checked first. The server must not be running.',
        'Tokens that were cancelled in the database that is moved aside stay cancelled. A backup in which tables, indexes or triggers were changed is refused.',
        'With --store, PostgreSQL has put the backup back itself: no FILE is given, and open tables get new dice.',
      ],
    },
    'rotate-keys': {
      summary: 'Sign tokens with a new key, while the server runs or not.',
      flags: {
        data: folder,
        store,
        journals,
        now: 'end the old keys at once: no token from before works any more',
      },
      more: [
        'Once a year is a good habit, and nobody notices: tokens of older keys work for 400 days more, and are replaced when their owners come.',
        'If somebody else may have read the database or a backup, use --now: whoever has a key can be anybody. Everybody then loses who they were, with their tables and their name.',
      ],
    },
    doctor: {
      summary:
        'Check everything a server keeps: files, journals, records, dice, index. Changes nothing.',
      flags: { data: folder, store, journals, json: 'print one line of JSON instead of words' },
      more: [
        'Each fault is one line, with the table and the number of the entry if there is one. A server may be running.',
        'The exit code is 0 if nothing is wrong, 1 if something is, 2 if there is no database that can be read.',
      ],
    },
    move: {
      summary: 'Copy everything from one store into another, and check it.',
      flags: {
        journals,
        'from-journals': 'the databases of journals that FROM has; may be given more than once',
      },
      more: [
        'FROM and TO are folders of servers, or addresses of PostgreSQL: postgres://user:password@host/name. No server may be running on either.',
        'TO must be empty. If a move is interrupted, the same command goes on with it; until it is done no server starts there. FROM stays as it is.',
      ],
    },
    export: {
      summary:
        'Write everything a server keeps as text: one JSON object a line, the same for every store.',
      flags: { data: folder, store, journals },
      more: [
        'FILE must not exist; without it, or with "-", the text goes to standard output. A server may be running.',
        'Everybody’s secrets are in it: keep it as safe as the database itself. docs/dump.md says what the lines mean.',
      ],
    },
    import: {
      summary: 'Read what "gobelet export" has written into an empty store, and check it.',
      flags: { data: folder, store, journals },
      more: [
        'FILE "-" is standard input. No server may be running there. If it is interrupted, the same command goes on with it.',
      ],
    },
  },
};

export type Words = typeof words;
