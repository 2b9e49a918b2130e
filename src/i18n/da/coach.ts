/** The words of the coach, in Danish. What one does is an infinitive: beholde 4 4, kaste alle fem. */

import type { Words } from '../en/coach.ts';
import { number, of, plural } from './grammar.ts';

export const words: Words = {
  title: 'Træner',
  inPlaceOf: (name) => `På ${of(name)} plads`,
  wait: 'Når det er din tur, står chancerne for hvert valg her.',
  nothingToDecide: 'Der bliver ikke valgt noget lige nu.',
  notTheseEyes: 'Her vælger en anden: se med de øjne, eller med alt åbent.',
  reckoning: 'Regner…',
  failed: 'Chancerne kan ikke regnes ud lige nu.',
  choices: 'Valgene og deres chancer',
  off: 'Uden træner',

  inHundred: (count) => `${number(count)} ud af 100`,
  under: 'under 1 ud af 100',
  over: 'over 99 ud af 100',
  points: (count) => `${number(count)} point`,
  exactly: (ways, outOf) => `Præcis ${number(ways)} ud af ${number(outOf)} kast.`,
  certain: 'Sikkert.',
  impossible: 'Umuligt.',
  instead: (figure, deed, other) => `${figure}; hvis du hellere vil ${deed}, ${other}.`,

  keep: 'Behold',
  chosen: 'valgt',
  played: 'spillet',
  best: 'det bedste',
  showBest: 'Vis det bedste',
  bestIs: (name) => `Det bedste: ${name}.`,
  more: (count) => plural(count, { one: '# valg til', other: '# valg til' }),
  fewer: 'Færre valg',
  basis: 'Hvad tallene bygger på',
};
