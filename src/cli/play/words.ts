/** What `gobelet play` says besides what each game says for itself. */

import type { Seat } from '../../game.ts';

export const WORDS = {
  you: 'You',
  player: (seat: Seat): string => `Player ${seat + 1}`,
  bot: (seat: Seat): string => `Bot ${seat + 1}`,
  botMark: ' ⚙',
  botWord: ' (bot)',

  whichGame: 'Which game?',
  whichOf: (count: number): string => `type 1 to ${count}, or quit`,

  prompt: '> ',
  promptOf: (name: string): string => `${name} > `,
  commands: 'or: ?  list  log  quit',
  commandsAlone: 'or: ?  list  log  odds  quit',
  commandsWithHand: 'or: ?  list  log  hand  quit',
  enter: 'Enter',
  notAMove: (typed: string): string => `not a move here: ${typed} — type ? for help, list for all moves`,
  severalMoves: (typed: string, spellings: readonly string[]): string => `${typed} may mean ${spellings.join(' or ')}`,
  nothingTyped: 'type a number or a move — ? for help',

  pass: (name: string): string => `Pass to ${name} — press Enter when only you are looking`,
  passFirst: 'First an empty line: press Enter when only you are looking',
  hide: 'Press Enter to clear the screen, then pass it on',
  back: 'Enter: back to the table',
  howToType: 'At any time: ? explains, list shows all moves, log what happened so far, quit saves and leaves.',
  howToTypeAlone:
    'At any time: ? explains, list shows all moves, log what happened so far, odds what each move is worth, quit saves and leaves.',
  allMoves: 'All moves, by number or as written',
  odds: 'What each move is worth',
  soFar: 'What happened so far',
  nothingYet: 'Nothing yet.',

  saved: (file: string): string => `Saved in ${file}`,
  resume: (command: string): string => `Go on with: ${command}`,
  finished: (file: string): string => `This game is finished. Its record is ${file}`,
  elsewhere: (file: string, other: string): string => `${file} holds more than this record: the game goes on in ${other}`,
} as const;
