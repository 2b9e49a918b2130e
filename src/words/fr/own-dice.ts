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
const die = (place: number, isBlack: boolean): string =>
  `${isBlack ? 'Dé noir' : 'Dé'}\u00a0${number(place)}`;

export const words: Words = {
  choice: {
    title: 'Les dés',
    page: 'Dés virtuels',
    pageHint: 'Gobelet lance les dés, et chaque lancer peut être vérifié après la partie.',
    own: 'Nos vrais dés',
    ownHint:
      'Vous lancez vos dés et vous indiquez ce qu’ils montrent. Gobelet arbitre, retient tout et compte les points.',
    cards: 'Nos dés et cartes',
    cardsHint:
      'De vrais dés et de vraies cartes\u00a0: vous dites à Gobelet ce que vous voyez. Sans robots\u00a0: ils n’ont pas de mains.',
  },
  tops: {
    title: 'Vos cartes',
    how: 'Mélangez, faites trois piles de 15 cartes, face visible, et indiquez la carte du dessus de chaque pile.',
    pile: text('Pile {#place}'),
    none: 'Quelle carte\u202f?',
  },

  throwOwn: counts('dice', {
    one: 'Lance {#dice}\u00a0dé et touche ce qu’il montre',
    other: 'Lance {#dice}\u00a0dés et touche ce qu’ils montrent',
  }),
  throwFor: counts('dice', {
    one: 'Lance {#dice}\u00a0dé pour {name}',
    other: 'Lance {#dice}\u00a0dés pour {name}',
  }),
  again: (dice) =>
    `À relancer\u00a0: ${dice.length === 1 ? 'dé' : 'dés'} ${list(dice.map(number))}. Les autres restent.`,
  dice: 'Les dés',
  faces: 'Ce qu’il montre',
  face,
  die: (place, isBlack, shown) =>
    `${die(place, isBlack)}\u00a0: ${shown === null ? 'pas encore indiqué' : face(shown)}`,
  kept: (place, isBlack, shown) => `${die(place, isBlack)}\u00a0: ${face(shown)}, gardé`,
  next: (place, isBlack) => `${die(place, isBlack)}\u202f?`,
  check: 'C’est bien ça\u202f? Touche un dé pour le corriger.',
  confirm: 'C’est ça',
  back: 'Pas encore',

  turnedUp: text('Pile\u00a0{#pile}\u00a0: quelle est la nouvelle carte\u202f?'),
  drawn: text('Tire une carte à l’aveugle chez {from}. C’est laquelle\u202f?'),
  onlyYou: text('Pour {name} seulement\u00a0: la carte est secrète.'),
  chooseCard: 'Touche la carte',
  search: 'Chercher une carte',

  verified: 'Vos propres dés',
  verifiedHow:
    'Vous avez lancé de vrais dés\u00a0: personne d’autre ne sait comment ils sont tombés, il n’y a donc rien à prouver.',
};
