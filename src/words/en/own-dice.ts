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

const face = (shown: number | Colour): string =>
  typeof shown === 'number' ? number(shown) : COLOUR[shown];
const die = (place: number, isBlack: boolean): string =>
  `${isBlack ? 'Black die' : 'Die'} ${number(place)}`;

export const words = {
  // Before the start ------------------------------------------------------------------------------
  choice: {
    title: 'Dice',
    page: 'The page’s',
    pageHint: 'The page throws, and every throw can be checked afterwards.',
    own: 'Our own',
    ownHint: 'You throw real dice and tap in what they show. The page is referee and scorekeeper.',
    cards: 'Our own dice and cards',
    cardsHint:
      'Real dice and real cards: you tell the page what you see. For people only: bots can’t hold cards.',
  },
  tops: {
    title: 'Your cards',
    how: 'Shuffle, make three face-up piles of 15 cards, and tell us which card is on top of each.',
    pile: text('Pile {#place}'),
    none: 'Which card?',
  },

  // The pad ---------------------------------------------------------------------------------------
  throwOwn: counts('dice', {
    one: 'Throw {#dice} die and tap in what it shows',
    other: 'Throw {#dice} dice and tap in what they show',
  }),
  throwFor: counts('dice', {
    one: 'Throw {#dice} die for {name}',
    other: 'Throw {#dice} dice for {name}',
  }),
  /** Said when a bot throws: which of its dice are to be thrown again. */
  again: (dice: readonly number[]) =>
    `${dice.length === 1 ? 'Die' : 'Dice'} ${list(dice.map(number))} again, the others stay.`,
  dice: 'The dice',
  faces: 'What it shows',
  face,
  die: (place: number, isBlack: boolean, shown: number | Colour | null) =>
    `${die(place, isBlack)}: ${shown === null ? 'not tapped in yet' : face(shown)}`,
  kept: (place: number, isBlack: boolean, shown: number | Colour) =>
    `${die(place, isBlack)}: ${face(shown)}, stays`,
  next: (place: number, isBlack: boolean) => `${die(place, isBlack)}?`,
  check: 'All correct? Tap a die to change it.',
  confirm: 'That’s it',
  back: 'Not yet',

  // Real cards ------------------------------------------------------------------------------------
  turnedUp: text('Pile {#pile}: which card is on top now?'),
  drawn: text('Draw a card blind from {from}. Which one is it?'),
  onlyYou: text('Only {name} may look: the card is secret.'),
  chooseCard: 'Tap the card',
  search: 'Search the cards',

  // After the game --------------------------------------------------------------------------------
  verified: 'Your own dice',
  verifiedHow: 'You threw real dice: only you know how they fell, so there is nothing to prove.',
};

export type Words = typeof words;
