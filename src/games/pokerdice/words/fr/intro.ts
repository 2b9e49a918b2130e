/** The introduction to Pokerdice, in French. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: {
      say: 'Dix manches, et une carte de ta main à chacune. Le joueur actif, c’est toi\u00a0: lance\u202f!',
    },
    lay: {
      say: 'Parie sur les dés de la fin\u00a0: tu peux relancer deux fois. Touche les cartes pour les lire\u00a0: Full, Double paire ou Brelan\u202f?',
      not: 'Essaie plutôt l’une de ces trois cartes\u00a0: Full (5), Double paire (3) ou Brelan (2).',
    },
    rethrow: {
      say: 'Tout le monde a parié, et seule ta carte est retournée. Touche les deux paires pour les garder, relance le 3.',
      not: 'Garde les 2 et les 5\u00a0: relance seulement le 3.',
    },
    again: {
      say: 'Encore une relance\u00a0: le même dé\u202f!',
      not: 'Garde les deux paires\u00a0: relance seulement le cinquième dé.',
    },
    captured: {
      say: 'Réalisée\u00a0: tu marques ses points. La petite suite de Colette est ratée, tu la captures\u00a0: 1 point.',
    },
    bet: {
      say: 'Colette lance et toi, tu paries. Un seul dé est impair\u00a0: Pas d’impair vaut 4, Paire ne vaut que 1 mais est plus sûre.',
      not: 'Difficile avec ces dés. Pas d’impair ou Paire\u202f?',
    },
    once: {
      say: 'Même si Colette lance, ta carte réalisée compte. Mais chacune ne se joue qu’une fois\u00a0: choisis bien le moment.',
    },
    mine: { say: 'À toi de nouveau\u00a0: lance\u202f!' },
    straight: {
      say: '1, 2, 3, 4\u00a0: quatre dés qui se suivent. Pose la Petite suite.',
      not: 'Regarde\u00a0: 1, 2, 3, 4. La Petite suite est déjà réalisée.',
    },
    spoil: {
      say: 'Ta carte est sûre\u202f! Mais si Colette a parié sur les deux 4\u202f? Garde 1, 2, 3, 4 et relance l’autre 4.',
      not: 'Garde un 1, un 2, un 3 et un 4, et relance le 4 en trop.',
    },
    stop: { say: 'Plus de paire\u202f! Tu peux relancer ou t’arrêter\u00a0: garde ces dés.' },
  },
  end: 'Tu captures aussi la paire de Colette. Arrange tes dés, gâche ceux des autres\u00a0: après dix manches, celui qui a le plus de points gagne.',
};
