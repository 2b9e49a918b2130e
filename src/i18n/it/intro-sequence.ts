/** The introduction to Séquence Dés, in Italian. */

import type { Words } from '../en/intro-sequence.ts';

export const words: Words = {
  names: ['Elvira'],
  lessons: {
    throw: { say: 'Cinque tuoi gettoni in fila vincono: in verticale, in diagonale o in orizzontale. Tira i dadi!' },
    place: { say: '3 + 4 = 7. Quattro caselle sono un 7: toccane una e conferma.' },
    twelve: { say: 'Elvira ha risposto su un 9. Tocca a te: tira!' },
    gap: {
      say: 'Doppio sei! Chiudi il buco nella tua fila: metti il gettone su c3.',
      not: 'Lì non ancora: c3 è tra due tuoi gettoni.',
    },
    again: { say: 'Un 2 o un 12 ti dà un altro turno. Tira ancora!' },
    replace: {
      say: 'Tutti e quattro gli 8 sono presi: allora sostituisci un gettone. Quello di Elvira su e3 ti dà quattro in fila!',
      not: 'Si può, ma e3 è meglio: ti dà quattro in fila.',
    },
    danger: { say: 'Attenzione: ora Elvira ne ha quattro in fila in alto. Tira!' },
    remove: {
      say: 'Un 10 toglie un gettone rivale, ma mai da un 2 o da un 12. Rompi la fila in alto!',
      not: 'Quello no: il pericolo è la fila in alto.',
    },
    wild: { say: 'Il pericolo è passato. Tira!' },
    five: {
      say: 'Un 11 va su qualsiasi casella libera. Completa la tua fila!',
      not: 'Quasi: a un capo della tua fila, a sinistra o a destra.',
    },
  },
  end: 'Cinque in fila, vinci! Si gioca in due, tre o quattro; in quattro si fanno due squadre.',
};
