/** The words for playing with real dice and real cards, in Spanish. */

import type { Words } from '../en/own-dice.ts';
import { counts, list, number, text } from './grammar.ts';

const COLOUR = {
  red: 'corazón rojo',
  green: 'hoja verde',
  blue: 'gota azul',
  yellow: 'sol amarillo',
  orange: 'llama naranja',
  purple: 'luna morada',
} as const;

const face: Words['face'] = (shown) => (typeof shown === 'number' ? number(shown) : COLOUR[shown]);
const die = (place: number, isBlack: boolean): string =>
  `${isBlack ? 'Dado negro' : 'Dado'} ${number(place)}`;

export const words: Words = {
  choice: {
    title: 'Dados',
    page: 'De la página',
    pageHint: 'La página tira, y cada tirada se puede comprobar después.',
    own: 'Los nuestros',
    ownHint:
      'Tiráis dados de verdad y marcáis lo que muestran. La página es árbitro, memoria y marcador.',
    cards: 'Dados y cartas',
    cardsHint:
      'Dados y cartas de verdad: le decís a la página lo que veis. Sin bots, que no tienen manos.',
  },
  tops: {
    title: 'Vuestras cartas',
    how: 'Barajad, haced tres montones de 15 boca arriba y decid qué carta hay encima de cada uno.',
    pile: text('Montón {#place}'),
    none: '¿Qué carta?',
  },

  throwOwn: counts('dice', {
    one: 'Tira {#dice} dado y marca lo que muestra',
    other: 'Tira {#dice} dados y marca lo que muestran',
  }),
  throwFor: counts('dice', {
    one: 'Tira {#dice} dado por {name}',
    other: 'Tira {#dice} dados por {name}',
  }),
  again: (dice) =>
    `Otra vez ${dice.length === 1 ? 'el dado' : 'los dados'} ${list(dice.map(number))}; los demás se quedan.`,
  dice: 'Los dados',
  faces: 'Lo que muestra',
  face,
  die: (place, isBlack, shown) =>
    `${die(place, isBlack)}: ${shown === null ? 'sin marcar' : face(shown)}`,
  kept: (place, isBlack, shown) => `${die(place, isBlack)}: ${face(shown)}, se queda`,
  next: (place, isBlack) => `¿${die(place, isBlack)}?`,
  check: '¿Está bien? Toca un dado para cambiarlo.',
  confirm: 'Así es',
  back: 'Todavía no',

  turnedUp: text('Montón {#pile}: ¿qué carta hay ahora?'),
  drawn: text('Saca a ciegas una carta de {from}. ¿Cuál es?'),
  onlyYou: text('Solo mira {name}: la carta es secreta.'),
  chooseCard: 'Toca la carta',
  search: 'Buscar cartas',

  verified: 'Vuestros propios dados',
  verifiedHow:
    'Tirasteis dados de verdad: solo vosotros sabéis cómo cayeron, así que no hay nada que demostrar.',
};
