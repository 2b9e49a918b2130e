/** The words for playing with real dice and real cards, in German. */

import type { Words } from '../en/own-dice.ts';
import { counts, list, number, text } from './grammar.ts';

const COLOUR = {
  red: 'rotes Herz',
  green: 'grünes Blatt',
  blue: 'blauer Tropfen',
  yellow: 'gelbe Sonne',
  orange: 'orange Flamme',
  purple: 'lila Mond',
} as const;

const face: Words['face'] = (shown) => (typeof shown === 'number' ? number(shown) : COLOUR[shown]);
const die = (place: number, isBlack: boolean): string =>
  `${isBlack ? 'Schwarzer Würfel' : 'Würfel'} ${number(place)}`;

export const words: Words = {
  choice: {
    title: 'Würfel',
    page: 'Von der Seite',
    pageHint: 'Die Seite würfelt, und jeder Wurf lässt sich danach prüfen.',
    own: 'Unsere eigenen',
    ownHint:
      'Ihr würfelt mit echten Würfeln und tippt ein, was sie zeigen. Die Seite ist Schiedsrichter, Gedächtnis und Schreiber.',
    cards: 'Würfel und Karten',
    cardsHint:
      'Echte Würfel und echte Karten: Ihr sagt der Seite, was ihr seht. Ohne Bots, denn die halten keine Karten.',
  },
  tops: {
    title: 'Eure Karten',
    how: 'Mischt, legt drei offene Stapel zu 15, und sagt, welche Karte auf jedem oben liegt.',
    pile: text('Stapel {#place}'),
    none: 'Welche Karte?',
  },

  throwOwn: counts('dice', {
    one: 'Wirf {#dice} Würfel und tipp ein, was er zeigt',
    other: 'Wirf {#dice} Würfel und tipp ein, was sie zeigen',
  }),
  throwFor: text('Wirf {#dice} Würfel für {name}'),
  again: (dice) => `Würfel ${list(dice.map(number))} noch einmal, die anderen bleiben.`,
  dice: 'Die Würfel',
  faces: 'Was er zeigt',
  face,
  die: (place, isBlack, shown) =>
    `${die(place, isBlack)}: ${shown === null ? 'noch nicht eingetippt' : face(shown)}`,
  kept: (place, isBlack, shown) => `${die(place, isBlack)}: ${face(shown)}, bleibt`,
  next: (place, isBlack) => `${die(place, isBlack)}?`,
  check: 'Stimmt’s? Zum Ändern einen Würfel antippen.',
  confirm: 'Stimmt',
  back: 'Noch nicht',

  turnedUp: text('Stapel {#pile}: Welche Karte liegt jetzt da?'),
  drawn: text('Zieh blind eine Karte bei {from}. Welche ist es?'),
  onlyYou: text('Nur {name} schaut hin: Die Karte ist geheim.'),
  chooseCard: 'Tipp die Karte an',
  search: 'Karten suchen',

  verified: 'Eure eigenen Würfel',
  verifiedHow:
    'Ihr habt echte Würfel geworfen: Wie sie fielen, wisst nur ihr, und deshalb gibt es nichts zu beweisen.',
};
