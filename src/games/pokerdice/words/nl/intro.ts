/** The introduction to Pokerdice, in Dutch. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Tien rondes, en in elke leg je één kaart uit je hand. Jouw beurt: gooi!' },
    lay: {
      say: 'Wed op het resultaat; je mag nog twee keer gooien. Tik kaarten aan: Full house, Twee paar of Drieling?',
      not: 'Probeer een van deze drie: Full house (5), Twee paar (3) of Drieling (2).',
    },
    rethrow: {
      say: 'Iedereen heeft gelegd; alleen jouw kaart ligt open. Tik beide paren aan: die houd je. Gooi de 3 opnieuw.',
      not: 'Houd de tweeën en vijven: gooi alleen de 3 opnieuw.',
    },
    again: {
      say: 'Nog één worp, met dezelfde steen!',
      not: 'Laat de twee paren liggen en gooi alleen de vijfde steen.',
    },
    captured: {
      say: 'Gehaald, punten voor jou! De kleine straat van Colette mislukt, dus die pik je in: 1 punt.',
    },
    bet: {
      say: 'Nu gooit Colette; jij wedt alleen mee. Er is nog één steen oneven: Geen oneven (4) of, veiliger, Paar (1)?',
      not: 'Lastig met deze stenen. Geen oneven of Paar?',
    },
    once: {
      say: 'Wie er ook gooit: een gehaalde kaart telt. Maar je speelt elke kaart maar één keer. Kies je moment!',
    },
    mine: { say: 'Weer jouw beurt: gooi!' },
    straight: {
      say: '1, 2, 3, 4: vier op een rij! Leg de Kleine straat.',
      not: 'Kijk: 1, 2, 3, 4. De Kleine straat ligt er al.',
    },
    spoil: {
      say: 'Die heb je! Maar wat als Colette op de twee vieren wedt? Houd 1, 2, 3, 4 en gooi de andere 4.',
      not: 'Houd één 1, één 2, één 3 en één 4, en gooi de tweede 4 opnieuw.',
    },
    stop: { say: 'Geen paar meer! Je mag nog eens gooien, of je laat het zo.' },
  },
  end: 'Ook het paar van Colette is voor jou. Red je kaart, bederf die van anderen: na tien rondes wint wie de meeste punten heeft.',
};
