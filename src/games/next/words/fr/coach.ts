/** What the coach says of NEXT!, in French. What one does is an infinitive. */

import { text } from '../../../../words/fr/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    turn: 'Chances de finir le tour avec une carte',
    draw: 'Points gagnés en moyenne',
    give: 'Points perdus',
    end: 'Chances de gagner la partie',
  },
  take: text('prendre {card}'),
  keep: text('garder {colours}'),
  keepBlack: text('garder {colours} (noir\u00a0: {black})'),
  throwAll: 'lancer les six dés',
  turn: text('transformer un dé {from} en {to}'),
  turnBlack: text('transformer un dé noir, {from}, en {to}'),
  endTurn: 'finir le tour',
  steal: text('voler une carte à {name}'),
  swap: text('échanger avec {name}'),
  give: text('donner {card}'),
  finish: 'arrêter la partie',
  goOn: 'continuer',
  average: text('{points} en moyenne'),

  card: text('{card}\u00a0: {plan}\u202f; en ne visant que cette carte, {most}.'),
  none: text('Aucune carte\u00a0: {chance}.'),
  gift: text('Ce que les dés que tu laisses rapportent au suivant\u00a0: {points} en moyenne.'),
  drawn: text('La carte tirée vaut {points} en moyenne.'),
  giveBack: 'La carte que tu devras donner est déduite.',
  sure: 'C’est sûr\u00a0: tu connais les cartes des deux joueurs.',
  guess: 'C’est une estimation\u00a0: une partie des cartes est cachée.',
  ties: 'Une victoire partagée compte pour une part.',

  exact:
    'Les chances des dés sont exactes\u00a0: cartes bloquées, dés noirs et lancers à venir compris, en jouant pour marquer le plus de points.',
  assumed: 'Les cartes que personne n’a vues sont supposées toutes aussi probables.',
};
