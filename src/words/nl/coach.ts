/**
 * The words of the coach, in Dutch. What one does is an infinitive at its end: 4 4 houden, alle
 * vijf gooien.
 */

import type { Words } from '../en/coach.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  title: 'Coach',
  inPlaceOf: text('In de plaats van {name}'),
  wait: 'Als je aan de beurt bent, staan hier de kansen van elke keuze.',
  nothingToDecide: 'Op dit moment wordt er niets beslist.',
  notTheseEyes: 'Hier beslist iemand anders: kijk door die ogen, of met alles open.',
  reckoning: 'Ik reken…',
  failed: 'De kansen kunnen nu niet worden berekend.',
  choices: 'De keuzes en hun kansen',
  off: 'Zonder coach',

  inHundred: text('{#count} op de 100'),
  under: 'minder dan 1 op de 100',
  over: 'meer dan 99 op de 100',
  points: counts('count', { one: '{#count} punt', other: '{#count} punten' }),
  exactly: text('Precies {#ways} van de {#outOf} worpen.'),
  certain: 'Zeker.',
  impossible: 'Onmogelijk.',
  said: text('{what}: {text}'),
  instead: text('{figure}; liever {deed}: {other}.'),

  keep: 'Houden',
  chosen: 'gekozen',
  played: 'gespeeld',
  best: 'de beste',
  showBest: 'Toon de beste',
  bestIs: text('De beste keuze: {name}.'),
  more: counts('count', { one: 'nog {#count} keuze', other: 'nog {#count} keuzes' }),
  fewer: 'Minder keuzes',
  basis: 'Waar de cijfers op rusten',
};
