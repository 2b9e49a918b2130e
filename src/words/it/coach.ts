/**
 * The words of the coach, in Italian. What one does is an infinitive: tenere 4 4, tirarli tutti e
 * cinque.
 */

import type { Words } from '../en/coach.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  title: 'Coach',
  inPlaceOf: text('Al posto di {name}'),
  wait: 'Quando tocca a te, qui trovi le probabilità di ogni scelta.',
  nothingToDecide: 'In questo momento non si decide niente.',
  notTheseEyes: 'Qui decide qualcun altro: guarda con i suoi occhi, o con tutto scoperto.',
  reckoning: 'Sto contando…',
  failed: 'Adesso le probabilità non si possono calcolare.',
  choices: 'Le scelte e le loro probabilità',
  off: 'Senza coach',

  inHundred: text('{#count} su 100'),
  under: 'meno di 1 su 100',
  over: 'più di 99 su 100',
  points: counts('count', { one: '{#count} punto', other: '{#count} punti' }),
  exactly: text('Esattamente {#ways} tiri su {#outOf}.'),
  certain: 'Sicuro.',
  impossible: 'Impossibile.',
  said: text('{what}: {text}'),
  instead: text('{figure}; se preferisci {deed}, {other}.'),

  keep: 'Tenere',
  chosen: 'scelta',
  played: 'giocata',
  best: 'la migliore',
  showBest: 'Mostra la migliore',
  bestIs: text('La scelta migliore: {name}.'),
  more: counts('count', { one: 'un’altra scelta', other: 'altre {#count} scelte' }),
  fewer: 'Meno scelte',
  basis: 'Su cosa si basano i numeri',
};
