/** The words for typing in a card of NEXT!, in French. */

import { text } from '../../../../words/fr/grammar.ts';
import type { Words } from '../en/decks.ts';

export const words: Words = {
  pattern: 'Combinaison',
  any: 'Couleurs au choix',
  exact: 'Couleurs imposées',
  addDie: text('Ajouter\u00a0: {face}'),
  tapColours: 'Touche une couleur pour chaque dé.',
  clear: 'Recommencer',
  points: 'Points',
  less: 'Moins de points',
  more: 'Plus de points',
  action: 'Action',
  none: 'Aucune',
};
