/** The introduction to Séquence Dés, in French. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: {
      say: 'Aligne cinq jetons, de haut en bas, en diagonale ou dans une rangée, et tu gagnes. Lance les dés\u202f!',
    },
    place: { say: '3 + 4 = 7. Il y a quatre cases 7\u00a0: touches-en une, puis valide.' },
    twelve: { say: 'Colette a répondu sur un 9. À toi\u00a0: lance\u202f!' },
    gap: {
      say: 'Double six\u202f! Comble le trou de ta ligne\u00a0: pose un jeton en c3.',
      not: 'Pas là\u00a0: c3 est entre deux de tes jetons.',
    },
    again: { say: 'Avec un 2 ou un 12, tu rejoues. Relance\u202f!' },
    replace: {
      say: 'Les quatre 8 sont pris\u00a0: remplace un jeton de Colette. Celui en e3 te fait quatre jetons de suite\u202f!',
      not: 'C’est permis, mais e3 est mieux\u00a0: tu en auras quatre de suite.',
    },
    danger: { say: 'Attention\u00a0: Colette a quatre jetons de suite en haut. Lance\u202f!' },
    remove: {
      say: '10, jeu de défense\u00a0: retire un jeton adverse, jamais sur un 2 ou un 12. Casse la ligne du haut\u202f!',
      not: 'Pas celui-là\u00a0: le danger est en haut.',
    },
    wild: { say: 'Le danger est passé. Lance\u202f!' },
    five: {
      say: '11, jeu fou\u00a0: un jeton sur la case libre de ton choix. Complète ta ligne\u202f!',
      not: 'Presque\u202f! Vise un bout de ta ligne, à gauche ou à droite.',
    },
  },
  end: 'Cinq jetons alignés\u00a0: tu gagnes\u202f! On joue à deux, à trois ou à quatre\u202f; à quatre, en deux équipes.',
};
