/** The introduction to Séquence Dés, in Danish. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: {
      say: 'Får du fem brikker på stribe, vinder du: lodret, på skrå eller vandret. Kast terningerne!',
    },
    place: { say: '3 + 4 = 7. Der er fire 7’ere på brættet: tryk på en, og bekræft.' },
    twelve: { say: 'Colette satte en brik på en 9’er. Din tur: kast!' },
    gap: {
      say: 'To 6’ere! Luk hullet i din stribe: sæt brikken på c3.',
      not: 'Ikke der: c3 ligger mellem to af dine brikker.',
    },
    again: { say: 'En 2’er eller 12’er giver dig en tur til. Kast igen!' },
    replace: {
      say: 'Alle fire 8’ere er optaget, så du udskifter en brik. Vælg Colettes på e3: så har du fire på stribe!',
      not: 'Det må du godt, men e3 er bedre: så har du fire på stribe.',
    },
    danger: { say: 'Pas på: nu har Colette fire på stribe øverst. Kast!' },
    remove: {
      say: 'En 10’er fjerner en modstanders brik, men aldrig fra en 2’er eller 12’er. Bryd striben øverst!',
      not: 'Ikke den: faren er striben øverst.',
    },
    wild: { say: 'Faren er drevet over. Kast!' },
    five: {
      say: 'Med en 11’er vælger du selv et frit felt. Gør din stribe færdig!',
      not: 'Næsten: for enden af din stribe, til venstre eller højre.',
    },
  },
  end: 'Fem på stribe, du vinder! I kan være to, tre eller fire; er I fire, spiller I på to hold.',
};
