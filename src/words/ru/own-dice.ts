/** The words for playing with real dice and real cards, in Russian. */

import type { Words } from '../en/own-dice.ts';
import { count, list, number, text } from './grammar.ts';

const COLOUR = {
  red: 'красное сердце',
  green: 'зелёный лист',
  blue: 'синяя капля',
  yellow: 'жёлтое солнце',
  orange: 'оранжевое пламя',
  purple: 'фиолетовая луна',
} as const;

const face: Words['face'] = (shown) => (typeof shown === 'number' ? number(shown) : COLOUR[shown]);
const die = (place: number, isBlack: boolean): string =>
  `${isBlack ? 'Чёрный кубик' : 'Кубик'} ${number(place)}`;

export const words: Words = {
  choice: {
    title: 'Кубики',
    page: 'На странице',
    pageHint: 'Бросает страница, и каждый бросок потом можно проверить.',
    own: 'Свои',
    ownHint:
      'Вы бросаете настоящие кубики и отмечаете, что выпало. Страница\u00a0— судья, память и счёт.',
    cards: 'Свои кубики и карты',
    cardsHint:
      'Настоящие кубики и карты: вы говорите странице, что видите. Без ботов: карт они не держат.',
  },
  tops: {
    title: 'Ваши карты',
    how: 'Перемешайте, разложите три открытые стопки по\u00a015 и скажите, какая карта лежит сверху.',
    pile: text('Стопка {#place}'),
    none: 'Какая карта?',
  },

  throwOwn: ({ dice }) => `Брось ${count(dice, 'кубик', 'кубика', 'кубиков')} и отметь, что выпало`,
  throwFor: ({ name, dice }) =>
    `${name}: брось за игрока ${count(dice, 'кубик', 'кубика', 'кубиков')}`,
  again: (dice) =>
    `${dice.length === 1 ? 'Кубик' : 'Кубики'} ${list(dice.map(number))}\u00a0— ещё раз, остальные лежат.`,
  dice: 'Кубики',
  faces: 'Что выпало',
  face,
  die: (place, isBlack, shown) =>
    `${die(place, isBlack)}: ${shown === null ? 'ещё не отмечен' : face(shown)}`,
  kept: (place, isBlack, shown) => `${die(place, isBlack)}: ${face(shown)}, остаётся`,
  next: (place, isBlack) => `${die(place, isBlack)}?`,
  check: 'Всё верно? Коснись кубика, чтобы исправить.',
  confirm: 'Всё верно',
  back: 'Ещё нет',

  turnedUp: text('Стопка {#pile}: какая карта лежит теперь?'),
  drawn: text('{from}: вытяни карту вслепую. Какая это?'),
  onlyYou: text('Смотрит только {name}: карта секретная.'),
  chooseCard: 'Коснись карты',
  search: 'Искать карту',

  verified: 'Ваши собственные кубики',
  verifiedHow:
    'Вы бросали настоящие кубики: как они упали, знаете только вы, поэтому доказывать нечего.',
};
