/** The introduction to Séquence Dés, in Danish. */

import type { Words } from '../en/intro-sequence.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Fem af dine brikker på stribe vinder: lodret, på skrå eller vandret. Kast terningerne!' },
    place: { say: '3 + 4 = 7. Fire felter er en 7’er: tryk på et, og bekræft.' },
    twelve: { say: 'Colette svarede på en 9’er. Din tur: kast!' },
    gap: {
      say: 'Dobbelt seks! Luk hullet i din stribe: sæt brikken på c3.',
      not: 'Ikke der endnu: c3 ligger mellem to af dine brikker.',
    },
    again: { say: 'En 2’er eller 12’er giver dig en tur til. Kast igen!' },
    replace: {
      say: 'Alle fire 8’ere er taget: så udskifter du en brik. Colettes på e3 giver dig fire på stribe!',
      not: 'Det må du, men e3 er bedre: det giver dig fire på stribe.',
    },
    danger: { say: 'Pas på: nu har Colette fire på stribe øverst. Kast!' },
    remove: {
      say: 'En 10’er fjerner en modstanders brik, men aldrig fra en 2’er eller 12’er. Bryd striben øverst!',
      not: 'Ikke den: faren er striben øverst.',
    },
    wild: { say: 'Faren er drevet over. Kast!' },
    five: {
      say: 'En 11’er må stå på ethvert frit felt. Gør din stribe færdig!',
      not: 'Næsten: ved enden af din stribe, til venstre eller højre.',
    },
  },
  end: 'Fem på stribe, du vinder! I kan være to, tre eller fire; fire spiller på to hold.',
};
