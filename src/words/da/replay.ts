/** The words for looking back at a game, in Danish. */

import type { Words } from '../en/replay.ts';
import { counts, list, number, of, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: gensyn'),
  toTable: 'Til bordet',
  toStart: 'Et andet spil',
  player: text('Plads {#seat}'),

  controls: 'Afspilning',
  moment: 'Sted i spillet',
  at: (at, end) => (at === 0 ? 'Starten' : `Træk ${number(at)} af ${number(end)}`),
  first: 'Til starten',
  back: 'Ét træk tilbage',
  play: 'Afspil',
  pause: 'Pause',
  forward: 'Ét træk frem',
  last: 'Til slutningen',
  decision: 'Næste beslutning',
  decisionOf: ({ name }) => `${of(name)} næste beslutning`,
  noDecision: 'Ingen beslutning efter denne',
  speed: text('Fart: {#times} gange. Skift'),
  ways: counts('count', { one: '{#count} muligt træk', other: '{#count} mulige træk' }),
  menu: 'Link, taster, se det sammen',

  eyes: {
    title: 'Gennem hvis øjne',
    public: 'Alle',
    publicHint: 'Kun det, alle kunne se.',
    open: 'Alt åbent',
    openHint: 'Det, ingen eller kun nogle kunne se, ligger ved siden af bordet.',
    seatHint: text('Hvad {name} vidste lige da, og intet andet.'),
    now: text('Øjne: {who}'),
    look: 'Se gennem disse øjne',
  },
  secrets: 'Det, der lå skjult',
  nothingHidden: 'intet skjult',

  link: {
    title: 'Link til dette sted',
    text: text('{game}, {moment}'),
    share: 'Del',
    copy: 'Kopiér linket',
    copied: 'Kopieret',
    hereOnly:
      'Dette spil er gemt på denne enhed, og linket virker kun her. Vil du vise nogen spillet, så send dem spillet på skrift.',
    fileOnly: 'Dette spil kommer fra en fil: vil du vise det til nogen, så send filen.',
    record: 'Hent spillet på skrift',
  },
  keys: {
    title: 'Taster',
    list: [
      ['← →', 'ét træk tilbage eller frem'],
      ['Home End', 'starten, slutningen'],
      ['Mellemrum', 'afspil og pause'],
      ['D', 'næste beslutning'],
      ['1 2 3 …', 'gennem denne spillers øjne'],
      ['0', 'gennem alles øjne'],
      ['A', 'alt åbent'],
      ['Esc', 'stop med at følge eller pege'],
    ],
  },

  together: {
    title: 'Se det sammen',
    how: 'Send linket. En af jer viser rundt, de andre følger med; alle må pege.',
    lead: 'Vis rundt',
    leading: 'Du viser rundt: de, der følger dig, ser det, du ser.',
    stopLeading: 'Stop rundvisningen',
    leads: text('{name} viser rundt i spillet.'),
    follow: text('Følg {name}'),
    following: text('Du følger {name}.'),
    stopFollowing: 'Følg ikke mere',
    point: 'Peg',
    pointing: 'Tryk på en spiller eller på en linje om, hvad der er sket.',
    stopPointing: 'Peg ikke',
    pointedBy: (names) => `${list(names)} peger her`,
    you: 'Du',
    pointsAtMove: text('{name} peger på træk {#move}.'),
    pointsAtSeat: text('{name} peger på {other}.'),
    youPoint: 'Du peger derhen: de andre ser det.',
    look: 'Se der',
  },

  file: {
    title: 'Se et spil igen',
    lead: 'Gå et færdigt spil igennem træk for træk, set med hvem som helsts øjne. Filen med et spil får du efter spillet under ”Spillet på skrift”.',
    open: 'Åbn et spil på skrift',
    drop: 'Eller slip filen hvor som helst på denne side.',
    letGo: 'Slip: spillet åbner.',
    reading: 'Læser…',
    several: counts('count', {
      one: '{#count} spil i denne fil',
      other: '{#count} spil i denne fil: vælg ét',
    }),
    line: text('fra linje {#line}'),
    moves: text('{#count} træk'),
    players: counts('count', { one: '{#count} spiller', other: '{#count} spillere' }),
    unfinished: 'ikke færdigt',
    own: 'Dine færdige spil',
    here: 'på denne enhed',
    online: 'på serveren',
    bad: 'Denne fil kan ikke afspilles',
    tooLarge: text('Filen er for stor: den må højst fylde {#most} megabyte.'),
    empty: 'Der er intet spil i denne fil.',
    faults: {
      text: text('Linje {#line} er ikke skrevet, som den skal: hver linje er et stykke JSON.'),
      header: text(
        'Linje {#line} skulle åbne et spil, men gør det ikke: spillet, spillerne eller opstillingen er forkert.',
      ),
      start: text(
        'Linje {#line} er et træk, før noget spil er åbnet. Måske mangler filens begyndelse.',
      ),
      event: text('Linje {#line} er et træk, som reglerne ikke tillader der.'),
    },
    reason: 'Mere præcist',
    spoilt: counts('count', {
      one: '{#count} andet spil i den kan ikke afspilles:',
      other: '{#count} andre spil i den kan ikke afspilles:',
    }),
  },

  troubles: {
    running: {
      title: 'Der spilles stadig',
      text: 'Gensynet er her, når spillet er slut: før det ville det røbe hemmeligheder.',
    },
    unreadable: { title: 'Kan ikke afspilles', text: 'Dette spil på skrift kan ikke læses.' },
  },
};
