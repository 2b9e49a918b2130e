/** Séquence Dés looked back at, in French. */

import { text } from '../../../../words/fr/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Corrections d’un calcul plus poussé',
  moves: {
    roll: 'lancer',
    place: text('poser un jeton en {square}'),
    remove: text('retirer le jeton en {square}'),
  },
  kinds: {
    'missed-win': 'Avant de choisir, cherche la case qui complète ta ligne.',
    'missed-block':
      'Regarde d’abord les lignes que les autres peuvent compléter, et bloque-les avec un jeton.',
    'missed-line':
      'Entre deux cases, prends celle qui te donne le plus de chances de compléter une ligne.',
    'other-square': 'Préfère les cases où plusieurs de tes lignes se croisent.',
  },
};
