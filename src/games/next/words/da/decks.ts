/** The words for typing in a card of NEXT!, in Danish. */

import { text } from '../../../../words/da/grammar.ts';
import type { Words } from '../en/decks.ts';

export const words: Words = {
  pattern: 'Mønster',
  any: 'Alle farver',
  exact: 'Bestemte farver',
  addDie: text('Tilføj: {face}'),
  tapColours: 'Tryk på en farve for hver terning.',
  clear: 'Forfra',
  points: 'Point',
  less: 'Færre point',
  more: 'Flere point',
  action: 'Handling',
  none: 'Ingen',
};
