/** NEXT! looked back at, in French. */

import { text } from '../../../../words/fr/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Cartes cachées et corrections des estimations',
  moves: {
    throwAll: 'lancer les six dés',
    keep: text('garder {kept}, lancer le reste'),
    turn: text('transformer un dé en {colour}'),
    take: text('prendre {card}'),
    from: text('tirer chez {name}'),
    give: text('donner {card}'),
    'end-turn': 'finir le tour',
    finish: 'arrêter la partie',
    continue: 'continuer',
  },
  kinds: {
    'threw-on':
      'Prends une carte réalisée\u00a0: relancer la bloque, et souvent on finit sans rien.',
    'took-early':
      'Ne prends pas la première carte venue\u00a0: s’il te reste des lancers, vises-en une meilleure.',
    'other-card':
      'Entre deux cartes, compare les points, l’action, et ce que tu laisses au suivant.',
    'left-inherited':
      'Regarde les dés dont tu hérites\u00a0: en garder vaut souvent mieux que tout relancer.',
    'kept-inherited':
      'Garder des dés hérités te coûte un lancer\u00a0: s’ils ne te vont pas, lance les six.',
    'other-dice':
      'Avant de lancer, cherche la carte la plus proche, et garde les dés qu’il lui faut.',
    'black-unused':
      'Quand tes deux dés noirs sont pareils, tu peux transformer un dé\u00a0: cherche quelle carte cela réalise.',
    'black-turned': 'Avant de transformer un dé, compare ce que donnerait chaque couleur.',
    'other-opponent': 'Tire chez le joueur en tête\u00a0: cela t’aide et gêne ton plus fort rival.',
    'other-gift': 'Donne la carte qui vaut le moins.',
    'finished-early': 'N’arrête pas la partie tant que tu risques de perdre.',
    'finished-late': 'Quand tu mènes et que tu peux arrêter la partie, arrête-la.',
  },
};
