/** What the coach says of Séquence Dés. What one does is told as after “if you”. */

import { text } from './grammar.ts';

export const words = {
  asks: 'How often you win the game, estimated',
  asksTeam: 'How often your side wins, estimated',
  roll: 'throw the dice',
  place: text('put a chip on {square}'),
  replace: text('replace the chip on {square}'),
  remove: text('remove the chip from {square}'),

  now: 'It completes the line: you win at once.',
  next: text('You complete a line on your next turn: {chance}.'),
  nextNow: text('You complete a line this turn: {chance}.'),
  opponent: text('An opponent completes one before that: {chance}.'),
  partner: text('Your partner completes one before that: {chance}.'),
  error: text('The chance to win is an estimate, as a rule off by {points} in 100.'),
  start: 'Who begins is still open: an even share.',

  exact: 'The chances to complete a line are exact for the board as the move leaves it; nobody is taken to block.',
  estimated: 'The chance to win is an estimate: it looks a few throws ahead and was trained on many games.',
};

export type Words = typeof words;
