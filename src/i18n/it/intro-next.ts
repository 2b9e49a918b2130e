/** The introduction to NEXT!, in Italian. */

import type { Words } from '../en/intro-next.ts';

export const words: Words = {
  names: ['Elvira', 'Gino'],
  lessons: {
    throw: { say: 'Se i tuoi dadi completano una carta, è tua: tre tiri, una carta per turno. Tira tutti e sei!' },
    keep: {
      say: 'Due cuori rossi! Toccali per tenerli, poi tira gli altri quattro.',
      not: 'Tieni solo i due rossi: un poker è una carta.',
    },
    take: { say: 'Un poker: la carta si illumina. Prendila!' },
    greedy: { say: 'Anche gli altri hanno preso carte; tutte restano coperte. Tira di nuovo!' },
    lock: {
      say: 'Tre verdi sono una carta. Ma per una volta osa: tienili e tira ancora.',
      not: 'Prudente! Ma per una volta prova: tieni i tre verdi, tira il resto.',
    },
    locked: {
      say: 'Un lucchetto: chi tira ancora perde ciò che era completo, per questo turno. Tira ancora il resto!',
      not: 'Tieni i tre verdi e tira gli altri tre.',
    },
    inherit: {
      say: 'Elvira ha ereditato i tuoi dadi, e la carta! Anche a Gino va male: tieni due rossi e un verde, tira il resto.',
      not: 'Si può, ma due rossi e un verde sono quasi una carta: tienili.',
    },
    turn: {
      say: 'I due neri sono uguali: puoi girare un dado. Fai un secondo verde!',
      not: 'Prima gira un dado sul verde, senza toccare i due rossi né il verde.',
    },
    win: { say: 'Due rossi, due verdi: prendi la carta. Il suo segno è un’azione.' },
    steal: { say: 'Furto! Pesca una carta alla cieca, da chi vuoi.' },
    finish: {
      say: 'Cinque carte: puoi finire la partita, e vince chi ha più punti. Scegli di finire!',
      not: 'Si può continuare. Ma guarda chi vince: finisci la partita.',
    },
  },
  end: 'Vinci! Ricorda: tirare ancora blocca, e un turno fallito nutre chi segue.',
};
