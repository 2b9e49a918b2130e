/**
 * The words for the colour of one's pack of cards, in Dutch. Names stand alone, or after a colon.
 */

import type { Words } from '../en/packs.ts';

export const words: Words = {
  title: 'Kleur van je kaartenset',
  of: (name) => `Kleur van de kaartenset van ${name}`,
  now: (title, colour) => `${title}: ${colour}`,
  takenBy: (name) => `gekozen door ${name}`,
  names: {
    red: 'rood',
    blue: 'blauw',
    green: 'groen',
    gold: 'goud',
    purple: 'paars',
    silver: 'zilver',
  },
};
