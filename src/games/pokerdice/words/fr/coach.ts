/** What the coach says of Pokerdice, in French. What one does is an infinitive. */

import { list, text } from '../../../../words/fr/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    roll: 'Ce que le lancer peut donner',
    commit: 'Chances de réaliser la carte',
    rethrow: (cards) => `Chances de réaliser\u00a0: ${list(cards)}`,
  },
  roll: 'lancer les cinq dés',
  lay: text('poser {cards}'),
  stop: 't’arrêter',
  keep: text('garder {faces}'),
  throwAll: 'tout relancer',

  rolled: text(
    '{card}\u00a0: {thrown} au premier lancer, {best} avec deux relances pour cette seule carte.',
  ),
  lies: 'Les dés la réalisent déjà.',
  alone: text('{card}, en ne relançant que pour cette carte\u00a0: {chance}.'),
  thrower: text('{name} lance\u00a0: la chance tient compte de ses relances probables.'),
  mine: text(
    'Tes points dans cette manche, cartes capturées comprises\u00a0: {points} en moyenne.',
  ),
  captures: text('Cartes que tu captures\u00a0: {cards} en moyenne.'),
  theirs: (points, isSeveral) =>
    `${isSeveral ? 'Chacun des autres joueurs' : 'L’autre joueur'}\u00a0: ${points} en moyenne.`,
  later: text('Ce qu’il te reste pour la suite\u00a0: {points}.'),
  worth: text('En tout, par rapport aux autres\u00a0: {points}.'),
  often: text('Pour rester imprévisible, à poser de temps en temps\u00a0: {chance}.'),
  held: text('Si un autre joueur a posé {card}, ses chances\u00a0: {chance}.'),

  exact: 'Les chances des dés sont exactes, si les relances suivantes sont les meilleures.',
  assumed:
    'Personne ne voit ce que posent les autres\u00a0: on suppose que tout le monde joue bien.',
  expected: (name, cards) => `Probable chez ${name}\u00a0: ${cards.join(', ')}.`,
  likely: text('{card} {chance}'),
};
