/**
 * The words of the coach, in Swedish. What one does is an infinitive: spara 4 4, kasta alla fem.
 */

import type { Words } from '../en/coach.ts';
import { counts, text, whose } from './grammar.ts';

export const words: Words = {
  title: 'Coach',
  inPlaceOf: ({ name }) => `I ${whose(name)} ställe`,
  wait: 'När det är din tur står chanserna för varje val här.',
  nothingToDecide: 'Just nu avgörs ingenting.',
  notTheseEyes: 'Här väljer någon annan: se med de ögonen, eller med allt öppet.',
  reckoning: 'Räknar\u00a0…',
  failed: 'Chanserna går inte att räkna ut just nu.',
  choices: 'Valen och deras chanser',
  off: 'Utan coach',

  inHundred: text('{#count} av 100'),
  under: 'under 1 av 100',
  over: 'över 99 av 100',
  points: text('{#count} poäng'),
  exactly: text('Exakt {#ways} av {#outOf} kast.'),
  certain: 'Säkert.',
  impossible: 'Omöjligt.',
  said: text('{what}: {text}'),
  instead: text('{figure}; om du hellre vill {deed}, {other}.'),

  keep: 'Spara',
  chosen: 'valt',
  played: 'spelat',
  best: 'det bästa',
  showBest: 'Visa det bästa',
  bestIs: text('Det bästa: {name}.'),
  more: counts('count', { one: '{#count} val till', other: '{#count} val till' }),
  fewer: 'Färre val',
  basis: 'Vad siffrorna bygger på',
};
