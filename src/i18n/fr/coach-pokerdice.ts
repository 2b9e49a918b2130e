/** What the coach says of Pokerdice, in French. What one does is an infinitive. */

import type { Words } from '../en/coach-pokerdice.ts';
import { list, text } from './grammar.ts';

export const words: Words = {
  asks: {
    roll: 'Ce que le lancer peut donner',
    commit: 'Combien de fois la carte passe',
    rethrow: (cards) => `Combien de fois tu réussis\u202f: ${list(cards)}`,
  },
  roll: 'lancer les cinq dés',
  lay: text('poser {cards}'),
  stop: 't’arrêter',
  keep: text('garder {faces}'),
  throwAll: 'tout relancer',

  rolled: text('{card}\u202f: {thrown} d’un coup, {best} avec deux relances rien que pour elle.'),
  lies: 'Les dés la font déjà.',
  alone: text('{card}, en relançant rien que pour elle\u202f: {chance}.'),
  thrower: text('C’est {name} qui lance\u202f: la chance dépend de ce que {name} fera sans doute des dés.'),
  mine: text('Tes points ce tour, cartes capturées comprises\u202f: {points} en moyenne.'),
  captures: text('Cartes que tu captures\u202f: {cards} en moyenne.'),
  theirs: (points, isSeveral) => `${isSeveral ? 'Les autres, chacun' : 'L’autre'}\u202f: ${points} en moyenne.`,
  later: text('Ce qu’il te reste pour plus tard\u202f: {points}.'),
  worth: text('En tout, face aux autres\u202f: {points}.'),
  often: text('Pour rester imprévisible, à poser de temps en temps\u202f: {chance}.'),
  held: text('Si un autre a {card}, elle passe\u202f: {chance}.'),

  exact: 'Ce que peuvent faire les dés est compté exactement, en supposant ensuite les meilleures relances.',
  assumed: 'Personne ne voit ce que posent les autres\u202f: on suppose que tous jouent bien.',
  expected: (name, cards) => `Probable chez ${name}\u202f: ${cards.join(', ')}.`,
  likely: text('{card} {chance}'),
};
