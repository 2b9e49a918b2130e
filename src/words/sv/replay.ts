/** The words for looking back at a game, in Swedish. */

import type { Words } from '../en/replay.ts';
import { counts, list, number, text, whose } from './grammar.ts';

export const words: Words = {
  title: text('{game}: repris'),
  toTable: 'Till bordet',
  toStart: 'Ett annat spel',
  player: text('Plats {#seat}'),

  controls: 'Uppspelning',
  moment: 'Läge i spelet',
  at: (at, end) => (at === 0 ? 'Början' : `Drag ${number(at)} av ${number(end)}`),
  first: 'Till början',
  back: 'Ett drag bakåt',
  play: 'Spela upp',
  pause: 'Paus',
  forward: 'Ett drag framåt',
  last: 'Till slutet',
  decision: 'Nästa beslut',
  decisionOf: ({ name }) => `${whose(name)} nästa beslut`,
  noDecision: 'Inget beslut efter det här',
  speed: text('Fart: {#times} gånger. Ändra'),
  ways: counts('count', { one: '{#count} möjlighet', other: '{#count} möjligheter' }),
  menu: 'Länk, tangenter, titta tillsammans',

  eyes: {
    title: 'Genom vems ögon',
    public: 'Alla',
    publicHint: 'Bara det som alla kunde se.',
    open: 'Allt öppet',
    openHint: 'Det som ingen eller bara några kunde se ligger bredvid bordet.',
    seatHint: text('Vad {name} visste just då, och inget annat.'),
    now: text('Ögon: {who}'),
    look: 'Se genom de här ögonen',
  },
  secrets: 'Vad som var dolt',
  nothingHidden: 'inget dolt',

  link: {
    title: 'Det här läget som länk',
    text: text('{game}, {moment}'),
    share: 'Dela',
    copy: 'Kopiera länken',
    copied: 'Kopierad',
    hereOnly:
      'Det här spelet finns på den här enheten, och länken fungerar bara här. Vill du visa det för någon, skicka protokollet.',
    fileOnly: 'Det här spelet kommer från en fil: vill du visa det för någon, skicka filen.',
    record: 'Ladda ner protokollet',
  },
  keys: {
    title: 'Tangenter',
    list: [
      ['← →', 'ett drag bakåt eller framåt'],
      ['Home End', 'början, slutet'],
      ['Mellanslag', 'spela upp och pausa'],
      ['D', 'nästa beslut'],
      ['1 2 3 …', 'genom den spelarens ögon'],
      ['0', 'genom allas ögon'],
      ['A', 'allt öppet'],
      ['Esc', 'sluta följa eller peka'],
    ],
  },

  together: {
    title: 'Titta tillsammans',
    how: 'Skicka länken. En av er leder, de andra följer med; alla får peka.',
    lead: 'Led',
    leading: 'Du leder: den som följer ser det du ser.',
    stopLeading: 'Sluta leda',
    leads: text('{name} leder genom det här spelet.'),
    follow: text('Följ {name}'),
    following: text('Du följer {name}.'),
    stopFollowing: 'Sluta följa',
    point: 'Peka',
    pointing: 'Tryck på en spelare, eller på en rad i vad som har hänt.',
    stopPointing: 'Peka inte',
    pointedBy: (names) => `${list(names)} pekar här`,
    you: 'Du',
    pointsAtMove: text('{name} pekar på drag {#move}.'),
    pointsAtSeat: text('{name} pekar på {other}.'),
    youPoint: 'Du pekar dit: de andra ser det.',
    look: 'Titta dit',
  },

  file: {
    title: 'Se ett spel i repris',
    lead: 'Gå igenom ett avslutat spel drag för drag, genom vems ögon du vill. Ett protokoll är filen som ”Protokollet” ger dig efter ett spel.',
    open: 'Öppna ett protokoll',
    drop: 'Eller släpp filen var som helst på sidan.',
    letGo: 'Släpp: spelet öppnas.',
    reading: 'Läser\u00a0…',
    several: counts('count', {
      one: '{#count} spel i den här filen',
      other: '{#count} spel i den här filen: välj ett',
    }),
    line: text('från rad {#line}'),
    moves: text('{#count} drag'),
    players: text('{#count} spelare'),
    unfinished: 'inte avslutat',
    own: 'Dina avslutade spel',
    here: 'på den här enheten',
    online: 'på servern',
    bad: 'Den här filen går inte att spela upp',
    tooLarge: text('Filen är för stor: ett protokoll har högst {#most} megabyte.'),
    empty: 'Det finns inget spel i den här filen.',
    faults: {
      text: text('Rad {#line} är inte skriven som i ett protokoll: varje rad är ett stycke JSON.'),
      header: text(
        'Rad {#line} borde öppna ett spel men gör det inte: spelet, spelarna eller uppställningen är fel.',
      ),
      start: text(
        'Rad {#line} är ett drag innan något spel har öppnats. Filens början kanske saknas.',
      ),
      event: text('Rad {#line} är ett drag som reglerna inte tillåter där.'),
    },
    reason: 'I detalj',
    spoilt: counts('count', {
      one: '{#count} annat spel i den går inte att spela upp:',
      other: '{#count} andra spel i den går inte att spela upp:',
    }),
  },

  troubles: {
    running: {
      title: 'Spelas fortfarande',
      text: 'Reprisen finns här när spelet är slut: före det skulle den avslöja hemligheter.',
    },
    unreadable: {
      title: 'Går inte att spela upp',
      text: 'Protokollet för det här spelet går inte att läsa.',
    },
  },
};
