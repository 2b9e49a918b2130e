/** The introduction to Séquence Dés, in Italian. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Elvira'],
  lessons: {
    throw: {
      say: 'Con cinque gettoni in fila vinci: in verticale, in diagonale o in orizzontale. Tira i dadi!',
    },
    place: { say: '3 + 4 = 7. Quattro caselle hanno un 7: toccane una e conferma.' },
    twelve: { say: 'Elvira ha occupato un 9. Tocca a te: tira!' },
    gap: {
      say: 'Doppio sei! Chiudi il buco nella tua fila: metti un gettone in c3.',
      not: 'Lì no: c3 è tra due tuoi gettoni.',
    },
    again: { say: 'Con un 2 o un 12 hai un altro turno. Tira ancora!' },
    replace: {
      say: 'I quattro 8 sono occupati: sostituisci un gettone. Con quello di Elvira in e3 ne hai quattro in fila!',
      not: 'Si può, ma e3 è meglio: ne avrai quattro in fila.',
    },
    danger: { say: 'Attenzione: ora Elvira ne ha quattro in fila in alto. Tira!' },
    remove: {
      say: 'Con un 10 togli un gettone avversario, ma mai da un 2 o da un 12. Spezza la fila in alto!',
      not: 'Quello no: il pericolo è la fila in alto.',
    },
    wild: { say: 'Il pericolo è passato. Tira!' },
    five: {
      say: 'Con un 11 puoi occupare qualsiasi casella libera. Completa la tua fila!',
      not: 'Quasi! A un capo della tua fila, a sinistra o a destra.',
    },
  },
  end: 'Cinque in fila: hai vinto! Si gioca in due, in tre, o in quattro con due squadre.',
};
