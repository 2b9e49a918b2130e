/** Séquence Dés in a terminal, in Dutch. */

import { point, text } from '../../../../words/nl/grammar.ts';
import type { Who } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? `Je ${you}` : `${who.name} ${they}`;
const NUMBERS: Readonly<Record<number, string>> = { 5: 'vijf', 6: 'zes' };

export const words: Words = {
  point,

  head: (line) => `${NUMBERS[line] ?? line} op een rij wint`,
  started: text('gooide {sum}'),
  noThrow: 'nog geen worp',
  key: { won: 'de winnende rij', last: 'laatst veranderd', allowed: 'vakjes van deze worp' },

  moves: {
    throw: 'beide stenen gooien',
    remove: text('{chip} weghalen'),
    replace: text('{chip} vervangen'),
  },
  families: {
    place: text('een fiche leggen: de naam van een gemarkeerd vakje, bijv. `{example}`'),
    remove: text('een fiche weghalen: de naam van een gemarkeerd vakje, bijv. `{example}`'),
  },

  threw: (who, dice, sum) => `${does(who, 'gooit', 'gooit')} ${dice} = ${sum}.`,
  threwForStart: (who, dice, sum) =>
    `${does(who, 'gooit', 'gooit')} ${dice} = ${sum} om te beginnen.`,
  put: (who, square) => `${does(who, 'legt', 'legt')} een fiche op ${square}.`,
  replaced: (who, chip, square) => `${does(who, 'vervangt', 'vervangt')} ${chip} op ${square}.`,
  removed: (who, chip, square) => `${does(who, 'haalt', 'haalt')} ${chip} weg van ${square}.`,
  throwsAgain: (who) => `${does(who, 'gooit', 'gooit')} nog een keer.`,
  nothing: 'Daar valt niets mee te doen.',
  nothingAgain: 'Daar valt niets mee te doen, maar er is nog een worp.',

  typing: 'Typ de naam van een vakje, eerst de kolom, dan de rij: `c3`. Of het nummer in de lijst.',

  odds: {
    heads: {
      move: 'zet',
      wins: 'wint',
      next: 'volgende',
      first: 'zij eerst',
      partner: 'teamgenoot',
    },
    now: 'meteen',
    throw: 'gooien',
    remove: text('weg {square}'),
    start: 'wint: een gelijk deel; ±: wat beginnen waard is.',
    wins: 'wint: geschatte kans het spel te winnen; ±: de gewone fout daarvan.',
    next: (line) =>
      `volgende: exacte kans dat niemand eerder wint en jij in je volgende beurt ${NUMBERS[line] ?? line} volmaakt, op het bord zoals de zet het achterlaat.`,
    first: 'zij eerst: exacte kans dat een tegenstander vóór die beurt een rij volmaakt.',
    partner: 'teamgenoot: exacte kans dat je teamgenoot dat doet.',
  },
};
