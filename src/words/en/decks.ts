/** The words for decks that players type in themselves, in English. */

import { counts, number, text } from './grammar.ts';

const of = (card: number): string => `Card ${number(card)}`;

export const words = {
  title: 'My decks',
  lead: 'Do you own the box, or have an idea for a deck? Type in the cards and play with them anywhere: around this device, against bots or with friends.',
  none: 'No decks yet.',
  begin: 'Type in a deck',
  copy: 'Start from ours',
  open: 'Open a deck file',
  drop: 'Or drop the file anywhere on this page.',
  letGo: 'Let go to open the deck.',
  unnamed: 'My deck',
  count: text('{#cards} of {#all} cards'),
  ready: 'ready to play',

  back: 'All decks',
  name: 'Name of the deck',
  cards: 'The cards',
  add: 'Add a card',
  addTitle: 'A new card',
  editTitle: text('Card {#card}'),
  put: 'Add',
  putMore: 'Add, then another',
  change: 'Change',
  twin: 'Add the same again',
  remove: 'Remove',
  missing: 'Choose a pattern first.',
  broken: text('Card {#card} can’t be read. Change it'),
  share: 'Share as a file',
  download: 'Download',
  play: 'Play with it',
  delete: 'Delete the deck',
  deleteSure: 'Delete it for good? It is saved nowhere else.',
  deleteYes: 'Delete',
  deleteNo: 'Keep it',
  text: 'As text',
  textHint: 'JSON: a list of cards.',
  useText: 'Use this text',
  notKept: 'This browser can’t save anything: download the deck before you leave.',

  bad: 'This is not a deck',
  nothingLost: 'Your decks have not changed.',
  faults: {
    json: 'The text is not valid JSON.',
    shape: 'A deck file holds a list of cards.',
    game: 'This deck belongs to a game that is not here.',
    large: 'The file is too large for a deck.',
    count: counts('cards', {
      one: 'There is {#cards} card; a deck has {#all}.',
      other: 'There are {#cards} cards; a deck has {#all}.',
    }),
    list: 'A deck is a list of cards.',
    card: (card: number) => `${of(card)} is not written as a card should be.`,
    pattern: (card: number) => `${of(card)}: its dice are wrong. A card asks for one to six dice.`,
    points: (card: number) => `${of(card)}: its points must be a whole number from 0 to 999.`,
    action: (card: number) => `${of(card)} has an action that does not exist.`,
    id: (card: number) => `${of(card)} has no id.`,
    twice: (card: number) => `${of(card)} has the id of another card.`,
    more: counts('count', { one: 'and {#count} more', other: 'and {#count} more' }),
  },

  // Before a table is opened ----------------------------------------------------------------------
  option: 'Cards',
  standardHint: 'Gobelet’s own deck.',
  ownHint: counts('cards', {
    one: 'Your own deck, {#cards} card.',
    other: 'Your own deck, {#cards} cards.',
  }),
  otherHint: 'A different deck from ours.',
  manage: 'My decks',
};

export type Words = typeof words;
