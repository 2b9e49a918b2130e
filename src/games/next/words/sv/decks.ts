/** The words for typing in a card of NEXT!, in Swedish. */

import { text } from '../../../../words/sv/grammar.ts';
import type { Words } from '../en/decks.ts';

export const words: Words = {
  pattern: 'Mönster',
  any: 'Valfri färg',
  exact: 'Bestämda färger',
  addDie: text('Lägg till: {face}'),
  tapColours: 'Tryck på en färg för varje tärning.',
  clear: 'Börja om',
  points: 'Poäng',
  less: 'Färre poäng',
  more: 'Fler poäng',
  action: 'Handling',
  none: 'Ingen',
};
