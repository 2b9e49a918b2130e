/** What the coach says of Pokerdice. What one does is told as after “if you”. */

import { list } from './grammar.ts';

export const words = {
  asks: {
    roll: 'What the throw may bring',
    commit: 'How often the card is made',
    rethrow: (cards: readonly string[]) => `How often you make: ${list(cards)}`,
  },
  roll: 'throw the five dice',
  lay: (cards: string) => `lay ${cards}`,
  stop: 'stop',
  keep: (faces: string) => `keep ${faces}`,
  throwAll: 'throw all five',

  rolled: (card: string, thrown: string, best: string) => `${card}: ${thrown} at once, ${best} with two re-throws for it alone.`,
  lies: 'The dice make it as they lie.',
  alone: (card: string, chance: string) => `${card}, if you re-throw for it alone: ${chance}.`,
  thrower: (name: string) => `${name} throws: the chance is what ${name} will likely make of the dice.`,
  mine: (points: string) => `Your points this round, captured cards counted: ${points} on average.`,
  captures: (cards: string) => `Cards you capture: ${cards} on average.`,
  theirs: (points: string, isSeveral: boolean) => `${isSeveral ? 'The others, each' : 'The other'}: ${points} on average.`,
  later: (points: string) => `What it leaves you for later: ${points}.`,
  worth: (points: string) => `All in all, against the others: ${points}.`,
  often: (chance: string) => `To stay hard to read, lay it now and then: ${chance}.`,
  held: (card: string, chance: string) => `If another holds ${card}, it is made: ${chance}.`,

  exact: 'What the dice can do is counted exactly; further re-throws are taken to be the best.',
  assumed: 'Nobody sees what the others lay: all are taken to play well.',
  expected: (name: string, cards: readonly string[]) => `Likely with ${name}: ${cards.join(', ')}.`,
  likely: (card: string, chance: string) => `${card} ${chance}`,
};

export type Words = typeof words;
