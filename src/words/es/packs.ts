/**
 * The words for the colour of one's pack of cards, in Spanish. Names stand alone, or after a colon.
 */

import type { Words } from '../en/packs.ts';

export const words: Words = {
  title: 'Color de tu mazo',
  of: (name) => `Color del mazo de ${name}`,
  now: (title, colour) => `${title}: ${colour}`,
  takenBy: (name) => `lo tiene ${name}`,
  names: {
    red: 'rojo',
    blue: 'azul',
    green: 'verde',
    gold: 'dorado',
    purple: 'morado',
    silver: 'plateado',
  },
};
