/** The introduction to Séquence Dés, in French. */

import type { Words } from '../en/intro-sequence.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Aligne cinq jetons, de haut en bas, en diagonale ou dans une rangée, et tu gagnes. Lance les dés\u202f!' },
    place: { say: '3 + 4 = 7. Quatre cases portent un 7\u00a0: touche-en une, puis valide.' },
    twelve: { say: 'Colette a répondu sur un 9. À toi\u00a0: lance\u00a0!' },
    gap: {
      say: 'Double six\u00a0! Comble le trou de ta ligne\u00a0: pose le jeton en c3.',
      not: 'Pas encore là\u00a0: c3 est entre deux de tes jetons.',
    },
    again: { say: 'Un 2 ou un 12 te donne encore un tour. Relance\u00a0!' },
    replace: {
      say: 'Les quatre 8 sont pris\u00a0: alors tu remplaces un jeton. Celui de Colette en e3 te fait quatre de suite\u00a0!',
      not: 'Permis, mais e3 vaut mieux\u00a0: il te fait quatre de suite.',
    },
    danger: { say: 'Attention\u00a0: Colette en a quatre de suite en haut. Lance\u00a0!' },
    remove: {
      say: 'Un 10 retire un jeton adverse, mais jamais d’un 2 ni d’un 12. Casse la ligne du haut\u00a0!',
      not: 'Pas celui-là\u00a0: le danger est en haut.',
    },
    wild: { say: 'Le danger est passé. Lance\u00a0!' },
    five: {
      say: 'Un 11 se pose sur n’importe quelle case libre. Complète ta ligne\u00a0!',
      not: 'Presque\u00a0: à un bout de ta ligne, à gauche ou à droite.',
    },
  },
  end: 'Cinq alignés, tu gagnes\u00a0! On joue à deux, à trois ou à quatre\u00a0; à quatre, en deux équipes.',
};
