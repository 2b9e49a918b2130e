/** What the coach says about NEXT! A choice is written so that it can follow “if you”. */

import { text } from '../../../../words/en/grammar.ts';

export const words = {
  asks: {
    turn: 'How often the turn ends with a card',
    draw: 'Points it brings on average',
    give: 'Points it costs',
    end: 'How often you win the game',
  },
  take: text('take {card}'),
  keep: text('keep {colours}'),
  keepBlack: text('keep {colours} (black: {black})'),
  throwAll: 'throw all six',
  turn: text('turn a {from} die to {to}'),
  turnBlack: text('turn a black {from} die to {to}'),
  endTurn: 'end the turn',
  steal: text('steal from {name}'),
  swap: text('swap with {name}'),
  give: text('give {card}'),
  finish: 'end the game',
  goOn: 'play on',
  average: text('{points} on average'),

  card: text('{card}: {plan}; if you go for it alone, {most}.'),
  none: text('No card: {chance}.'),
  gift: text('What the next player gains from the dice you leave: {points} on average.'),
  drawn: text('The card you draw is worth {points} on average.'),
  giveBack: 'The card you will have to give is already subtracted.',
  sure: 'Certain: you know both hands.',
  guess: 'An estimate: hands and piles are partly hidden.',
  ties: 'A shared win counts as part of a win.',

  exact:
    'The dice are counted exactly, with locks, black dice and throws to come, if you play for the most points.',
  assumed: 'All cards that nobody has seen count as equally likely.',
};

export type Words = typeof words;
