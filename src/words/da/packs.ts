/**
 * The words for the colour of one's pack of cards, in Danish. Names stand alone, or after a colon.
 */

import type { Words } from '../en/packs.ts';

export const words: Words = {
  title: 'Farven på dit kortsæt',
  of: (name) => `Farven på kortsættet, ${name}`,
  now: (title, colour) => `${title}: ${colour}`,
  takenBy: (name) => `taget af ${name}`,
  names: {
    red: 'rød',
    blue: 'blå',
    green: 'grøn',
    gold: 'guld',
    purple: 'lilla',
    silver: 'sølv',
  },
};
