/** The words for playing with real dice and real cards, in Dutch. */

import type { Words } from '../en/own-dice.ts';
import { counts, list, number, text } from './grammar.ts';

const COLOUR = {
  red: 'rood hart',
  green: 'groen blad',
  blue: 'blauwe druppel',
  yellow: 'gele zon',
  orange: 'oranje vlam',
  purple: 'paarse maan',
} as const;

const face: Words['face'] = (shown) => (typeof shown === 'number' ? number(shown) : COLOUR[shown]);
const die = (place: number, isBlack: boolean): string =>
  `${isBlack ? 'Zwarte steen' : 'Steen'} ${number(place)}`;

export const words: Words = {
  choice: {
    title: 'Dobbelstenen',
    page: 'Van de pagina',
    pageHint: 'De pagina gooit, en elke worp is achteraf te controleren.',
    own: 'Onze eigen',
    ownHint:
      'Jullie gooien echte dobbelstenen en tikken in wat ze tonen. De pagina is scheidsrechter, geheugen en schrijver.',
    cards: 'Stenen en kaarten',
    cardsHint:
      'Echte dobbelstenen en echte kaarten: jullie vertellen de pagina wat je ziet. Zonder bots, die houden geen kaarten vast.',
  },
  tops: {
    title: 'Jullie kaarten',
    how: 'Schud, leg drie open stapels van 15 en zeg welke kaart op elke stapel bovenop ligt.',
    pile: text('Stapel {#place}'),
    none: 'Welke kaart?',
  },

  throwOwn: counts('dice', {
    one: 'Gooi {#dice} steen en tik in wat hij toont',
    other: 'Gooi {#dice} stenen en tik in wat ze tonen',
  }),
  throwFor: counts('dice', {
    one: 'Gooi {#dice} steen voor {name}',
    other: 'Gooi {#dice} stenen voor {name}',
  }),
  again: (dice) =>
    `${dice.length === 1 ? 'Steen' : 'Stenen'} ${list(dice.map(number))} opnieuw, de rest blijft liggen.`,
  dice: 'De stenen',
  faces: 'Wat hij toont',
  face,
  die: (place, isBlack, shown) =>
    `${die(place, isBlack)}: ${shown === null ? 'nog niet ingetikt' : face(shown)}`,
  kept: (place, isBlack, shown) => `${die(place, isBlack)}: ${face(shown)}, blijft liggen`,
  next: (place, isBlack) => `${die(place, isBlack)}?`,
  check: 'Klopt het? Tik een steen aan om hem te wijzigen.',
  confirm: 'Klopt',
  back: 'Nog niet',

  turnedUp: text('Stapel {#pile}: welke kaart ligt er nu?'),
  drawn: text('Trek blind een kaart bij {from}. Welke is het?'),
  onlyYou: text('Alleen {name} kijkt: de kaart is geheim.'),
  chooseCard: 'Tik de kaart aan',
  search: 'Kaarten zoeken',

  verified: 'Jullie eigen dobbelstenen',
  verifiedHow:
    'Jullie gooiden echte dobbelstenen: alleen jullie weten hoe ze vielen, dus valt er niets te bewijzen.',
};
