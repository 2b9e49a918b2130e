/** The introduction to Pokerdice, in French. */

import type { Words } from '../en/intro-pokerdice.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Dix tours, et pour chacun une carte de ta main. Ce tour est le tien\u00a0: lance\u00a0!' },
    lay: {
      say: 'Parie sur les dés de la fin\u00a0: tu peux relancer deux fois. Touche les cartes\u00a0: Full, Double paire ou Brelan\u00a0?',
      not: 'Audacieux\u00a0! D’ici, Full (5), Double paire (3) ou Brelan (2) sont plus près.',
    },
    rethrow: {
      say: 'Tous ont parié\u00a0; seule ta carte est retournée. Touche les deux paires pour les garder, relance le 3.',
      not: 'Garde les 2 et les 5\u00a0: seul le 3 repart.',
    },
    again: {
      say: 'Encore un lancer\u00a0: le même dé\u00a0!',
      not: 'Laisse les deux paires sur le plateau\u00a0: seul le cinquième dé repart.',
    },
    captured: { say: 'Réussie\u00a0: ses points sont à toi. La petite suite de Colette échoue, tu la captures\u00a0: 1 point.' },
    bet: {
      say: 'Colette lance, et tu ne fais que parier. Un seul dé impair\u00a0: Pas d’impair rapporterait 4, Paire est un 1 plus sûr.',
      not: 'Difficile avec ces dés. Pas d’impair ou Paire\u00a0?',
    },
    once: {
      say: 'Peu importe qui lance\u00a0: ta carte réussie compte. Mais chacune ne se joue qu’une fois\u00a0: choisis bien quand.',
    },
    mine: { say: 'À toi de nouveau\u00a0: lance\u00a0!' },
    straight: {
      say: '1, 2, 3, 4\u00a0: quatre qui se suivent. Pose la Petite suite.',
      not: 'Regarde\u00a0: 1, 2, 3, 4. La Petite suite y est.',
    },
    spoil: {
      say: 'C’est sûr\u00a0! Mais si Colette a parié sur les deux 4\u00a0? Garde 1, 2, 3, 4 et relance l’autre 4.',
      not: 'Garde un 1, un 2, un 3 et un 4, et relance le 4 en trop.',
    },
    stop: { say: 'Plus de paire\u00a0! Tu peux relancer, ou t’arrêter\u00a0: garde ces dés.' },
  },
  end: 'La paire de Colette est à toi aussi. Arrange tes dés, gâche ceux des autres\u00a0: le plus de points en dix tours gagne.',
};
