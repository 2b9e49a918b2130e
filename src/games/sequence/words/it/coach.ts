/**
 * What the coach says of Séquence Dés, in Italian. What one does is an infinitive: tenere 4 4,
 * tirarli tutti e cinque.
 */

import { text } from '../../../../words/it/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: 'Quante volte vinci, stima',
  asksTeam: 'Quante volte vince la tua squadra, stima',
  roll: 'tirare i dadi',
  place: text('mettere in {square}'),
  replace: text('sostituire il gettone in {square}'),
  remove: text('togliere il gettone da {square}'),

  now: 'Completa la fila: vinci subito.',
  next: text('Completi una fila nel tuo prossimo turno: {chance}.'),
  nextNow: text('Completi una fila in questo turno: {chance}.'),
  opponent: text('Un avversario ne completa una prima: {chance}.'),
  partner: text('Chi gioca con te ne completa una prima: {chance}.'),
  error: text('La probabilità di vincere è una stima, di solito con un errore di {points} su 100.'),
  start: 'Non si sa ancora chi comincia: parti uguali.',

  exact:
    'Le probabilità di completare una fila sono esatte per il tabellone dopo la mossa, se nessuno blocca.',
  estimated:
    'La probabilità di vincere è una stima: guarda qualche tiro avanti ed è imparata da molte partite.',
};
