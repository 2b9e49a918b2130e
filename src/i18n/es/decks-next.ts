/** The words for typing in a card of NEXT!, in Spanish. */

import type { Words } from '../en/decks-next.ts';
import { text } from './grammar.ts';

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
