/** The words for typing in a card of NEXT!, in Spanish. */

import type { Words } from '../en/decks-next.ts';

export const words: Words = {
  pattern: 'Patrón',
  any: 'Cualquier color',
  exact: 'Colores exactos',
  addDie: (face) => `Añadir: ${face}`,
  tapColours: 'Toca un color por cada dado.',
  clear: 'Empezar de nuevo',
  points: 'Puntos',
  less: 'Menos puntos',
  more: 'Más puntos',
  action: 'Acción',
  none: 'Ninguna',
};
