/** The words for playing with real dice and real cards, in Italian. */

import type { Words } from '../en/own-dice.ts';
import { counts, list, number, text } from './grammar.ts';

const COLOUR = {
  red: 'cuore rosso',
  green: 'foglia verde',
  blue: 'goccia blu',
  yellow: 'sole giallo',
  orange: 'fiamma arancione',
  purple: 'luna viola',
} as const;

const face: Words['face'] = (shown) => (typeof shown === 'number' ? number(shown) : COLOUR[shown]);
const die = (place: number, isBlack: boolean): string =>
  `${isBlack ? 'Dado nero' : 'Dado'} ${number(place)}`;

export const words: Words = {
  choice: {
    title: 'Dadi',
    page: 'Della pagina',
    pageHint: 'Tira la pagina, e ogni tiro si può verificare dopo.',
    own: 'I nostri',
    ownHint:
      'Tirate dadi veri e toccate quello che mostrano. La pagina fa da arbitro, memoria e segnapunti.',
    cards: 'Dadi e carte',
    cardsHint:
      'Dadi veri e carte vere: dite alla pagina che cosa vedete. Senza bot, che non hanno mani.',
  },
  tops: {
    title: 'Le vostre carte',
    how: 'Mescolate, fate tre pile scoperte da 15 e dite quale carta sta in cima a ciascuna.',
    pile: text('Pila {#place}'),
    none: 'Quale carta?',
  },

  throwOwn: counts('dice', {
    one: 'Tira {#dice} dado e tocca quello che mostra',
    other: 'Tira {#dice} dadi e tocca quello che mostrano',
  }),
  throwFor: counts('dice', {
    one: 'Tira {#dice} dado per {name}',
    other: 'Tira {#dice} dadi per {name}',
  }),
  again: (dice) =>
    `Di nuovo ${dice.length === 1 ? 'il dado' : 'i dadi'} ${list(dice.map(number))}; gli altri restano.`,
  dice: 'I dadi',
  faces: 'Che cosa mostra',
  face,
  die: (place, isBlack, shown) =>
    `${die(place, isBlack)}: ${shown === null ? 'non ancora toccato' : face(shown)}`,
  kept: (place, isBlack, shown) => `${die(place, isBlack)}: ${face(shown)}, resta`,
  next: (place, isBlack) => `${die(place, isBlack)}?`,
  check: 'Tutto giusto? Tocca un dado per cambiarlo.',
  confirm: 'È così',
  back: 'Non ancora',

  turnedUp: text('Pila {#pile}: quale carta c’è adesso?'),
  drawn: text('Pesca alla cieca una carta da {from}. Qual è?'),
  onlyYou: text('Guarda solo {name}: la carta è segreta.'),
  chooseCard: 'Tocca la carta',
  search: 'Cerca tra le carte',

  verified: 'I vostri dadi',
  verifiedHow:
    'Avete tirato dadi veri: solo voi sapete come sono caduti, quindi non c’è niente da provare.',
};
