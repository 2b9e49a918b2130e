/** What the coach says about Séquence Dés. A choice is written so that it can follow “if you”. */

import { text } from '../../../../words/en/grammar.ts';

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
  error: text('The chance to win is an estimate, usually off by about {points} in 100.'),
  start: 'Nobody knows yet who starts: everybody has the same chance.',

  exact:
    'The chances to complete a line are exact for the board after this move, if nobody blocks.',
  estimated:
    'The chance to win is an estimate: it looks a few throws ahead and has learned from many games.',
};

export type Words = typeof words;
