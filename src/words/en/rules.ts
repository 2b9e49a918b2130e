/** The rules pages in English: what all of them share. */

import { counts, text } from './grammar.ts';

export const words = {
  title: text('{game}: the rules'),
  back: 'Back',
  print: 'Print on one sheet',
  learn: 'Learn it by playing',
  games: 'Rules of the other games',
  contents: 'Contents',
  /** Beside a ruling, and what that means. */
  ours: 'our ruling',
  oursMeans:
    'Here the printed rule sheet is silent, damaged or contradicts itself. This is what we decided.',
  search: {
    label: 'Search the rules',
    clear: 'Clear the search',
    found: counts('sections', {
      one: 'Found in {#sections} section',
      other: 'Found in {#sections} sections',
    }),
    nothing: 'Nothing found. Try another word.',
  },
  /** Sections that every game has. */
  sections: {
    dice: {
      title: 'Fair dice',
      text: {
        even: 'Every face is equally likely, and dice have no memory. Drawing lots and drawing blind are just as fair.',
        proof:
          'Nobody can choose a throw, or know it beforehand: no player, no bot, not even the table. Before the game the table fixes a secret and shows its fingerprint. With each throw the player’s device adds a number that it fixed before the game and shows only now. A throw follows from all of these together. After the game the secret is revealed, and your device works out every throw again.',
      },
    },
    people: {
      title: 'Leaving and watching',
      text: {
        leave:
          'Nobody can give up. If a player leaves, a bot plays for them, and they may come back.',
        watch: 'People who watch see what everybody sees, and no more.',
      },
    },
  },
};

export type Words = typeof words;
