/** The introduction to Pokerdice, in German. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: {
      say: 'Zehn Runden, in jeder legst du eine deiner Karten. Jetzt bist du dran: Würfle!',
    },
    lay: {
      say: 'Wette auf das Ergebnis; du darfst noch zweimal würfeln. Tipp Karten an: Full House, Zwei Paare oder Drilling?',
      not: 'Nimm lieber eine dieser drei: Full House (5), Zwei Paare (3) oder Drilling (2).',
    },
    rethrow: {
      say: 'Alle haben gelegt, nur deine Karte liegt offen. Tipp beide Paare an, behalte sie und wirf die 3 neu.',
      not: 'Behalte Zweien und Fünfen und wirf nur die 3 neu.',
    },
    again: {
      say: 'Noch ein Wurf mit demselben Würfel!',
      not: 'Behalte die zwei Paare und wirf nur den fünften Würfel.',
    },
    captured: {
      say: 'Sitzt! Du bekommst die Punkte. Colettes kleine Straße platzt, du schnappst sie dir: 1 Punkt.',
    },
    bet: {
      say: 'Jetzt würfelt Colette, du wettest nur mit. Ein Würfel ist noch ungerade: Nur gerade (4) oder, sicherer, Paar (1)?',
      not: 'Schwer mit diesen Würfeln. Nur gerade oder Paar?',
    },
    once: {
      say: 'Egal, wer würfelt: Sitzt deine Karte, gibt es Punkte. Aber jede hast du nur einmal: Überleg gut, wann!',
    },
    mine: { say: 'Du bist wieder dran: Würfle!' },
    straight: {
      say: '1, 2, 3, 4: vier Zahlen in Folge! Leg die Kleine Straße.',
      not: 'Schau: 1, 2, 3, 4. Die Kleine Straße sitzt schon.',
    },
    spoil: {
      say: 'Die sitzt! Und wenn Colette auf die Vieren wettet? Behalte 1, 2, 3, 4 und wirf die zweite 4 neu.',
      not: 'Behalte je eine 1, 2, 3 und 4 und wirf die zweite 4 neu.',
    },
    stop: { say: 'Kein Paar mehr! Würfle noch einmal, oder lass die Würfel so.' },
  },
  end: 'Auch Colettes Paar gehört dir. Rette deine Karte, verdirb andere: Nach zehn Runden gewinnt, wer die meisten Punkte hat.',
};
