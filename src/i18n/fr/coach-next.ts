/** What the coach says of NEXT!, in French. What one does is an infinitive. */

import type { Words } from '../en/coach-next.ts';
import { de, text } from './grammar.ts';

export const words: Words = {
  asks: {
    turn: 'Combien de fois le tour finit avec une carte',
    draw: 'Ce que ça rapporte en moyenne',
    give: 'Ce que ça coûte',
    end: 'Combien de fois tu gagnes la partie',
  },
  take: text('prendre {card}'),
  keep: text('garder {colours}'),
  keepBlack: text('garder {colours} (noir\u202f: {black})'),
  throwAll: 'relancer les six',
  turn: text('tourner un dé {from} en {to}'),
  turnBlack: text('tourner un dé noir {from} en {to}'),
  endTurn: 'finir le tour',
  steal: ({ name }) => `voler une carte ${de(name)}`,
  swap: text('échanger avec {name}'),
  give: text('donner {card}'),
  finish: 'finir la partie',
  goOn: 'continuer',
  average: text('{points} en moyenne'),

  card: text('{card}\u202f: {plan}\u202f; en ne visant qu’elle, {most}.'),
  none: text('Aucune carte\u202f: {chance}.'),
  gift: text('Ce que gagne le suivant avec les dés que tu laisses\u202f: {points} en moyenne.'),
  drawn: text('La carte tirée vaut {points} en moyenne.'),
  giveBack: 'La carte que tu devras donner est déduite.',
  sure: 'C’est sûr\u202f: tu connais les deux mains.',
  guess: 'Une estimation\u202f: mains et piles sont en partie cachées.',
  ties: 'Une victoire partagée compte pour une part.',

  exact:
    'Les dés sont comptés exactement, avec les blocages, les dés noirs et les lancers à venir, joués pour le plus de points.',
  assumed: 'Les cartes que personne n’a vues sont supposées aussi probables les unes que les autres.',
};
