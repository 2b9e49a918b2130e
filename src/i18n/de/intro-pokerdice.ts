/** The introduction to Pokerdice, in German. */

import type { Words } from '../en/intro-pokerdice.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Zehn Runden, für jede eine Karte aus deiner Hand. Diese Runde gehört dir: Würfle!' },
    lay: {
      say: 'Wette auf die letzten Würfel; du darfst noch zweimal werfen. Tipp Karten an: Full House, Zwei Paare oder Drilling?',
      not: 'Mutig! Von hier sind Full House (5), Zwei Paare (3) oder Drilling (2) näher.',
    },
    rethrow: {
      say: 'Alle haben gewettet; nur deine Karte liegt offen. Tipp beide Paare an, behalte sie und wirf die 3 neu.',
      not: 'Behalte die 2er und die 5er: Nur die 3 fliegt noch mal.',
    },
    again: { say: 'Noch ein Wurf: derselbe Würfel!', not: 'Lass die zwei Paare liegen: Nur der fünfte Würfel fliegt.' },
    captured: { say: 'Sitzt: Die Punkte sind deine. Colettes kleine Straße platzt, du schnappst sie dir: 1 Punkt.' },
    bet: {
      say: 'Jetzt würfelt Colette, du wettest nur. Ein Würfel ist ungerade: Nur gerade brächte 4, Paar ist eine sicherere 1.',
      not: 'Schwer mit diesen Würfeln. Nur gerade oder Paar?',
    },
    once: { say: 'Egal, wer würfelt: Deine Karte zählt, wenn sie sitzt. Aber jede spielst du nur einmal: Wähle gut, wann.' },
    mine: { say: 'Wieder deine Runde: Würfle!' },
    straight: {
      say: '1, 2, 3, 4: vier in Folge. Leg die Kleine Straße.',
      not: 'Schau: 1, 2, 3, 4. Die Kleine Straße liegt schon da.',
    },
    spoil: {
      say: 'Sicher! Aber wenn Colette auf die zwei 4er wettet? Behalte 1, 2, 3, 4 und wirf die andere 4 neu.',
      not: 'Behalte je eine 1, 2, 3 und 4 und wirf die 4 zu viel neu.',
    },
    stop: { say: 'Kein Paar mehr! Du dürftest noch mal werfen, oder du lässt es so.' },
  },
  end: 'Colettes Paar gehört auch dir. Rette deine Würfel, verdirb die der anderen: Nach zehn Runden zählen die Punkte.',
};
