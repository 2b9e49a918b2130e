/** The words for typing in a card of NEXT!, in German. */

import { text } from '../../../../words/de/grammar.ts';
import type { Words } from '../en/decks.ts';

export const words: Words = {
  pattern: 'Muster',
  any: 'Beliebige Farbe',
  exact: 'Genaue Farben',
  addDie: text('Hinzufügen: {face}'),
  tapColours: 'Tipp für jeden Würfel eine Farbe an.',
  clear: 'Von vorn',
  points: 'Punkte',
  less: 'Weniger Punkte',
  more: 'Mehr Punkte',
  action: 'Aktion',
  none: 'Keine',
};
