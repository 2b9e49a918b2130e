/** The introduction to Séquence Dés, in German. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: {
      say: 'Mit fünf Steinen in einer Reihe gewinnst du: senkrecht, schräg oder waagerecht. Würfle!',
    },
    place: { say: '3 + 4 = 7. Auf vier Feldern steht eine 7: Tipp eins an und bestätige.' },
    twelve: { say: 'Colette hat eine 9 belegt. Du bist dran: Würfle!' },
    gap: {
      say: 'Sechserpasch! Schließ die Lücke in deiner Reihe: Leg den Stein auf c3.',
      not: 'Nicht dorthin: c3 liegt zwischen zwei Steinen von dir.',
    },
    again: { say: 'Nach einer 2 oder 12 bist du noch mal dran. Würfle!' },
    replace: {
      say: 'Alle vier Achten sind belegt: Ersetze einen Stein. Mit dem von Colette auf e3 hast du vier in einer Reihe!',
      not: 'Erlaubt. Aber e3 ist besser: Dann hast du vier in einer Reihe.',
    },
    danger: { say: 'Vorsicht: Jetzt hat Colette oben vier in einer Reihe. Würfle!' },
    remove: {
      say: 'Mit einer 10 nimmst du einen fremden Stein weg, nur nie von 2 oder 12. Unterbrich die Reihe oben!',
      not: 'Nicht den: Gefährlich ist die Reihe oben.',
    },
    wild: { say: 'Die Gefahr ist gebannt. Würfle!' },
    five: {
      say: 'Mit einer 11 darfst du auf jedes freie Feld. Mach deine Reihe voll!',
      not: 'Fast! Leg ihn an ein Ende deiner Reihe, links oder rechts.',
    },
  },
  end: 'Fünf in einer Reihe: Du hast gewonnen! Spielt zu zweit, zu dritt oder zu viert in zwei Teams.',
};
