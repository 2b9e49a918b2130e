/** Pokerdice looked back at, in French. */

import type { Words } from '../en/analysis-pokerdice.ts';
import { text } from './grammar.ts';

export const words: Words = {
  rest: 'Cartes cachées et corrections des estimations',
  moves: {
    throwAll: 'lancer les cinq dés',
    keep: text('garder {faces}, relancer le reste'),
    stop: 's’arrêter',
  },
  kinds: {
    'too-bold': 'Garde les cartes chères pour des dés qui les promettent\u00a0; joues-en une petite avant.',
    'too-timid': 'Quand les dés promettent une carte chère, joue-la\u00a0: les petites peuvent attendre.',
    'other-card': 'À points égaux, compare\u00a0: l’une des cartes réussit plus souvent.',
    'no-spoiling': 'Ta carte est faite\u00a0? Relance les dés dont elle n’a pas besoin pour gâcher celles des autres.',
    'stopped-early': 'Tant que ta carte n’est pas faite, sers-toi des deux relances.',
    'threw-on': 'Quand les dés te vont, laisse-les.',
    'other-dice': 'Avant de relancer, compte les dés dont ta carte a vraiment besoin.',
  },
};
