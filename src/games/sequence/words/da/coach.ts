/**
 * What the coach says of Séquence Dés, in Danish. What one does is an infinitive: beholde 4 4,
 * kaste alle fem.
 */

import { text } from '../../../../words/da/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: 'Hvor tit du vinder, et skøn',
  asksTeam: 'Hvor tit jeres side vinder, et skøn',
  roll: 'kaste terningerne',
  place: text('sætte på {square}'),
  replace: text('udskifte brikken på {square}'),
  remove: text('fjerne brikken fra {square}'),

  now: 'Rækken er fuld: du vinder med det samme.',
  next: text('Du gør en stribe færdig i din næste tur: {chance}.'),
  nextNow: text('Du gør en stribe færdig i denne tur: {chance}.'),
  opponent: text('En modstander når det først: {chance}.'),
  partner: text('Din makker når det først: {chance}.'),
  error: text('Chancen for at vinde er et skøn, som regel {points} ud af 100 ved siden af.'),
  start: 'Hvem der begynder, er åbent: lige chancer.',

  exact: 'Chancerne for en færdig stribe er præcise for brættet efter trækket, hvis ingen spærrer.',
  estimated: 'Chancen for at vinde er et skøn: det ser nogle kast frem og er lært af mange spil.',
};
