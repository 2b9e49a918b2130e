/**
 * The words for the colour of one's pack of cards, in Portuguese. Names stand alone, or after a
 * colon.
 */

import type { Words } from '../en/packs.ts';

export const words: Words = {
  title: 'Cor do teu baralho',
  of: (name) => `Cor do baralho de ${name}`,
  now: (title, colour) => `${title}: ${colour}`,
  takenBy: (name) => `escolhido por ${name}`,
  names: {
    red: 'vermelho',
    blue: 'azul',
    green: 'verde',
    gold: 'dourado',
    purple: 'roxo',
    silver: 'prateado',
  },
};
