/** The words for typing in a card of NEXT!, in Italian. */

import { text } from '../../../../words/it/grammar.ts';
import type { Words } from '../en/decks.ts';

export const words: Words = {
  pattern: 'Schema',
  any: 'Qualsiasi colore',
  exact: 'Colori esatti',
  addDie: text('Aggiungi: {face}'),
  tapColours: 'Tocca un colore per ogni dado.',
  clear: 'Da capo',
  points: 'Punti',
  less: 'Meno punti',
  more: 'Più punti',
  action: 'Azione',
  none: 'Nessuna',
};
