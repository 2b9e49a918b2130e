/** The introduction to Séquence Dés, in German. */

import type { Words } from '../en/intro-sequence.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Fünf deiner Steine in einer Reihe gewinnen: senkrecht, schräg oder waagerecht. Würfle!' },
    place: { say: '3 + 4 = 7. Vier Felder sind eine 7: Tipp eines an und bestätige.' },
    twelve: { say: 'Colette hat auf einer 9 geantwortet. Du bist dran: Würfle!' },
    gap: {
      say: 'Sechserpasch! Schließ die Lücke in deiner Reihe: Leg den Stein auf c3.',
      not: 'Noch nicht dort: c3 liegt zwischen zwei Steinen von dir.',
    },
    again: { say: 'Eine 2 oder 12 gibt dir noch einen Zug. Würfle noch mal!' },
    replace: {
      say: 'Alle vier 8 sind belegt: Dann ersetzt du einen Stein. Der von Colette auf e3 macht deine Reihe zu vier!',
      not: 'Erlaubt, aber e3 ist besser: Das macht deine Reihe zu vier.',
    },
    danger: { say: 'Vorsicht: Jetzt hat Colette oben vier in einer Reihe. Würfle!' },
    remove: {
      say: 'Eine 10 nimmt einen fremden Stein weg, nur nie von 2 oder 12. Brich die Reihe oben auf!',
      not: 'Nicht den: Die Gefahr ist die Reihe oben.',
    },
    wild: { say: 'Die Gefahr ist vorbei. Würfle!' },
    five: {
      say: 'Eine 11 darf auf jedes freie Feld. Mach deine Reihe zu fünf!',
      not: 'Fast: an ein Ende deiner Reihe, links oder rechts.',
    },
  },
  end: 'Fünf in einer Reihe, du gewinnst! Ihr spielt zu zweit, zu dritt oder zu viert, dann in zwei Teams.',
};
