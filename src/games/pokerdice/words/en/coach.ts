/** What the coach says about Pokerdice. A choice is written so that it can follow “if you”. */

import { list, text } from '../../../../words/en/grammar.ts';

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

  rolled: text('{card}: {thrown} at once, {best} if you use both re-throws for it alone.'),
  lies: 'The dice make it already.',
  alone: text('{card}, if you re-throw for it alone: {chance}.'),
  thrower: text('{name} is throwing: the chance depends on what {name} will probably do.'),
  mine: text('Your points this round, captured cards included: {points} on average.'),
  captures: text('Cards you capture: {cards} on average.'),
  theirs: (points: string, isSeveral: boolean) =>
    `${isSeveral ? 'Each of the others' : 'The other player'}: ${points} on average.`,
  later: text('What the cards you have left will bring: {points}.'),
  worth: text('All in all, compared with the others: {points}.'),
  often: text('To stay hard to guess, lay it now and then: {chance}.'),
  held: text('If another player has laid {card}, it is made: {chance}.'),

  exact: 'What the dice can do is counted exactly, with the best re-throws from here on.',
  assumed: 'Nobody sees what the others lay: we assume that everybody plays well.',
  expected: (name: string, cards: readonly string[]) =>
    `Likely cards for ${name}: ${cards.join(', ')}.`,
  likely: text('{card} {chance}'),
};

export type Words = typeof words;
