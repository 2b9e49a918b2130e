/** What the coach says of NEXT! What one does is told as after “if you”. */

import { text } from './grammar.ts';

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
  finish: 'finish the game',
  goOn: 'play on',
  average: text('{points} on average'),

  card: text('{card}: {plan}; going for it alone, {most}.'),
  none: text('No card: {chance}.'),
  gift: text('What the next player gains from dice you leave: {points} on average.'),
  drawn: text('The card drawn is worth {points} on average.'),
  giveBack: 'The card you will have to give is taken off.',
  sure: 'Certain: you know both hands.',
  guess: 'An estimate: hands and piles are partly hidden.',
  ties: 'A shared win counts as a share.',

  exact: 'The dice are reckoned exactly, with locks, black dice and throws to come, played for the most points.',
  assumed: 'Cards that nobody has seen are taken to be equally likely.',
};

export type Words = typeof words;
