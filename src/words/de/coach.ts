/**
 * The words of the coach, in German. What one does is an infinitive at its end: 4 4 behalten, alle
 * fünf werfen.
 */

import type { Words } from '../en/coach.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  title: 'Coach',
  inPlaceOf: text('An der Stelle von {name}'),
  wait: 'Wenn du dran bist, stehen hier die Chancen jeder Wahl.',
  nothingToDecide: 'In diesem Moment wird nichts entschieden.',
  notTheseEyes: 'Hier entscheidet jemand anderes: Schau durch diese Augen, oder alles offen.',
  reckoning: 'Ich rechne\u00a0…',
  failed: 'Die Chancen lassen sich gerade nicht berechnen.',
  choices: 'Die Möglichkeiten und ihre Chancen',
  off: 'Ohne Coach',

  inHundred: text('{#count} von 100'),
  under: 'unter 1 von 100',
  over: 'über 99 von 100',
  points: counts('count', { one: '{#count} Punkt', other: '{#count} Punkte' }),
  exactly: text('Genau {#ways} von {#outOf} Würfen.'),
  certain: 'Sicher.',
  impossible: 'Unmöglich.',
  said: text('{what}: {text}'),
  instead: text('{figure}; lieber {deed}: {other}.'),

  keep: 'Behalten',
  chosen: 'gewählt',
  played: 'gespielt',
  best: 'das Beste',
  showBest: 'Das Beste zeigen',
  bestIs: text('Das Beste: {name}.'),
  more: counts('count', {
    one: '{#count} weitere Möglichkeit',
    other: '{#count} weitere Möglichkeiten',
  }),
  fewer: 'Weniger zeigen',
  basis: 'Worauf die Zahlen beruhen',
};
