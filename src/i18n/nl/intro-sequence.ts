/** The introduction to Séquence Dés, in Dutch. */

import type { Words } from '../en/intro-sequence.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Vijf fiches van jou op een rij winnen: verticaal, schuin of horizontaal. Gooi de stenen!' },
    place: { say: '3 + 4 = 7. Vier vakjes zijn een 7: tik er een aan en bevestig.' },
    twelve: { say: 'Colette antwoordde op een 9. Jouw beurt: gooi!' },
    gap: {
      say: 'Dubbel zes! Vul het gat in je rij: leg de fiche op c3.',
      not: 'Daar nog niet: c3 ligt tussen twee fiches van jou.',
    },
    again: { say: 'Een 2 of een 12 geeft je nog een beurt. Gooi nog eens!' },
    replace: {
      say: 'Alle vier de 8’en zijn bezet: dan vervang je een fiche. Die van Colette op e3 maakt je rij vier lang!',
      not: 'Mag, maar e3 is beter: dat maakt je rij vier lang.',
    },
    danger: { say: 'Pas op: nu heeft Colette er bovenaan vier op een rij. Gooi!' },
    remove: {
      say: 'Een 10 haalt een fiche van een ander weg, maar nooit van een 2 of 12. Breek de rij bovenaan!',
      not: 'Die niet: het gevaar is de rij bovenaan.',
    },
    wild: { say: 'Het gevaar is weg. Gooi!' },
    five: {
      say: 'Een 11 mag op elk vrij vakje. Maak je rij vijf lang!',
      not: 'Bijna: aan een eind van je rij, links of rechts.',
    },
  },
  end: 'Vijf op een rij, je wint! Je speelt met z’n tweeën, drieën of vieren; met vier in twee teams.',
};
