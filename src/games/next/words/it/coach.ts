/**
 * What the coach says of NEXT!, in Italian. What one does is an infinitive: tenere 4 4, tirarli
 * tutti e cinque.
 */

import { a, text } from '../../../../words/it/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    turn: 'Quante volte il turno porta una carta',
    draw: 'Quanto rende in media',
    give: 'Quanto costa',
    end: 'Quante volte vinci la partita',
  },
  take: text('prendere {card}'),
  keep: text('tenere {colours}'),
  keepBlack: text('tenere {colours} (nero: {black})'),
  throwAll: 'tirarli tutti e sei',
  turn: text('girare un dado: {from} → {to}'),
  turnBlack: text('girare un dado nero: {from} → {to}'),
  endTurn: 'finire il turno',
  steal: ({ name }) => `rubare ${a(name)}`,
  swap: text('scambiare con {name}'),
  give: text('dare {card}'),
  finish: 'finire la partita',
  goOn: 'continuare',
  average: text('{points} in media'),

  card: text('{card}: {plan}; puntando solo a questa, {most}.'),
  none: text('Nessuna carta: {chance}.'),
  gift: text('Quel che guadagna il prossimo con i dadi che lasci: {points} in media.'),
  drawn: text('La carta pescata vale {points} in media.'),
  giveBack: 'La carta che dovrai dare è già tolta.',
  sure: 'Sicuro: conosci tutte e due le mani.',
  guess: 'Una stima: mani e pile sono in parte nascoste.',
  ties: 'Una vittoria divisa conta per la sua parte.',

  exact:
    'I dadi sono calcolati esattamente, con i blocchi, i dadi neri e i tiri che restano, giocando per più punti.',
  assumed: 'Le carte che nessuno ha visto sono supposte tutte ugualmente probabili.',
};
