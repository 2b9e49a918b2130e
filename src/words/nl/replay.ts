/** The words for looking back at a game, in Dutch. */

import type { Words } from '../en/replay.ts';
import { counts, list, number, plural, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: terugkijken'),
  toTable: 'Naar de tafel',
  toStart: 'Een ander spel',
  player: text('Plaats {#seat}'),

  controls: 'Afspelen',
  moment: 'Moment van het spel',
  at: (at, end) => (at === 0 ? 'Het begin' : `Zet ${number(at)} van ${number(end)}`),
  first: 'Naar het begin',
  back: 'Een zet terug',
  play: 'Afspelen',
  pause: 'Pauze',
  forward: 'Een zet verder',
  last: 'Naar het einde',
  decision: 'Volgende beslissing',
  decisionOf: text('Volgende beslissing van {name}'),
  noDecision: 'Hierna geen beslissing meer',
  speed: text('Snelheid: {#times} keer. Wijzigen'),
  ways: counts('count', { one: '{#count} mogelijkheid', other: '{#count} mogelijkheden' }),
  menu: 'Link, toetsen, samen kijken',

  eyes: {
    title: 'Door wiens ogen',
    public: 'Iedereen',
    publicHint: 'Alleen wat iedereen kon zien.',
    open: 'Alles open',
    openHint: 'Wat niemand of maar een paar konden zien, ligt naast de tafel.',
    seatHint: text('Wat {name} op dat moment wist, en niets anders.'),
    now: text('Ogen: {who}'),
    look: 'Kijk door deze ogen',
  },
  secrets: 'Wat verborgen lag',
  nothingHidden: 'niets verborgen',

  link: {
    title: 'Dit moment als link',
    text: text('{game}, {moment}'),
    share: 'Delen',
    copy: 'Link kopiëren',
    copied: 'Gekopieerd',
    hereOnly:
      'Dit spel staat op dit apparaat, en de link werkt alleen hier. Wil je het iemand laten zien, stuur dan het verslag.',
    fileOnly: 'Dit spel komt uit een bestand: wil je het iemand laten zien, stuur dan het bestand.',
    record: 'Verslag downloaden',
  },
  keys: {
    title: 'Toetsen',
    list: [
      ['← →', 'een zet terug of verder'],
      ['Home End', 'het begin, het einde'],
      ['Spatie', 'afspelen en pauze'],
      ['D', 'volgende beslissing'],
      ['1 2 3 …', 'door de ogen van deze speler'],
      ['0', 'door de ogen van iedereen'],
      ['A', 'alles open'],
      ['Esc', 'niet meer volgen of wijzen'],
    ],
  },

  together: {
    title: 'Samen kijken',
    how: 'Stuur de link. Eén leidt, de anderen volgen; wijzen mag iedereen.',
    lead: 'Leiden',
    leading: 'Jij leidt: wie volgt, ziet wat jij ziet.',
    stopLeading: 'Niet meer leiden',
    leads: text('{name} leidt door dit spel.'),
    follow: text('{name} volgen'),
    following: text('Je volgt {name}.'),
    stopFollowing: 'Niet meer volgen',
    point: 'Wijzen',
    pointing: 'Tik op een speler, of op een regel van wat er gebeurde.',
    stopPointing: 'Niet wijzen',
    pointedBy: (names) =>
      `${list(names)} ${plural(names.length, { one: 'wijst', other: 'wijzen' })} hierheen`,
    you: 'Jij',
    pointsAtMove: text('{name} wijst naar zet {#move}.'),
    pointsAtSeat: text('{name} wijst naar {other}.'),
    youPoint: 'Je wijst daarheen: de anderen zien het.',
    look: 'Kijk daar',
  },

  file: {
    title: 'Een spel terugkijken',
    lead: 'Loop elk afgelopen spel zet voor zet door, door ieders ogen. Een verslag is het bestand dat ‘Het verslag’ je na een spel geeft.',
    open: 'Verslag openen',
    drop: 'Of sleep het bestand ergens op deze pagina.',
    letGo: 'Laat los: het spel gaat open.',
    reading: 'Lezen…',
    several: counts('count', {
      one: '{#count} spel in dit bestand',
      other: '{#count} spellen in dit bestand: kies er een',
    }),
    line: text('vanaf regel {#line}'),
    moves: counts('count', { one: '{#count} zet', other: '{#count} zetten' }),
    players: counts('count', { one: '{#count} speler', other: '{#count} spelers' }),
    unfinished: 'niet afgelopen',
    own: 'Je afgelopen spellen',
    here: 'op dit apparaat',
    online: 'op de server',
    bad: 'Dit bestand is niet af te spelen',
    tooLarge: text('Het bestand is te groot: een verslag is hoogstens {#most} megabyte.'),
    empty: 'Er staat geen spel in dit bestand.',
    faults: {
      text: text(
        'Regel {#line} is niet geschreven zoals in een verslag: elke regel is een stuk JSON.',
      ),
      header: text(
        'Regel {#line} zou een spel moeten openen, en doet dat niet: het spel, de spelers of de opzet klopt niet.',
      ),
      start: text(
        'Regel {#line} is een zet voordat er een spel geopend is. Misschien ontbreekt het begin van het bestand.',
      ),
      event: text('Regel {#line} is een zet die daar niet mag volgens de spelregels.'),
    },
    reason: 'In detail',
    spoilt: counts('count', {
      one: '{#count} ander spel erin is niet af te spelen:',
      other: '{#count} andere spellen erin zijn niet af te spelen:',
    }),
  },

  troubles: {
    running: {
      title: 'Nog bezig',
      text: 'Terugkijken kan als het spel afgelopen is: eerder zou het geheimen verraden.',
    },
    unreadable: { title: 'Niet af te spelen', text: 'Het verslag van dit spel is niet te lezen.' },
  },
};
