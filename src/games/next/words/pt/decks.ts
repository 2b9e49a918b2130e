/** The words for typing in a card of NEXT!, in Portuguese. */

import { text } from '../../../../words/pt/grammar.ts';
import type { Words } from '../en/decks.ts';

export const words: Words = {
  pattern: 'Padrão',
  any: 'Qualquer cor',
  exact: 'Cores exatas',
  addDie: text('Juntar: {face}'),
  tapColours: 'Toca numa cor por cada dado.',
  clear: 'Recomeçar',
  points: 'Pontos',
  less: 'Menos pontos',
  more: 'Mais pontos',
  action: 'Ação',
  none: 'Nenhuma',
};
