/** What the coach says of NEXT!, in Italian. What one does is an infinitive: tenere 4 4, tirarli tutti e cinque. */

import type { Words } from '../en/coach-next.ts';
import { a } from './grammar.ts';

export const words: Words = {
  asks: {
    turn: 'Quante volte il turno porta una carta',
    draw: 'Quanto rende in media',
    give: 'Quanto costa',
    end: 'Quante volte vinci la partita',
  },
  take: (card) => `prendere ${card}`,
  keep: (colours) => `tenere ${colours}`,
  keepBlack: (colours, black) => `tenere ${colours} (nero: ${black})`,
  throwAll: 'tirarli tutti e sei',
  turn: (from, to) => `girare un dado: ${from} → ${to}`,
  turnBlack: (from, to) => `girare un dado nero: ${from} → ${to}`,
  endTurn: 'finire il turno',
  steal: (name) => `rubare ${a(name)}`,
  swap: (name) => `scambiare con ${name}`,
  give: (card) => `dare ${card}`,
  finish: 'finire la partita',
  goOn: 'continuare',
  average: (points) => `${points} in media`,

  card: (card, plan, most) => `${card}: ${plan}; puntando solo a questa, ${most}.`,
  none: (chance) => `Nessuna carta: ${chance}.`,
  gift: (points) => `Quel che guadagna il prossimo con i dadi che lasci: ${points} in media.`,
  drawn: (points) => `La carta pescata vale ${points} in media.`,
  giveBack: 'La carta che dovrai dare è già tolta.',
  sure: 'Sicuro: conosci tutte e due le mani.',
  guess: 'Una stima: mani e pile sono in parte nascoste.',
  ties: 'Una vittoria divisa conta per la sua parte.',

  exact: 'I dadi sono calcolati esattamente, con i blocchi, i dadi neri e i tiri che restano, giocando per più punti.',
  assumed: 'Le carte che nessuno ha visto sono supposte tutte ugualmente probabili.',
};
