/** NEXT! in a terminal, in Spanish. */

import { capital, counts, list, plural, point, text } from '../../../../words/es/grammar.ts';
import type { Person } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? capital(you) : `${name} ${they}`;

export const words: Words = {
  list,
  point,

  colours: {
    red: ['rojo', 'R'],
    green: ['verde', 'V'],
    blue: ['azul', 'Az'],
    yellow: ['amaril', 'Am'],
    orange: ['naranj', 'N'],
    purple: ['morado', 'M'],
  },
  black: ['negro', 'ngro'],
  kept: 'queda',
  fresh: 'nuevo',
  turned: 'girado',
  pile: ({ place, left }) =>
    `montón ${place} · ${plural(left, { one: 'queda #', other: 'quedan #' })}`,
  made: text('cumplida: {typed}'),
  lockedMade: 'bloqueada, aunque salió',
  lockedLost: 'bloqueada: otra tirada',
  end: 'el final',
  goal: text('{#limit} cartas acaban la partida; con {#enough} se puede parar'),
  inherited: 'dados de un turno fallido',
  firstThrow: 'primera tirada',
  throwsLeft: counts('count', { one: 'queda {#count} tirada', other: 'quedan {#count} tiradas' }),
  hand: text('Tus cartas: {cards}.'),
  shown: text('{name}, {points}: {cards}.'),
  noCard: 'ninguna carta',

  drew: text('Has sacado: {card}.'),
  moves: {
    throwAll: 'tirar los seis dados',
    throw: (letters) => `tirar ${list(letters)}`,
    turn: text('girar el dado {letter}: {colour}'),
    take: (card, action) => `${card}${action === undefined ? '' : `, luego ${action}`}`,
    end: 'acabar el turno sin carta',
    draw: text('sacar de {name}, {cards}'),
    finish: 'parar la partida: gana quien tenga más puntos',
    continue: 'seguir jugando',
  },
  families: {
    throw: 'tirar dados: sus letras, p. ej. `bce`; o `keep adf`; o `all`',
    throwAgain: 'volver a tirar dados: sus letras, p. ej. `bce`; o `keep adf`; o `all`',
    turn: text('girar un dado: p. ej. `{example}`'),
  },

  threw: (person, letters, faces) =>
    `${does(person, 'tiras', 'tira')} ${letters === 'all' ? 'los seis dados' : list(letters)}: ${faces}.`,
  turnedTo: (person, letter, colour) =>
    `${does(person, 'giras', 'gira')} el dado ${letter}: ${colour}.`,
  locked: text('El montón {#place} queda bloqueado.'),

  typing: {
    turn: 'Escribe las letras de los dados que tiras (`bce`), `keep adf` para tirar los demás, `all` para todos; `take 2` toma una carta; `c=azul` gira un dado.',
    action: 'Escribe p. ej. `steal 2` o `swap 2`: el número del sitio.',
    give: 'Escribe el número de la carta.',
    finish: 'Escribe `stop` para parar u `on` para seguir.',
  },
  squares: text(
    'Los colores: {colours}. Los cuadrados de una carta piden cualquier color, el mismo para los cuadrados iguales.',
  ),

  odds: {
    moves: {
      throwAll: 'tirar todos',
      throw: text('tirar {letters}'),
      turn: text('girar {letter} {colour}'),
      take: text('tomar {#place}'),
      end: 'acabar',
      steal: text('robar {name}'),
      swap: text('cambiar {name}'),
      give: text('dar {card}'),
      finish: 'parar',
      continue: 'seguir',
    },
    heads: {
      points: 'puntos',
      pile: text('montón {#place}'),
      none: 'nada',
      gift: 'dote',
      drawn: 'sale',
      win: 'ganar',
    },
    about: text('unos {chance}'),
    pile: (place, card, isLocked) => `montón ${place}: ${card}${isLocked ? '; bloqueado' : ''}.`,
    chances:
      'Bajo cada montón, la probabilidad de acabar el turno con su carta jugando por más puntos; luego la máxima posible, yendo solo a por esa carta.',
    columns:
      'puntos: los que se esperan de este turno, con las acciones; nada: sin carta; dote: puntos que los dados de un turno fallido dan al siguiente.',
    drawing:
      'puntos: los que se esperan al sacar, menos la carta que das; sale: puntos medios de la carta sacada a ciegas.',
    giving: 'puntos: lo que pierdes.',
    ending: 'ganar: la probabilidad de ganar la partida; los empates cuentan por partes.',
  },
};
