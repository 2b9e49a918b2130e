/** Séquence Dés in a terminal, in Italian. */

import { capital, point, text } from '../../../../words/it/grammar.ts';
import type { Who } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? capital(you) : `${who.name} ${they}`;
const NUMBERS: Readonly<Record<number, string>> = { 5: 'cinque', 6: 'sei' };

export const words: Words = {
  point,

  head: (line) => `${NUMBERS[line] ?? line} in fila vincono`,
  started: text('ha fatto {sum}'),
  noThrow: 'ancora nessun tiro',
  key: { won: 'la fila vincente', last: 'l’ultimo cambio', allowed: 'caselle di questo tiro' },

  moves: {
    throw: 'tirare i due dadi',
    remove: text('togliere {chip}'),
    replace: text('sostituire {chip}'),
  },
  families: {
    place: text('mettere un gettone: il nome di una casella segnata, ad es. `{example}`'),
    remove: text('togliere un gettone: il nome di una casella segnata, ad es. `{example}`'),
  },

  threw: (who, dice, sum) => `${does(who, 'tiri', 'tira')} ${dice} = ${sum}.`,
  threwForStart: (who, dice, sum) =>
    `${does(who, 'tiri', 'tira')} ${dice} = ${sum} per cominciare.`,
  put: (who, square) => `${does(who, 'metti', 'mette')} un gettone in ${square}.`,
  replaced: (who, chip, square) =>
    `${does(who, 'sostituisci', 'sostituisce')} ${chip} in ${square}.`,
  removed: (who, chip, square) => `${does(who, 'togli', 'toglie')} ${chip} da ${square}.`,
  throwsAgain: (who) => `${does(who, 'tiri', 'tira')} ancora.`,
  nothing: 'Non c’è niente da farci.',
  nothingAgain: 'Non c’è niente da farci, ma c’è un altro tiro.',

  typing:
    'Scrivi il nome di una casella, prima la colonna poi la riga: `c3`. O il numero nella lista.',

  odds: {
    heads: {
      move: 'mossa',
      wins: 'vince',
      next: 'prossimo',
      first: 'loro prima',
      partner: 'compagno',
    },
    now: 'subito',
    throw: 'tirare',
    remove: text('togli {square}'),
    start: 'vince: una parte uguale; ±: quanto vale cominciare.',
    wins: 'vince: probabilità stimata di vincere la partita; ±: il suo errore abituale.',
    next: (line) =>
      `prossimo: probabilità esatta che nessuno vinca prima e che tu completi ${NUMBERS[line] ?? line} al tuo prossimo turno, con il tabellone come lo lascia la mossa.`,
    first:
      'loro prima: probabilità esatta che un avversario completi una fila prima di quel turno.',
    partner: 'compagno: probabilità esatta che lo faccia chi gioca con te.',
  },
};
