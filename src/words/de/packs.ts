/**
 * The words for the colour of one's pack of cards, in German. Names stand alone, or after a colon.
 */

import type { Words } from '../en/packs.ts';

export const words: Words = {
  title: 'Farbe deines Kartensatzes',
  of: (name) => `Farbe des Kartensatzes von ${name}`,
  now: (title, colour) => `${title}: ${colour}`,
  takenBy: (name) => `hat schon ${name}`,
  names: {
    red: 'rot',
    blue: 'blau',
    green: 'grün',
    gold: 'gold',
    purple: 'lila',
    silver: 'silber',
  },
};
