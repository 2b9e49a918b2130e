/** The words of the coach, in Swedish. What one does is an infinitive: spara 4 4, kasta alla fem. */

import type { Words } from '../en/coach.ts';
import { number, plural, whose } from './grammar.ts';

export const words: Words = {
  title: 'Coach',
  inPlaceOf: (name) => `I ${whose(name)} ställe`,
  wait: 'När det är din tur står chanserna för varje val här.',
  nothingToDecide: 'Just nu avgörs ingenting.',
  notTheseEyes: 'Här väljer någon annan: se med de ögonen, eller med allt öppet.',
  reckoning: 'Räknar\u00a0…',
  failed: 'Chanserna går inte att räkna ut just nu.',
  choices: 'Valen och deras chanser',
  off: 'Utan coach',

  inHundred: (count) => `${number(count)} av 100`,
  under: 'under 1 av 100',
  over: 'över 99 av 100',
  points: (count) => `${number(count)} poäng`,
  exactly: (ways, outOf) => `Exakt ${number(ways)} av ${number(outOf)} kast.`,
  certain: 'Säkert.',
  impossible: 'Omöjligt.',
  instead: (figure, deed, other) => `${figure}; om du hellre vill ${deed}, ${other}.`,

  keep: 'Spara',
  chosen: 'valt',
  played: 'spelat',
  best: 'det bästa',
  showBest: 'Visa det bästa',
  bestIs: (name) => `Det bästa: ${name}.`,
  more: (count) => plural(count, { one: '# val till', other: '# val till' }),
  fewer: 'Färre val',
  basis: 'Vad siffrorna bygger på',
};
