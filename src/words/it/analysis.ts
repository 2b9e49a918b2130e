/** The words for how a game went, in Italian. */

import type { Words } from '../en/analysis.ts';
import { number, plural, text } from './grammar.ts';

const inHundred = (count: number): string => `${number(count)} su 100`;

export const words: Words = {
  title: 'Com’è andata',
  done: 'Calcolo finito.',
  counting: text('Si rigioca la partita: mossa {#done} di {#of}'),
  unfinished: { title: 'Non è ancora finita', text: 'Una partita senza fine non ha bilancio.' },
  failed: {
    title: 'Non ha funzionato',
    text: 'Su questo dispositivo non è stato possibile calcolare le probabilità.',
  },

  curve: 'Probabilità di vincere',
  moment: 'Momento della partita',
  inHundred,
  at: (moment, chances) => `${moment}: ${chances.join(', ')}`,
  chanceOf: (name, count) => `${name} ${inHundred(count)}`,
  see: 'Vedi questo momento',
  numbers: 'La curva in numeri',
  move: 'Mossa',

  accounts: 'Dadi e scelte',
  account: (dice, cost) => {
    const gave =
      dice > 0 ? `I dadi hanno dato ${inHundred(dice)}` : `I dadi hanno tolto ${inHundred(-dice)}`;
    const luck = dice === 0 ? 'I dadi non hanno dato né tolto nulla' : gave;
    return `${luck}; ${cost === 0 ? 'le scelte non sono costate nulla.' : `le scelte sono costate ${number(cost)}.`}`;
  },
  sum: 'Il conto intero',
  parts: {
    start: 'All’inizio',
    dice: 'Dadi',
    own: 'Scelte proprie',
    others: 'Scelte degli altri',
    end: 'Alla fine',
  },

  moments: 'I momenti che hanno contato',
  noSlips: 'Nessuna scelta è costata 2 su 100 o più: ecco i lanci che hanno spostato di più.',
  calm: 'Nessun momento ha contato molto.',
  chosen: 'Scelto',
  better: 'Meglio',
  cost: (count) => `è costato ${inHundred(count)}`,
  swing: (count) =>
    count > 0 ? `i dadi hanno dato ${inHundred(count)}` : `i dadi hanno tolto ${inHundred(-count)}`,

  advice: 'Da provare la prossima volta',
  adviceCost: (times, count) => {
    const often = plural(times, { one: 'Una volta', other: '# volte' });
    return `${often} in questa partita, ${inHundred(count)} in tutto.`;
  },
  noAdvice: 'Nessuna abitudine è costata molto. Ben giocato.',

  fine: text(
    'Le probabilità sono stime dei bot della casa, di solito con un errore di circa {#error} su 100. La curva conosce tutte le carte; le scelte sono giudicate da ciò che si poteva sapere allora.',
  ),
};
