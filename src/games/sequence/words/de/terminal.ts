/** Séquence Dés in a terminal, in German. */

import { point, text } from '../../../../words/de/grammar.ts';
import type { Who } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? `Du ${you}` : `${who.name} ${they}`;
const NUMBERS: Readonly<Record<number, string>> = { 5: 'fünf', 6: 'sechs' };

export const words: Words = {
  point,

  head: (line) => `${NUMBERS[line] ?? line} in einer Reihe gewinnen`,
  started: text('warf {sum}'),
  noThrow: 'noch kein Wurf',
  key: { won: 'die Siegerreihe', last: 'zuletzt geändert', allowed: 'Felder dieses Wurfs' },

  moves: {
    throw: 'beide Würfel werfen',
    remove: text('{chip} wegnehmen'),
    replace: text('{chip} ersetzen'),
  },
  families: {
    place: text('einen Stein setzen: der Name eines markierten Felds, z. B. `{example}`'),
    remove: text('einen Stein wegnehmen: der Name eines markierten Felds, z. B. `{example}`'),
  },

  threw: (who, dice, sum) => `${does(who, 'wirfst', 'wirft')} ${dice} = ${sum}.`,
  threwForStart: (who, dice, sum) =>
    `${does(who, 'wirfst', 'wirft')} um den Anfang: ${dice} = ${sum}.`,
  put: (who, square) => `${does(who, 'setzt', 'setzt')} einen Stein auf ${square}.`,
  replaced: (who, chip, square) => `${does(who, 'ersetzt', 'ersetzt')} ${chip} auf ${square}.`,
  removed: (who, chip, square) => `${does(who, 'nimmst', 'nimmt')} ${chip} von ${square} weg.`,
  throwsAgain: (who) => `${does(who, 'wirfst', 'wirft')} noch einmal.`,
  nothing: 'Damit ist nichts anzufangen.',
  nothingAgain: 'Damit ist nichts anzufangen, aber es gibt noch einen Wurf.',

  typing:
    'Tippe den Namen eines Felds, erst Spalte, dann Zeile: `c3`. Oder die Nummer in der Liste.',

  odds: {
    heads: {
      move: 'Zug',
      wins: 'gewinnt',
      next: 'nächster',
      first: 'sie zuerst',
      partner: 'Partner',
    },
    now: 'sofort',
    throw: 'werfen',
    remove: text('weg {square}'),
    start: 'gewinnt: ein gleicher Anteil; ±: was der Anfang wert ist.',
    wins: 'gewinnt: geschätzte Chance, das Spiel zu gewinnen; ±: ihr üblicher Fehler.',
    next: (line) =>
      `nächster: genaue Chance, dass vorher niemand gewinnt und du in deinem nächsten Zug ${NUMBERS[line] ?? line} vollmachst, auf dem Brett, wie der Zug es hinterlässt.`,
    first: 'sie zuerst: genaue Chance, dass die Gegenseite vor diesem Zug eine Reihe vollmacht.',
    partner: 'Partner: genaue Chance, dass es deinem Team vorher gelingt.',
  },
};
