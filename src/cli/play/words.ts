/** What `gobelet play` says besides what each game says for itself. */

import type { Seat } from '../../game.ts';

export const WORDS = {
  you: 'You',
  player: (seat: Seat): string => `Player ${seat + 1}`,
  bot: (seat: Seat): string => `Bot ${seat + 1}`,

  whichGame: 'Which game?',
  whichOf: (count: number): string => `type 1 to ${count}, or quit`,

  promptOf: (name: string): string => `${name} > `,
  commands: 'or: ?  list  log  quit',
  commandsAlone: 'or: ?  list  log  odds  quit',
  commandsWithHand: 'or: ?  list  log  hand  quit',

  pass: (name: string): string => `Pass to ${name} — press Enter when only you are looking`,
  passFirst: 'First an empty line: press Enter when only you are looking',
  hide: 'Press Enter to clear the screen, then pass it on',
  howToType: 'At any time: ? explains, list shows all moves, log what happened so far, quit saves and leaves.',
  howToTypeAlone:
    'At any time: ? explains, list shows all moves, log what happened so far, odds what each move is worth, quit saves and leaves.',
  odds: 'What each move is worth',

  saved: (file: string): string => `Saved in ${file}`,
  resume: (command: string): string => `Go on with: ${command}`,
  finished: (file: string): string => `This game is finished. Its record is ${file}`,
  elsewhere: (file: string, other: string): string => `${file} holds more than this record: the game goes on in ${other}`,
} as const;
