/**
 * The words for the colour of one's pack of cards, in French. Names stand alone, or after a colon.
 */

import type { Words } from '../en/packs.ts';

export const words: Words = {
  title: 'Couleur de ton paquet',
  of: (name) => `Couleur du paquet, ${name}`,
  now: (title, colour) => `${title}\u00a0: ${colour}`,
  takenBy: (name) => `pris par ${name}`,
  names: {
    red: 'rouge',
    blue: 'bleu',
    green: 'vert',
    gold: 'or',
    purple: 'violet',
    silver: 'argent',
  },
};
