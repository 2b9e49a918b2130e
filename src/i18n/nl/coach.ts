/** The words of the coach, in Dutch. What one does is an infinitive at its end: 4 4 houden, alle vijf gooien. */

import type { Words } from '../en/coach.ts';
import { number, plural } from './grammar.ts';

export const words: Words = {
  title: 'Coach',
  inPlaceOf: (name) => `In de plaats van ${name}`,
  wait: 'Als je aan de beurt bent, staan hier de kansen van elke keuze.',
  nothingToDecide: 'Op dit moment wordt er niets beslist.',
  notTheseEyes: 'Hier beslist iemand anders: kijk door die ogen, of met alles open.',
  reckoning: 'Ik reken…',
  failed: 'De kansen kunnen nu niet worden berekend.',
  choices: 'De keuzes en hun kansen',
  off: 'Zonder coach',

  inHundred: (count) => `${number(count)} op de 100`,
  under: 'minder dan 1 op de 100',
  over: 'meer dan 99 op de 100',
  points: (count) => plural(count, { one: '# punt', other: '# punten' }),
  exactly: (ways, outOf) => `Precies ${number(ways)} van de ${number(outOf)} worpen.`,
  certain: 'Zeker.',
  impossible: 'Onmogelijk.',
  instead: (figure, deed, other) => `${figure}; liever ${deed}: ${other}.`,

  keep: 'Houden',
  chosen: 'gekozen',
  played: 'gespeeld',
  best: 'de beste',
  showBest: 'Toon de beste',
  bestIs: (name) => `De beste keuze: ${name}.`,
  more: (count) => plural(count, { one: 'nog # keuze', other: 'nog # keuzes' }),
  fewer: 'Minder keuzes',
  basis: 'Waar de cijfers op rusten',
};
