/** The introduction to NEXT!, in French. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette', 'Anatole'],
  lessons: {
    throw: {
      say: 'Réalise une carte avec tes dés, elle est à toi\u00a0: trois lancers, une carte par tour. Lance les six dés\u202f!',
    },
    keep: {
      say: 'Deux cœurs rouges\u202f! Touche-les pour les garder, puis lance les quatre autres.',
      not: 'Garde seulement les deux rouges\u00a0: vise le carré.',
    },
    take: { say: 'Un carré\u00a0: la carte s’éclaire. Prends-la\u202f!' },
    greedy: {
      say: 'Les autres aussi ont pris des cartes, et les gardent face cachée. À toi\u00a0: lance\u202f!',
    },
    lock: {
      say: 'Trois verts réalisent une carte. Mais, pour une fois, tente le diable\u00a0: garde-les et relance.',
      not: 'Sage décision\u202f! Mais essaie pour voir\u00a0: garde les trois verts et relance le reste.',
    },
    locked: {
      say: 'Un cadenas\u00a0: en relançant, tu as perdu cette carte pour ce tour. Relance encore le reste\u202f!',
      not: 'Garde les trois verts et relance les trois autres.',
    },
    inherit: {
      say: 'Colette a hérité de tes dés et pris la carte\u202f! Anatole a échoué aussi\u00a0: garde deux rouges et un vert, relance le reste.',
      not: 'C’est permis, mais avec deux rouges et un vert, tu y es presque\u00a0: garde-les.',
    },
    turn: {
      say: 'Tes deux dés noirs sont pareils\u00a0: tu peux transformer un dé. Fais un deuxième vert\u202f!',
      not: 'Transforme d’abord un dé en vert, sans toucher aux deux rouges ni au vert.',
    },
    win: { say: 'Deux rouges, deux verts\u00a0: prends la carte. Son signe est une action.' },
    steal: { say: 'Vol\u202f! Tire une carte à l’aveugle chez qui tu veux.' },
    finish: {
      say: 'Cinq cartes\u00a0: tu peux arrêter la partie. Celui qui a le plus de points gagne. Arrête-la\u202f!',
      not: 'Tu pourrais continuer. Mais voyons qui gagne\u00a0: arrête la partie.',
    },
  },
  end: 'Tu gagnes\u202f! Retiens\u00a0: relancer bloque les cartes réalisées, et ton échec profite au suivant.',
};
