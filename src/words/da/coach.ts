/**
 * The words of the coach, in Danish. What one does is an infinitive: beholde 4 4, kaste alle fem.
 */

import type { Words } from '../en/coach.ts';
import { counts, of, text } from './grammar.ts';

export const words: Words = {
  title: 'Træner',
  inPlaceOf: ({ name }) => `På ${of(name)} plads`,
  wait: 'Når det er din tur, står chancerne for hvert valg her.',
  nothingToDecide: 'Der bliver ikke valgt noget lige nu.',
  notTheseEyes: 'Her vælger en anden: se med de øjne, eller med alt åbent.',
  reckoning: 'Regner…',
  failed: 'Chancerne kan ikke regnes ud lige nu.',
  choices: 'Valgene og deres chancer',
  off: 'Uden træner',

  inHundred: text('{#count} ud af 100'),
  under: 'under 1 ud af 100',
  over: 'over 99 ud af 100',
  points: text('{#count} point'),
  exactly: text('Præcis {#ways} ud af {#outOf} kast.'),
  certain: 'Sikkert.',
  impossible: 'Umuligt.',
  said: text('{what}: {text}'),
  instead: text('{figure}; hvis du hellere vil {deed}, {other}.'),

  keep: 'Behold',
  chosen: 'valgt',
  played: 'spillet',
  best: 'det bedste',
  showBest: 'Vis det bedste',
  bestIs: text('Det bedste: {name}.'),
  more: counts('count', { one: '{#count} valg til', other: '{#count} valg til' }),
  fewer: 'Færre valg',
  basis: 'Hvad tallene bygger på',
};
