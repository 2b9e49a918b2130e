/** What the coach says of Séquence Dés, in Danish. What one does is an infinitive: beholde 4 4, kaste alle fem. */

import type { Words } from '../en/coach-sequence.ts';

export const words: Words = {
  asks: 'Hvor tit du vinder, et skøn',
  asksTeam: 'Hvor tit jeres side vinder, et skøn',
  roll: 'kaste terningerne',
  place: (square) => `sætte på ${square}`,
  replace: (square) => `udskifte brikken på ${square}`,
  remove: (square) => `fjerne brikken fra ${square}`,

  now: 'Rækken er fuld: du vinder med det samme.',
  next: (chance) => `Du gør en række fuld i din næste tur: ${chance}.`,
  nextNow: (chance) => `Du gør en række fuld i denne tur: ${chance}.`,
  opponent: (chance) => `En modstander når det først: ${chance}.`,
  partner: (chance) => `Din makker når det først: ${chance}.`,
  error: (points) => `Chancen for at vinde er et skøn, som regel ${points} ud af 100 ved siden af.`,
  start: 'Hvem der begynder, er åbent: lige chancer.',

  exact: 'Chancerne for en fuld række er præcise for brættet efter trækket, hvis ingen spærrer.',
  estimated: 'Chancen for at vinde er et skøn: det ser nogle kast frem og er lært af mange spil.',
};
