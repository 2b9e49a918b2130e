/** Pokerdice looked back at, in French. */

import { text } from '../../../../words/fr/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Cartes cachées et corrections des estimations',
  moves: {
    throwAll: 'lancer les cinq dés',
    keep: text('garder {faces}, relancer le reste'),
    stop: 's’arrêter',
  },
  kinds: {
    'too-bold':
      'Garde tes grosses cartes pour des dés qui s’y prêtent\u202f; joue d’abord les petites.',
    'too-timid':
      'Quand les dés s’y prêtent, joue une grosse carte\u00a0: les petites peuvent attendre.',
    'other-card': 'Entre deux cartes de même valeur, joue celle qui a le plus de chances.',
    'no-spoiling':
      'Ta carte est réalisée\u202f? Relance les dés dont elle n’a pas besoin, pour gâcher celles des autres.',
    'stopped-early':
      'Ta carte n’est pas réalisée\u202f? Sers-toi des deux relances\u00a0: t’arrêter, c’est la perdre.',
    'threw-on': 'Quand les dés te vont, n’y touche plus.',
    'other-dice': 'Avant de relancer, compte les dés dont ta carte a vraiment besoin.',
  },
};
