/** Séquence Dés in a terminal, in Swedish. */

import { point, text } from '../../../../words/sv/grammar.ts';
import type { Who } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = (who: Who, verb: string): string => `${who.isMe ? 'Du' : who.name} ${verb}`;
const NUMBERS: Readonly<Record<number, string>> = { 5: 'fem', 6: 'sex' };

export const words: Words = {
  point,

  head: (line) => `${NUMBERS[line] ?? line} i rad vinner`,
  started: text('kastade {sum}'),
  noThrow: 'inget kast ännu',
  key: { won: 'raden som vann', last: 'senaste ändringen', allowed: 'rutor för det här kastet' },

  moves: {
    throw: 'kasta båda tärningarna',
    remove: text('ta bort {chip}'),
    replace: text('byt ut {chip}'),
  },
  families: {
    place: text('lägg en bricka: namnet på en markerad ruta, t.ex. `{example}`'),
    remove: text('ta bort en bricka: namnet på en markerad ruta, t.ex. `{example}`'),
  },

  threw: (who, dice, sum) => `${does(who, 'kastar')} ${dice} = ${sum}.`,
  threwForStart: (who, dice, sum) => `${does(who, 'kastar')} ${dice} = ${sum} om vem som börjar.`,
  put: (who, square) => `${does(who, 'lägger')} en bricka på ${square}.`,
  replaced: (who, chip, square) => `${does(who, 'byter')} ut ${chip} på ${square}.`,
  removed: (who, chip, square) => `${does(who, 'tar')} bort ${chip} från ${square}.`,
  throwsAgain: (who) => `${does(who, 'kastar')} igen.`,
  nothing: 'Inget att göra med det.',
  nothingAgain: 'Inget att göra med det, men ett kast till.',

  typing: 'Skriv namnet på en ruta, kolumn och sedan rad: `c3`. Eller numret i listan.',

  odds: {
    heads: {
      move: 'drag',
      wins: 'vinner',
      next: 'nästa tur',
      first: 'de först',
      partner: 'lagkamrat',
    },
    now: 'direkt',
    throw: 'kasta',
    remove: text('bort {square}'),
    start: 'vinner: en lika del; ±: vad det är värt att börja.',
    wins: 'vinner: uppskattad chans att vinna spelet; ±: dess vanliga fel.',
    next: (line) =>
      `nästa tur: exakt chans att ingen vinner före och att du får ${NUMBERS[line] ?? line} på din nästa tur, på spelplanen som draget lämnar det.`,
    first: 'de först: exakt chans att en motståndare får en rad före den turen.',
    partner: 'lagkamrat: exakt chans att din lagkamrat får det.',
  },
};
