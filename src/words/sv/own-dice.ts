/** The words for playing with real dice and real cards, in Swedish. */

import type { Words } from '../en/own-dice.ts';
import { counts, list, number, text } from './grammar.ts';

const COLOUR = {
  red: 'rött hjärta',
  green: 'grönt blad',
  blue: 'blå droppe',
  yellow: 'gul sol',
  orange: 'orange låga',
  purple: 'lila måne',
} as const;

const face: Words['face'] = (shown) => (typeof shown === 'number' ? number(shown) : COLOUR[shown]);
const die = (place: number, isBlack: boolean): string =>
  `${isBlack ? 'Svart tärning' : 'Tärning'} ${number(place)}`;

export const words: Words = {
  choice: {
    title: 'Tärningar',
    page: 'Sidans',
    pageHint: 'Sidan kastar, och varje kast går att kontrollera efteråt.',
    own: 'Våra egna',
    ownHint:
      'Ni kastar riktiga tärningar och trycker in vad de visar. Sidan är domare, minne och protokollförare.',
    cards: 'Tärningar och kort',
    cardsHint:
      'Riktiga tärningar och riktiga kort: ni berättar för sidan vad ni ser. Utan bottar, de håller inga kort.',
  },
  tops: {
    title: 'Era kort',
    how: 'Blanda, lägg tre öppna högar om 15 och säg vilket kort som ligger överst på var och en.',
    pile: text('Hög {#place}'),
    none: 'Vilket kort?',
  },

  throwOwn: counts('dice', {
    one: 'Kasta {#dice} tärning och tryck in vad den visar',
    other: 'Kasta {#dice} tärningar och tryck in vad de visar',
  }),
  throwFor: counts('dice', {
    one: 'Kasta {#dice} tärning åt {name}',
    other: 'Kasta {#dice} tärningar åt {name}',
  }),
  again: (dice) => `Tärning ${list(dice.map(number))} igen, de andra ligger kvar.`,
  dice: 'Tärningarna',
  faces: 'Vad den visar',
  face,
  die: (place, isBlack, shown) =>
    `${die(place, isBlack)}: ${shown === null ? 'inte intryckt än' : face(shown)}`,
  kept: (place, isBlack, shown) => `${die(place, isBlack)}: ${face(shown)}, ligger kvar`,
  next: (place, isBlack) => `${die(place, isBlack)}?`,
  check: 'Stämmer det? Tryck på en tärning för att ändra den.',
  confirm: 'Det stämmer',
  back: 'Inte än',

  turnedUp: text('Hög {#pile}: vilket kort ligger där nu?'),
  drawn: text('Dra ett kort i blindo från {from}. Vilket är det?'),
  onlyYou: text('Bara {name} tittar: kortet är hemligt.'),
  chooseCard: 'Tryck på kortet',
  search: 'Sök bland korten',

  verified: 'Era egna tärningar',
  verifiedHow:
    'Ni kastade riktiga tärningar: bara ni vet hur de föll, och därför finns inget att bevisa.',
};
