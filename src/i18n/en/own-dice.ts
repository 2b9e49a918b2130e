/** The words for playing with real dice and real cards, in English. */

import { counts, list, number, text } from './grammar.ts';

type Colour = 'red' | 'green' | 'blue' | 'yellow' | 'orange' | 'purple';

const COLOUR: Readonly<Record<Colour, string>> = {
  red: 'red heart',
  green: 'green leaf',
  blue: 'blue drop',
  yellow: 'yellow sun',
  orange: 'orange flame',
  purple: 'purple moon',
};

const face = (shown: number | Colour): string => (typeof shown === 'number' ? number(shown) : COLOUR[shown]);
const die = (place: number, isBlack: boolean): string => `${isBlack ? 'Black die' : 'Die'} ${number(place)}`;

export const words = {
  // Before the start -------------------------------------------------------------------------------------------------
  choice: {
    title: 'Dice',
    page: 'Of the page',
    pageHint: 'The page throws, and every throw can be checked afterwards.',
    own: 'Our own',
    ownHint: 'You throw real dice and tap in what they show. The page is referee, memory and scorekeeper.',
    cards: 'Our own, and our cards',
    cardsHint: 'Real dice and real cards: the page is told what you see. For people only, bots hold no cards.',
  },
  tops: {
    title: 'Your cards',
    how: 'Shuffle, lay three piles of 15 face up, and say which card lies on top of each.',
    pile: text('Pile {#place}'),
    none: 'Which card?',
  },

  // The pad ----------------------------------------------------------------------------------------------------------
  throwOwn: counts('dice', {
    one: 'Throw {#dice} die and tap in what it shows',
    other: 'Throw {#dice} dice and tap in what they show',
  }),
  throwFor: counts('dice', { one: 'Throw {#dice} die for {name}', other: 'Throw {#dice} dice for {name}' }),
  /** Of a bot: which dice it throws again. */
  again: (dice: readonly number[]) => `${dice.length === 1 ? 'Die' : 'Dice'} ${list(dice.map(number))} again, the others stay.`,
  dice: 'The dice',
  faces: 'What it shows',
  face,
  die: (place: number, isBlack: boolean, shown: number | Colour | null) =>
    `${die(place, isBlack)}: ${shown === null ? 'not tapped in yet' : face(shown)}`,
  kept: (place: number, isBlack: boolean, shown: number | Colour) => `${die(place, isBlack)}: ${face(shown)}, stays`,
  next: (place: number, isBlack: boolean) => `${die(place, isBlack)}?`,
  check: 'All right? Tap a die to change it.',
  confirm: 'That’s it',
  back: 'Not yet',

  // Real cards -------------------------------------------------------------------------------------------------------
  turnedUp: text('Pile {#pile}: which card lies there now?'),
  drawn: text('Draw one card blind from {from}. Which is it?'),
  onlyYou: text('Only {name} looks: the card is a secret.'),
  chooseCard: 'Tap the card',
  search: 'Search the cards',

  // After the game ---------------------------------------------------------------------------------------------------
  verified: 'Your own dice',
  verifiedHow: 'You threw real dice: nobody but you can say how they fell, and so there is nothing to prove.',
};

export type Words = typeof words;
