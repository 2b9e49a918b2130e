/** Séquence Dés in a terminal, in Spanish. */

import { capital, point, text } from '../../../../words/es/grammar.ts';
import type { Who } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? capital(you) : `${who.name} ${they}`;
const NUMBERS: Readonly<Record<number, string>> = { 5: 'cinco', 6: 'seis' };

export const words: Words = {
  point,

  head: (line) => `${NUMBERS[line] ?? line} en línea ganan`,
  started: text('sacó {sum}'),
  noThrow: 'sin tirada todavía',
  key: { won: 'la línea ganadora', last: 'el último cambio', allowed: 'casillas de esta tirada' },

  moves: {
    throw: 'tirar los dos dados',
    remove: text('quitar {chip}'),
    replace: text('cambiar {chip}'),
  },
  families: {
    place: text('poner una ficha: el nombre de una casilla marcada, p. ej. `{example}`'),
    remove: text('quitar una ficha: el nombre de una casilla marcada, p. ej. `{example}`'),
  },

  threw: (who, dice, sum) => `${does(who, 'tiras', 'tira')} ${dice} = ${sum}.`,
  threwForStart: (who, dice, sum) => `${does(who, 'tiras', 'tira')} ${dice} = ${sum} para empezar.`,
  put: (who, square) => `${does(who, 'pones', 'pone')} una ficha en ${square}.`,
  replaced: (who, chip, square) => `${does(who, 'cambias', 'cambia')} ${chip} en ${square}.`,
  removed: (who, chip, square) => `${does(who, 'quitas', 'quita')} ${chip} de ${square}.`,
  throwsAgain: (who) => `${does(who, 'tiras', 'tira')} otra vez.`,
  nothing: 'No hay nada que hacer con eso.',
  nothingAgain: 'No hay nada que hacer con eso, pero hay otra tirada.',

  typing: 'Escribe el nombre de una casilla, columna y luego fila: `c3`. O el número de la lista.',

  odds: {
    heads: {
      move: 'jugada',
      wins: 'gana',
      next: 'siguiente',
      first: 'ellos antes',
      partner: 'pareja',
    },
    now: 'ya',
    throw: 'tirar',
    remove: text('quitar {square}'),
    start: 'gana: una parte igual; ±: lo que vale empezar.',
    wins: 'gana: probabilidad estimada de ganar la partida; ±: su error habitual.',
    next: (line) =>
      `siguiente: probabilidad exacta de que nadie gane antes y completes ${NUMBERS[line] ?? line} en tu próximo turno, con el tablero como lo deja la jugada.`,
    first:
      'ellos antes: probabilidad exacta de que un rival complete una línea antes de ese turno.',
    partner: 'pareja: probabilidad exacta de que lo haga tu pareja.',
  },
};
