/**
 * The words for the colour of one's pack of cards, in Italian. Names stand alone, or after a colon.
 */

import type { Words } from '../en/packs.ts';

export const words: Words = {
  title: 'Colore del tuo mazzo',
  of: (name) => `Colore del mazzo di ${name}`,
  now: (title, colour) => `${title}: ${colour}`,
  takenBy: (name) => `preso da ${name}`,
  names: {
    red: 'rosso',
    blue: 'blu',
    green: 'verde',
    gold: 'oro',
    purple: 'viola',
    silver: 'argento',
  },
};
