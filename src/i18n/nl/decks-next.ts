/** The words for typing in a card of NEXT!, in Dutch. */

import type { Words } from '../en/decks-next.ts';

export const words: Words = {
  pattern: 'Patroon',
  any: 'Elke kleur',
  exact: 'Vaste kleuren',
  addDie: (face) => `Erbij: ${face}`,
  tapColours: 'Tik voor elke steen een kleur aan.',
  clear: 'Opnieuw',
  points: 'Punten',
  less: 'Minder punten',
  more: 'Meer punten',
  action: 'Actie',
  none: 'Geen',
};
