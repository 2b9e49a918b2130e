/**
 * The words for the colour of one's pack of cards, in Swedish. Names stand alone, or after a colon.
 */

import type { Words } from '../en/packs.ts';

export const words: Words = {
  title: 'Färgen på din kortlek',
  of: (name) => `Färgen på kortleken, ${name}`,
  now: (title, colour) => `${title}: ${colour}`,
  takenBy: (name) => `tagen av ${name}`,
  names: {
    red: 'röd',
    blue: 'blå',
    green: 'grön',
    gold: 'guld',
    purple: 'lila',
    silver: 'silver',
  },
};
