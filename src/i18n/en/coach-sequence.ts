/** What the coach says of Séquence Dés. What one does is told as after “if you”. */

export const words = {
  asks: 'How often you win the game, estimated',
  asksTeam: 'How often your side wins, estimated',
  roll: 'throw the dice',
  place: (square: string) => `put a chip on ${square}`,
  replace: (square: string) => `replace the chip on ${square}`,
  remove: (square: string) => `remove the chip from ${square}`,

  now: 'It completes the line: you win at once.',
  next: (chance: string) => `You complete a line on your next turn: ${chance}.`,
  nextNow: (chance: string) => `You complete a line this turn: ${chance}.`,
  opponent: (chance: string) => `An opponent completes one before that: ${chance}.`,
  partner: (chance: string) => `Your partner completes one before that: ${chance}.`,
  error: (points: string) => `The chance to win is an estimate, as a rule off by ${points} in 100.`,
  start: 'Who begins is still open: an even share.',

  exact: 'The chances to complete a line are exact for the board as the move leaves it; nobody is taken to block.',
  estimated: 'The chance to win is an estimate: it looks a few throws ahead and was trained on many games.',
};

export type Words = typeof words;
