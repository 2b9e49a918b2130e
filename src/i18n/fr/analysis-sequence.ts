/** Séquence Dés looked back at, in French. */

import type { Words } from '../en/analysis-sequence.ts';
import { text } from './grammar.ts';

export const words: Words = {
  rest: 'Corrections d’un regard plus profond',
  moves: {
    roll: 'lancer',
    place: text('un jeton en {square}'),
    remove: text('retirer le jeton de {square}'),
  },
  kinds: {
    'missed-win': 'Avant de choisir, cherche la case qui complète ta ligne.',
    'missed-block': 'Regarde d’abord ce que les autres pourraient finir, et mets un jeton en travers.',
    'missed-line': 'De deux cases, prends celle qui te laisse le plus de lancers pour finir.',
    'other-square': 'Préfère les cases où plusieurs de tes lignes se croisent.',
  },
};
