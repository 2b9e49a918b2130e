/** The introduction to NEXT!, in French. */

import type { Words } from '../en/intro-next.ts';

export const words: Words = {
  names: ['Colette', 'Anatole'],
  lessons: {
    throw: {
      say: 'Réussis une carte avec tes dés, elle est à toi\u00a0: trois lancers, une carte par tour. Lance les six\u00a0!',
    },
    keep: {
      say: 'Deux cœurs rouges\u00a0! Touche-les pour les garder, puis lance les quatre autres.',
      not: 'Garde seulement les deux rouges\u00a0: un carré est une carte.',
    },
    take: { say: 'Un carré\u00a0: la carte s’éclaire. Prends-la\u00a0!' },
    greedy: { say: 'Les autres ont pris des cartes aussi\u00a0; toutes restent face cachée. À toi\u00a0: lance\u00a0!' },
    lock: {
      say: 'Trois verts font une carte. Mais, pour une fois, tente le diable\u00a0: garde-les et relance.',
      not: 'Raisonnable\u00a0! Mais essaie, pour une fois\u00a0: garde les trois verts, relance le reste.',
    },
    locked: {
      say: 'Un cadenas\u00a0: qui relance perd ce qui était réussi, pour ce tour. Relance encore le reste\u00a0!',
      not: 'Garde les trois verts et relance les trois autres.',
    },
    inherit: {
      say: 'Colette a hérité de tes dés, et pris la carte\u00a0! Anatole échoue aussi\u00a0: garde deux rouges et un vert, relance le reste.',
      not: 'Permis, mais deux rouges et un vert font presque une carte\u00a0: garde-les.',
    },
    turn: {
      say: 'Les deux dés noirs sont de la même couleur\u00a0: tu peux transformer un dé. Fais un deuxième vert\u202f!',
      not: 'Tourne d’abord un dé sur vert, sans toucher aux deux rouges ni au vert.',
    },
    win: { say: 'Deux rouges, deux verts\u00a0: prends la carte. Son signe est une action.' },
    steal: { say: 'Vol\u00a0! Tire une carte à l’aveugle, chez qui tu veux.' },
    finish: {
      say: 'Cinq cartes\u00a0: tu peux finir la partie, et celui qui a le plus de points gagne. Choisis de finir\u202f!',
      not: 'Continuer est permis. Mais voyons qui gagne\u00a0: finis la partie.',
    },
  },
  end: 'Tu gagnes\u00a0! Retiens\u00a0: relancer bloque ce qui est réussi, et un échec profite à qui suit.',
};
