/** What is said around every table in the terminal, whether it is played here or elsewhere. */

export const SAY = {
  prompt: '> ',
  enter: 'Enter',
  notAMove: (typed: string): string => `not a move here: ${typed} — type ? for help, list for all moves`,
  severalMoves: (typed: string, spellings: readonly string[]): string => `${typed} may mean ${spellings.join(' or ')}`,
  nothingTyped: 'type a number or a move — ? for help',
  back: 'Enter: back to the table',
  allMoves: 'All moves, by number or as written',
  soFar: 'What happened so far',
  nothingYet: 'Nothing yet.',
  botMark: ' ⚙',
  botWord: ' (bot)',
} as const;
