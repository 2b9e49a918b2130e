/** The words for playing with real dice and real cards, in Danish. */

import type { Words } from '../en/own-dice.ts';
import { counts, list, number, text } from './grammar.ts';

const COLOUR = {
  red: 'rødt hjerte',
  green: 'grønt blad',
  blue: 'blå dråbe',
  yellow: 'gul sol',
  orange: 'orange flamme',
  purple: 'lilla måne',
} as const;

const face: Words['face'] = (shown) => (typeof shown === 'number' ? number(shown) : COLOUR[shown]);
const die = (place: number, isBlack: boolean): string =>
  `${isBlack ? 'Sort terning' : 'Terning'} ${number(place)}`;

export const words: Words = {
  choice: {
    title: 'Terninger',
    page: 'Sidens',
    pageHint: 'Siden slår, og hvert slag kan kontrolleres bagefter.',
    own: 'Vores egne',
    ownHint:
      'I slår med rigtige terninger og trykker ind, hvad de viser. Siden er dommer, hukommelse og regnskab.',
    cards: 'Terninger og kort',
    cardsHint:
      'Rigtige terninger og rigtige kort: I fortæller siden, hvad I ser. Uden botter, for de holder ingen kort.',
  },
  tops: {
    title: 'Jeres kort',
    how: 'Bland, læg tre åbne bunker med 15, og sig hvilket kort der ligger øverst på hver.',
    pile: text('Bunke {#place}'),
    none: 'Hvilket kort?',
  },

  throwOwn: counts('dice', {
    one: 'Slå med {#dice} terning, og tryk ind, hvad den viser',
    other: 'Slå med {#dice} terninger, og tryk ind, hvad de viser',
  }),
  throwFor: counts('dice', {
    one: 'Slå med {#dice} terning for {name}',
    other: 'Slå med {#dice} terninger for {name}',
  }),
  again: (dice) => `Terning ${list(dice.map(number))} igen, de andre bliver liggende.`,
  dice: 'Terningerne',
  faces: 'Hvad den viser',
  face,
  die: (place, isBlack, shown) =>
    `${die(place, isBlack)}: ${shown === null ? 'ikke trykket ind endnu' : face(shown)}`,
  kept: (place, isBlack, shown) => `${die(place, isBlack)}: ${face(shown)}, bliver liggende`,
  next: (place, isBlack) => `${die(place, isBlack)}?`,
  check: 'Passer det? Tryk på en terning for at ændre den.',
  confirm: 'Det passer',
  back: 'Ikke endnu',

  turnedUp: text('Bunke {#pile}: hvilket kort ligger der nu?'),
  drawn: text('Træk et kort i blinde fra {from}. Hvilket er det?'),
  onlyYou: text('Kun {name} kigger: kortet er hemmeligt.'),
  chooseCard: 'Tryk på kortet',
  search: 'Søg i kortene',

  verified: 'Jeres egne terninger',
  verifiedHow:
    'I slog med rigtige terninger: kun I ved, hvordan de faldt, og derfor er der intet at bevise.',
};
