/** The words for typing in a card of NEXT!, in Spanish. */

import { text } from '../../../../words/es/grammar.ts';
import type { Words } from '../en/decks.ts';

export const words: Words = {
  pattern: 'Patrón',
  any: 'Cualquier color',
  exact: 'Colores exactos',
  addDie: text('Añadir: {face}'),
  tapColours: 'Toca un color por cada dado.',
  clear: 'Empezar de nuevo',
  points: 'Puntos',
  less: 'Menos puntos',
  more: 'Más puntos',
  action: 'Acción',
  none: 'Ninguna',
};
