/** The words for decks of one's own, in English. */

import { counts, number, text } from './grammar.ts';

const of = (card: number): string => `Card ${number(card)}`;

export const words = {
  title: 'My decks',
  lead: 'You own the box, or have an idea for a deck? Type in its cards, and play with it anywhere: around this device, against bots, with friends.',
  none: 'No deck yet.',
  begin: 'Type in a deck',
  copy: 'Begin with ours',
  open: 'Open a deck file',
  drop: 'Or drop the file anywhere on this page.',
  letGo: 'Let go: the deck opens.',
  unnamed: 'My deck',
  count: text('{#cards} of {#all} cards'),
  ready: 'ready to play with',

  back: 'All decks',
  name: 'Name of the deck',
  cards: 'The cards',
  add: 'Add a card',
  addTitle: 'A new card',
  editTitle: text('Card {#card}'),
  put: 'Add',
  putMore: 'Add, and another one',
  change: 'Change',
  twin: 'Add the same again',
  remove: 'Remove',
  missing: 'Choose a pattern first.',
  broken: text('Card {#card}: can’t be read. Change it'),
  share: 'Share as a file',
  download: 'Download',
  play: 'Play with it',
  delete: 'Delete the deck',
  deleteSure: 'Delete it for good? It is kept nowhere else.',
  deleteYes: 'Delete',
  deleteNo: 'Keep it',
  text: 'As text',
  textHint: 'JSON: a list of cards.',
  useText: 'Use this text',
  notKept: 'This browser keeps nothing: download the deck before you leave.',

  bad: 'This is no deck',
  nothingLost: 'Your decks are as they were.',
  faults: {
    json: 'The text is not written as JSON.',
    shape: 'A deck file holds a list of cards.',
    game: 'This deck belongs to a game that is not here.',
    large: 'The file is too large for a deck.',
    count: counts('cards', {
      one: 'There is {#cards} card; a deck has {#all}.',
      other: 'There are {#cards} cards; a deck has {#all}.',
    }),
    list: 'A deck is a list of cards.',
    card: (card: number) => `${of(card)} is not written as cards are.`,
    pattern: (card: number) => `${of(card)}: its dice are wrong. A card asks for one to six dice.`,
    points: (card: number) => `${of(card)}: its points must be a whole number from 0 to 999.`,
    action: (card: number) => `${of(card)} has an action that does not exist.`,
    id: (card: number) => `${of(card)} has no id.`,
    twice: (card: number) => `${of(card)} has the id of another card.`,
    more: counts('count', { one: 'and {#count} more', other: 'and {#count} more' }),
  },

  // Before a table is opened -----------------------------------------------------------------------------------------
  option: 'Cards',
  standardHint: 'The deck of this house.',
  ownHint: counts('cards', { one: 'A deck of yours, {#cards} card.', other: 'A deck of yours, {#cards} cards.' }),
  otherHint: 'Another deck than ours.',
  manage: 'My decks',
};

export type Words = typeof words;
