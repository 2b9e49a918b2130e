/** The introduction to Séquence Dés, in Dutch. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: {
      say: 'Met vijf fiches op een rij win je: verticaal, schuin of horizontaal. Gooi de stenen!',
    },
    place: { say: '3 + 4 = 7. Op vier vakjes staat een 7: tik er een aan en bevestig.' },
    twelve: { say: 'Colette legde een fiche op een 9. Jouw beurt: gooi!' },
    gap: {
      say: 'Dubbel zes! Vul het gat in je rij: leg een fiche op c3.',
      not: 'Niet daar: c3 ligt tussen twee fiches van jou.',
    },
    again: { say: 'Na een 2 of een 12 heb je nog een beurt. Gooi!' },
    replace: {
      say: 'Alle vier de achten zijn bezet: vervang een fiche. Met die van Colette op e3 heb jij er vier op een rij!',
      not: 'Dat mag, maar e3 is beter: dan heb je er vier op een rij.',
    },
    danger: { say: 'Pas op: Colette heeft er nu bovenaan vier op een rij. Gooi!' },
    remove: {
      say: 'Met een 10 haal je een fiche van een ander weg, nooit van een 2 of 12. Breek de rij bovenaan!',
      not: 'Niet die: het gevaar is de rij bovenaan.',
    },
    wild: { say: 'Het gevaar is weg. Gooi!' },
    five: {
      say: 'Met een 11 mag je op elk vrij vakje. Maak er vijf op een rij van!',
      not: 'Bijna! Leg hem aan een eind van je rij, links of rechts.',
    },
  },
  end: 'Vijf op een rij: je wint! Je speelt met z’n tweeën, drieën of, in twee teams, met z’n vieren.',
};
