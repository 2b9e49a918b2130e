/** What the coach says of Pokerdice. What one does is told as after “if you”. */

import { list, text } from './grammar.ts';

export const words = {
  asks: {
    roll: 'What the throw may bring',
    commit: 'How often the card is made',
    rethrow: (cards: readonly string[]) => `How often you make: ${list(cards)}`,
  },
  roll: 'throw the five dice',
  lay: text('lay {cards}'),
  stop: 'stop',
  keep: text('keep {faces}'),
  throwAll: 'throw all five',

  rolled: text('{card}: {thrown} at once, {best} with two re-throws for it alone.'),
  lies: 'The dice make it as they lie.',
  alone: text('{card}, if you re-throw for it alone: {chance}.'),
  thrower: text('{name} throws: the chance is what {name} will likely make of the dice.'),
  mine: text('Your points this round, captured cards counted: {points} on average.'),
  captures: text('Cards you capture: {cards} on average.'),
  theirs: (points: string, isSeveral: boolean) => `${isSeveral ? 'The others, each' : 'The other'}: ${points} on average.`,
  later: text('What it leaves you for later: {points}.'),
  worth: text('All in all, against the others: {points}.'),
  often: text('To stay hard to read, lay it now and then: {chance}.'),
  held: text('If another holds {card}, it is made: {chance}.'),

  exact: 'What the dice can do is counted exactly; further re-throws are taken to be the best.',
  assumed: 'Nobody sees what the others lay: all are taken to play well.',
  expected: (name: string, cards: readonly string[]) => `Likely with ${name}: ${cards.join(', ')}.`,
  likely: text('{card} {chance}'),
};

export type Words = typeof words;
