/** Séquence Dés looked back at, in Spanish. */

import { text } from '../../../../words/es/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Lo que corrigió una mirada más honda',
  moves: {
    roll: 'tirar',
    place: text('una ficha en {square}'),
    remove: text('quitar la ficha de {square}'),
  },
  kinds: {
    'missed-win': 'Antes de elegir, busca la casilla que completa tu línea.',
    'missed-block': 'Mira primero qué podrían completar los demás y ponles una ficha en medio.',
    'missed-line': 'De dos casillas, toma la que te deja más tiradas para acabar una línea.',
    'other-square': 'Prefiere casillas donde se cruzan varias de tus líneas.',
  },
};
