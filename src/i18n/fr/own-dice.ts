/** The words for playing with real dice and real cards, in French. */

import type { Words } from '../en/own-dice.ts';
import { counts, list, number, text } from './grammar.ts';

const COLOUR = {
  red: 'cœur rouge',
  green: 'feuille verte',
  blue: 'goutte bleue',
  yellow: 'soleil jaune',
  orange: 'flamme orange',
  purple: 'lune violette',
} as const;

const face: Words['face'] = (shown) => (typeof shown === 'number' ? number(shown) : COLOUR[shown]);
const die = (place: number, isBlack: boolean): string => `${isBlack ? 'Dé noir' : 'Dé'}\u00a0${number(place)}`;

export const words: Words = {
  choice: {
    title: 'Les dés',
    page: 'De la page',
    pageHint: 'La page lance, et chaque lancer peut se vérifier après.',
    own: 'Les nôtres',
    ownHint: 'Vous lancez de vrais dés et indiquez ce qu’ils montrent. La page arbitre, se souvient et compte.',
    cards: 'Dés et cartes à nous',
    cardsHint:
      'De vrais dés et de vraies cartes\u00a0: vous dites à la page ce que vous voyez. Sans robots, ils n’ont pas de mains.',
  },
  tops: {
    title: 'Vos cartes',
    how: 'Mélangez, faites trois piles de 15, face visible, et dites quelle carte est au-dessus de chacune.',
    pile: text('Pile {#place}'),
    none: 'Quelle carte\u00a0?',
  },

  throwOwn: counts('dice', {
    one: 'Lance {#dice}\u00a0dé et touche ce qu’il montre',
    other: 'Lance {#dice}\u00a0dés et touche ce qu’ils montrent',
  }),
  throwFor: counts('dice', { one: 'Lance {#dice}\u00a0dé pour {name}', other: 'Lance {#dice}\u00a0dés pour {name}' }),
  again: (dice) => `À relancer\u00a0: ${dice.length === 1 ? 'dé' : 'dés'} ${list(dice.map(number))}. Les autres restent.`,
  dice: 'Les dés',
  faces: 'Ce qu’il montre',
  face,
  die: (place, isBlack, shown) => `${die(place, isBlack)}\u00a0: ${shown === null ? 'pas encore indiqué' : face(shown)}`,
  kept: (place, isBlack, shown) => `${die(place, isBlack)}\u00a0: ${face(shown)}, reste`,
  next: (place, isBlack) => `${die(place, isBlack)}\u00a0?`,
  check: 'C’est bien ça\u00a0? Touche un dé pour le changer.',
  confirm: 'C’est ça',
  back: 'Pas encore',

  turnedUp: text('Pile\u00a0{#pile}\u00a0: quelle carte y est maintenant\u00a0?'),
  drawn: text('Tire une carte à l’aveugle chez {from}. Laquelle est-ce\u00a0?'),
  onlyYou: text('Seulement pour {name}\u00a0: la carte est secrète.'),
  chooseCard: 'Touche la carte',
  search: 'Chercher une carte',

  verified: 'Vos propres dés',
  verifiedHow: 'Vous avez lancé de vrais dés\u00a0: vous seuls savez comment ils sont tombés, il n’y a donc rien à prouver.',
};
