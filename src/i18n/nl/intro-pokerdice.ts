/** The introduction to Pokerdice, in Dutch. */

import type { Words } from '../en/intro-pokerdice.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Tien rondes, voor elke een kaart uit je hand. Deze ronde is van jou: gooi!' },
    lay: {
      say: 'Wed op de laatste stenen; je mag nog twee keer gooien. Tik kaarten aan: Full house, Twee paar of Drieling?',
      not: 'Gedurfd! Vanaf hier zijn Full house (5), Twee paar (3) of Drieling (2) dichterbij.',
    },
    rethrow: {
      say: 'Iedereen heeft gewed; alleen jouw kaart ligt open. Tik beide paren aan om ze te houden, gooi de 3 opnieuw.',
      not: 'Houd de 2’en en de 5’en: alleen de 3 vliegt nog eens.',
    },
    again: { say: 'Nog één worp: dezelfde steen!', not: 'Laat de twee paren liggen: alleen de vijfde steen vliegt.' },
    captured: { say: 'Gehaald: de punten zijn van jou. De kleine straat van Colette mislukt, die pik je in: 1 punt.' },
    bet: {
      say: 'Nu gooit Colette en wed jij alleen. Eén steen is oneven: Geen oneven zou 4 geven, Paar is een veiliger 1.',
      not: 'Lastig met deze stenen. Geen oneven of Paar?',
    },
    once: { say: 'Wie er ook gooit: je kaart telt als hij gehaald is. Maar elke speel je maar één keer: kies goed wanneer.' },
    mine: { say: 'Weer jouw ronde: gooi!' },
    straight: { say: '1, 2, 3, 4: vier op rij. Leg de Kleine straat.', not: 'Kijk: 1, 2, 3, 4. De Kleine straat ligt er al.' },
    spoil: {
      say: 'Veilig! Maar wat als Colette op de twee 4’en wedt? Houd 1, 2, 3, 4 en gooi de andere 4 opnieuw.',
      not: 'Houd één 1, 2, 3 en 4, en gooi de 4 die over is.',
    },
    stop: { say: 'Geen paar meer! Je mag nog gooien, of je laat het zo.' },
  },
  end: 'Het paar van Colette is ook van jou. Red je stenen, bederf die van de rest: de meeste punten na tien rondes wint.',
};
