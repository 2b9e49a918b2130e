/** NEXT! looked back at, in French. */

import type { Words } from '../en/analysis-next.ts';
import { text } from './grammar.ts';

export const words: Words = {
  rest: 'Cartes cachées et corrections des estimations',
  moves: {
    throwAll: 'lancer les six dés',
    keep: text('garder {kept}, lancer le reste'),
    turn: text('tourner un dé en {colour}'),
    take: text('prendre {card}'),
    from: text('piocher chez {name}'),
    give: text('donner {card}'),
    'end-turn': 'finir le tour',
    finish: 'finir la partie',
    continue: 'continuer',
  },
  kinds: {
    'threw-on': 'Prends une carte faite\u00a0: relancer la verrouille, et souvent on finit sans rien.',
    'took-early': 'Ne prends pas la première carte venue\u00a0: avec des lancers en réserve, une meilleure est parfois proche.',
    'other-card': 'De deux cartes, compare points et action, et ce que tu laisses au suivant.',
    'left-inherited': 'Regarde les dés laissés par le précédent\u00a0: en garder vaut souvent mieux que tout relancer.',
    'kept-inherited': 'Les dés hérités coûtent un lancer\u00a0: s’ils ne vont pas, lance les six.',
    'other-dice': 'Avant de lancer, vois de quelle carte tes dés sont le plus proches, et garde pour elle.',
    'black-unused': 'Quand les deux dés noirs s’accordent, tu peux tourner un dé\u00a0: vois quelle carte cela fait.',
    'black-turned': 'Avant de tourner un dé, compare ce que ferait chaque couleur.',
    'other-opponent': 'Pioche chez qui mène\u00a0: cela t’aide et gêne ton plus fort rival.',
    'other-gift': 'Donne la carte qui vaut le moins.',
    'finished-early': 'Ne finis pas la partie avant d’être sûr de mener.',
    'finished-late': 'Quand tu mènes et peux finir la partie, finis-la.',
  },
};
