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
  oursMeans: 'The printed sheet is silent here, or contradicts itself. This is how we decided.',
  search: {
    label: 'Search the rules',
    clear: 'Clear the search',
    found: counts('sections', { one: 'Found in {#sections} section', other: 'Found in {#sections} sections' }),
    nothing: 'Nothing found. Try another word.',
  },
  /** Sections that every game has. */
  sections: {
    dice: {
      title: 'Fair dice',
      text: {
        even: 'Every face is equally likely, and dice remember nothing. What is drawn by lot or blind is drawn the same way.',
        proof:
          'Nobody can choose a throw: no player, no bot, not even the table. Before the game it fixes a secret and shows its fingerprint, every player adds a seed, and all throws follow from both together. After the game the secret is told, and your device works out every throw again.',
      },
    },
    people: {
      title: 'Leaving and watching',
      text: {
        leave: 'There is no giving up: whoever leaves is replaced by a bot and may come back.',
        watch: 'Whoever watches sees what everybody sees, and no more.',
      },
    },
  },
};

export type Words = typeof words;
