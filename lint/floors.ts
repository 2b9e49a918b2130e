/**
 * Who may import whom: the floors of the house, from the ground up. Every file of src belongs to
 * the first floor below whose patterns fit it, and may import its own floor and what is named
 * under `may`. `*` is a name, `**` any depth; `<game>` is any one name, the same in both lists.
 *
 * `node lint/check-imports.ts` checks it, and that no imports run in a circle.
 */

export interface Floor {
  readonly files: readonly string[];
  readonly may: readonly string[];
  /** Said if something else is imported. */
  readonly why: string;
}

const CONTRACT = ['src/game.ts', 'src/shape.ts'];
const PREACT = ['preact', 'preact/hooks', '@preact/signals'];
/** What runs anywhere, and knows no page. */
const COMMON = [
  'src/*.ts',
  'src/{analysis,bots,challenge,client,dice,record,tables,tally,words}/**',
  'src/games/index.ts',
];

export const FLOORS: readonly Floor[] = [
  {
    files: ['src/{shape,random,same-json,pages,pending-calls}.ts', 'src/record/lines.ts'],
    may: [],
    why: 'The ground floor imports nothing.',
  },
  {
    files: ['src/{game,game-shapes,chance,playout,odds}.ts'],
    may: ['src/{shape,random}.ts'],
    why: 'The contract knows no game, table, record, Node module or page.',
  },
  {
    files: ['src/games/<game>/rules/**'],
    may: [...CONTRACT, 'src/game-shapes.ts'],
    why: 'Rules know the contract and their own room, nothing else.',
  },
  {
    files: ['src/record/**', 'src/game-in-progress.ts'],
    may: ['src/{game,shape,chance,random,playout}.ts', 'src/record/lines.ts'],
    why: 'Records and games in progress know no single game, no Node module, no page.',
  },
  {
    files: ['src/bots/**'],
    may: ['src/*.ts', 'src/record/**'],
    why: 'What bots share knows no single game, no Node module, no page.',
  },
  {
    files: ['src/analysis/**'],
    may: ['src/game.ts', 'src/record/**'],
    why: 'What analyses share knows the contract and the record.',
  },
  {
    files: ['src/games/<game>/mind/**'],
    may: [
      'src/games/<game>/rules/**',
      'src/{game,odds,chance,random,playout}.ts',
      'src/{bots,analysis}/**',
    ],
    why: 'Who thinks about a game knows the contract, chance, what bots share, and the rules.',
  },
  {
    files: ['src/terminal/**'],
    may: ['src/{game,odds}.ts'],
    why: 'The drawing kit of the terminal knows no single game and no command.',
  },
  {
    files: ['src/games/<game>/words/**', 'src/words/**'],
    may: [
      'src/words/**',
      'src/games/<game>/rules/**',
      'src/games/<game>/mind/analysis/kinds.ts',
      'src/{game,protocol}.ts',
      'src/bots/bot.ts',
      'src/tables/refused.ts',
    ],
    why: 'Words know what they name: no page, table or server.',
  },
  {
    files: ['src/games/<game>/terminal/**'],
    may: [
      'src/games/<game>/{rules,words}/**',
      'src/games/<game>/mind/odds.ts',
      'src/{game,odds}.ts',
      'src/terminal/**',
      'src/words/en/*.ts',
    ],
    why: "A game's drawing knows the rules, the drawing kit and its words.",
  },
  {
    files: ['src/games/<game>/page/**'],
    may: [
      'src/games/<game>/{rules,words}/**',
      'src/games/<game>/mind/odds.ts',
      'src/games/<game>/mind/analysis/kinds.ts',
      'src/{game,odds}.ts',
      'src/web/kit/**',
      ...PREACT,
    ],
    why: 'A game on the page draws and tells: it knows its rules, the kit and its words.',
  },
  {
    files: ['src/games/<game>/*.ts', 'src/games/*.ts'],
    may: [
      'src/games/*/*.ts',
      'src/games/*/rules/{rules,schemas}.ts',
      'src/games/*/terminal/terminal.ts',
      'src/games/*/mind/{odds,bot}.ts',
      'src/{game,odds,shape}.ts',
      'src/bots/bot.ts',
      'src/terminal/terminal-ui.ts',
    ],
    why: 'The registry knows the games and nothing above them.',
  },
  {
    files: ['src/dice/**'],
    may: [
      'src/{game,shape,random,chance,same-json}.ts',
      'src/record/record.ts',
      '@noble/hashes/*.js',
    ],
    why: 'Fair dice know the contract, chance and the record.',
  },
  {
    files: ['src/tally/**'],
    may: [...CONTRACT, 'src/record/record.ts'],
    why: 'Tallies know the contract and the record.',
  },
  {
    files: ['src/challenge/**'],
    may: ['src/*.ts', 'src/{record,dice}/**', 'src/bots/bot.ts'],
    why: 'Challenges know the game, the record and the dice: no table with people.',
  },
  {
    files: ['src/protocol.ts'],
    may: ['src/shape.ts', 'src/bots/bot.ts'],
    why: 'The protocol knows shapes and nothing that speaks it.',
  },
  {
    files: ['src/client/**'],
    may: [...CONTRACT, 'src/protocol.ts', 'src/challenge/messages.ts', 'src/dice/**'],
    why: 'A client knows the protocol and fair dice: it runs in a page, a terminal or a program.',
  },
  {
    files: ['src/tables/{store,bus,local-bus}.ts'],
    may: [],
    why: 'Stores and buses keep and carry texts: they know nothing of tables.',
  },
  {
    files: ['src/tables/refused.ts'],
    may: ['src/*.ts', 'src/tables/store.ts'],
    why: 'Why something is refused is known to all of the tables, and knows none of them.',
  },
  {
    files: ['src/tables/fold/**'],
    may: [
      'src/*.ts',
      'src/{record,dice,challenge}/**',
      'src/bots/bot.ts',
      'src/tables/{refused,store}.ts',
    ],
    why: 'What a journal tells is pure: it knows no live table, hub or bus.',
  },
  {
    files: ['src/tables/**'],
    may: ['src/*.ts', 'src/{record,dice,challenge,tally}/**', 'src/bots/bot.ts'],
    why: 'Tables know the game and the faces of store, bus and bots: no socket, no page.',
  },
  {
    files: ['src/server/store/**'],
    may: ['src/tables/store.ts', 'node:**', 'postgres'],
    why: 'Stores keep texts: they know nothing of tables.',
  },
  {
    files: ['src/server/**'],
    may: [
      'src/*.ts',
      'src/{analysis,bots,challenge,dice,record,tables,tally,words}/**',
      'src/games/index.ts',
      'node:**',
      'ws',
      '@nats-io/transport-node',
    ],
    why: 'The server knows neither who connects nor any single game.',
  },
  {
    files: ['src/web/kit/**'],
    may: ['src/{game,odds}.ts', 'src/analysis/**', ...PREACT, 'uqr'],
    why: 'The kit knows no game, no words, no table and no screen.',
  },
  {
    files: ['src/web/shell/**', 'src/web/first.ts', 'src/web/sw/**'],
    may: [...COMMON, 'src/web/kit/**', ...PREACT],
    why: 'The shell is below stage, sources and screens.',
  },
  {
    files: ['src/web/stage/**'],
    may: [...COMMON, 'src/web/{kit,shell}/**', ...PREACT],
    why: 'The stage is below sources and screens: it shows what it is handed.',
  },
  {
    files: ['src/web/sources/**'],
    may: [...COMMON, 'src/web/{kit,shell,stage}/**', ...PREACT],
    why: 'Sources are below screens.',
  },
  {
    files: ['src/web/screens/<screen>/**'],
    may: [...COMMON, 'src/web/{kit,shell,stage,sources}/**', ...PREACT],
    why: 'Screens do not know one another: what two of them need lies on a lower floor.',
  },
  {
    files: ['src/web/*.ts', 'src/web/*.tsx'],
    may: [...COMMON, 'src/web/**', ...PREACT],
    why: 'The page knows neither server, terminal nor any single game.',
  },
  {
    files: ['src/cli/**'],
    may: [
      'src/*.ts',
      'src/{analysis,bots,challenge,client,dice,record,server,tables,tally,terminal,words}/**',
      'src/games/index.ts',
      'node:**',
      'ws',
      'uqr',
    ],
    why: 'Commands know no single game and no page.',
  },
];
