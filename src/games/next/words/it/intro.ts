/** The introduction to NEXT!, in Italian. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Elvira', 'Gino'],
  lessons: {
    throw: {
      say: 'Se con i dadi fai quello che mostra una carta, è tua: tre tiri, una carta per turno. Tira tutti e sei!',
    },
    keep: {
      say: 'Due cuori rossi! Toccali per tenerli, poi tira gli altri quattro.',
      not: 'Tieni solo i due rossi: quattro uguali sono una carta.',
    },
    take: { say: 'Quattro rossi: poker! La carta si illumina. Prendila!' },
    greedy: { say: 'Anche gli altri hanno preso carte, tutte coperte. Tocca a te: tira!' },
    lock: {
      say: 'Tre verdi: è una carta! Ma per una volta osa: tienili e tira ancora.',
      not: 'Prudente! Ma per una volta prova: tieni i tre verdi e tira gli altri.',
    },
    locked: {
      say: 'Un lucchetto! Hai tirato ancora, e per questo turno la carta è bloccata. Tira di nuovo gli altri!',
      not: 'Tieni i tre verdi e tira gli altri tre.',
    },
    inherit: {
      say: 'Elvira ha ereditato i tuoi dadi e ha preso la carta! Tu erediti da Gino: tieni due rossi e un verde, tira gli altri.',
      not: 'Si può. Ma due rossi e un verde sono quasi una carta: tienili.',
    },
    turn: {
      say: 'I due dadi neri sono uguali: puoi girare un dado. Fai un secondo verde!',
      not: 'Prima gira un dado sul verde. Lascia così i due rossi e il verde.',
    },
    win: { say: 'Due rossi e due verdi: prendi la carta! Il suo segno è un’azione.' },
    steal: { say: 'Furto! Pesca una carta alla cieca, da chi vuoi.' },
    finish: {
      say: 'Cinque carte: puoi finire la partita. Vince chi ha più punti. Finiscila!',
      not: 'Puoi anche continuare. Ma guarda chi vince: finisci la partita.',
    },
  },
  end: 'Hai vinto! Ricorda: tirare ancora blocca le carte, e senza carta lasci i dadi a chi viene dopo.',
};
