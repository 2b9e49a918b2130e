/** The words for typing in a card of NEXT!, in Dutch. */

import { text } from '../../../../words/nl/grammar.ts';
import type { Words } from '../en/decks.ts';

export const words: Words = {
  pattern: 'Patroon',
  any: 'Elke kleur',
  exact: 'Vaste kleuren',
  addDie: text('Erbij: {face}'),
  tapColours: 'Tik voor elke steen een kleur aan.',
  clear: 'Opnieuw',
  points: 'Punten',
  less: 'Minder punten',
  more: 'Meer punten',
  action: 'Actie',
  none: 'Geen',
};
