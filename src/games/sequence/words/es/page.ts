/** Séquence Dés en español. */

import { capital, list, plural, text } from '../../../../words/es/grammar.ts';
import type { Side, Task, Who, Words } from '../en/page.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? capital(you) : `${who.name} ${they}`;
const chipOf = ({ names, isMine }: Side): string => {
  if (!isMine) return `la ficha de ${list(names)}`;
  return names.length === 0 ? 'tu ficha' : 'la ficha de tu equipo';
};

const ASKED: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `pon una ficha en un ${sum} libre.`,
  replace: () => 'todos están ocupados; reemplaza una ficha rival.',
  anywhere: () => 'elige cualquier casilla libre.',
  'replace-anywhere': () => 'tablero lleno; reemplaza la ficha rival que quieras.',
  remove: () => 'quita una ficha rival.',
};
const CHOOSES: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `elige un ${sum} libre.`,
  replace: (sum) => `elige qué ficha reemplazar en un ${sum}.`,
  anywhere: () => 'elige cualquier casilla libre.',
  'replace-anywhere': () => 'elige qué ficha rival reemplazar.',
  remove: () => 'elige qué ficha quitar.',
};
const MEANS: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `un ${sum} libre`,
  replace: () => 'todos ocupados: reemplaza una ficha rival',
  anywhere: () => 'cualquier casilla libre',
  'replace-anywhere': () => 'tablero lleno: reemplaza una ficha rival',
  remove: () => 'quita una ficha rival',
};
const NUMBERS: Readonly<Record<number, string>> = { 5: 'cinco', 6: 'seis' };
const inWords = (line: number): string => NUMBERS[line] ?? String(line);
const chips = (count: number): string => plural(count, { one: '# ficha', other: '# fichas' });

export const words: Words = {
  title: 'Séquence Dés',
  summary:
    'Dos dados dicen la casilla: pon tus fichas, defiéndelas y alinea cinco antes que nadie.',

  // La mesa ---------------------------------------------------------------------------------------
  board: 'El tablero',
  sides: 'Los colores',
  side: ({ names, isMine }) => list(isMine ? ['Tú', ...names] : names),
  note: (count, row, line) =>
    row < 2 ? chips(count) : `${chips(count)}, ${row} de ${line} en línea`,
  noteStart: text('{#sum} en la tirada inicial'),
  row: text('{#row}/{#line}'),

  // Una casilla -----------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'libre',
  chip: chipOf,
  last: 'último cambio',
  inLine: 'en la línea ganadora',
  canChoose: 'se puede elegir',
  chosen: 'elegida',

  // Los dados -------------------------------------------------------------------------------------
  you: 'Tú',
  rolling: 'Los dados ruedan.',
  noThrow: 'Los dados esperan en el cubilete.',
  thrown: (faces) => `Los dados: ${list(faces.map(String))}`,
  sum: (sum) => String(sum),
  means: (task, sum) => MEANS[task](sum),
  meansAgain: (task, sum) => `${MEANS[task](sum)}, y otro turno`,
  meansStart: 'para empezar',
  meansNothing: 'nada que hacer',
  meansNothingAgain: 'nada que hacer, pero hay otro turno',
  whoBegins: '¿Quién empieza?',
  highest: 'Quien saque más.',
  begins: (who) => does(who, 'empiezas', 'empieza'),
  noSum: '–',

  // Los botones -----------------------------------------------------------------------------------
  throwDice: 'Tirar los dados',
  throwAgain: 'Tirar otra vez',
  placeOn: text('Poner en el {#number}'),
  replaceChip: (side) => `Reemplazar ${chipOf(side)}`,
  removeChip: (side) => `Quitar ${chipOf(side)}`,
  onSquare: text('{action}, {square}'),
  touch: 'Toca una casilla iluminada.',
  touchAgain: 'Toca otra vez para confirmar.',

  // Por qué no ------------------------------------------------------------------------------------
  why: {
    over: 'La partida ha acabado.',
    wait: text('Es el turno de {name}.'),
    throwFirst: 'Primero tira los dados.',
    number: (has, needs) => `Esta casilla es un ${has}, y los dados suman ${needs}.`,
    own: 'Esa ficha ya es de tu color.',
    freeFirst: text('Ocupada. Todavía queda un {#sum} libre.'),
    taken: 'Ocupada. Todavía quedan casillas libres.',
    empty: 'Aquí no hay ninguna ficha que quitar.',
    sheltered: 'Las fichas de un 2 o un 12 están a salvo del 10.',
  },

  // Lo que espera la mesa -------------------------------------------------------------------------
  throwing: (who) => `${does(who, 'tiras', 'tira')}…`,
  toStart: (who) => {
    if (who.isMe) return 'Tira los dados: empieza quien saque más.';
    return who.isAsked
      ? `${who.name}, tira para ver quién empieza.`
      : `${who.name} tira para ver quién empieza.`;
  },
  toStartAgain: (who) => {
    if (who.isMe) return 'Empate: tira otra vez para ver quién empieza.';
    return who.isAsked
      ? `Empate: ${who.name}, tira otra vez.`
      : `Empate: ${who.name} tira otra vez.`;
  },
  toThrow: (who) => {
    if (who.isMe) return 'Te toca: tira los dados.';
    return who.isAsked ? `${who.name}, tira los dados.` : `Le toca tirar a ${who.name}.`;
  },
  toThrowAgain: (who) => {
    if (who.isMe) return 'Tienes otro turno: tira otra vez.';
    return who.isAsked ? `${who.name}, tira otra vez.` : `${who.name} tira otra vez.`;
  },
  toChoose: (who, task, sum) => {
    if (who.isMe) return `Has sacado un ${sum}: ${ASKED[task](sum)}`;
    return who.isAsked
      ? `${who.name}, has sacado un ${sum}: ${ASKED[task](sum)}`
      : `${who.name} ha sacado un ${sum} y ${CHOOSES[task](sum)}`;
  },
  over: ({ names, isMine }) => {
    if (!isMine) return `¡${names.length === 1 ? 'Gana' : 'Ganan'} ${list(names)}!`;
    return names.length === 0 ? '¡Ganas!' : `¡Gana tu equipo: ${list(['tú', ...names])}!`;
  },

  // El diario -------------------------------------------------------------------------------------
  told: {
    start: (who, faces, sum) =>
      `${who.isMe ? 'Tu tirada inicial' : `Tirada inicial de ${who.name}`}: ${faces.join(' + ')} = ${sum}.`,
    tie: 'Empate: vuelven a tirar quienes han sacado más.',
    begins: (who) => `${does(who, 'empiezas', 'empieza')}.`,
    throws: (who, faces, sum) => `${does(who, 'tiras', 'tira')} ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: text('Los cuatro {#sum} ya son de ese color: no se pone ficha.'),
    nothingAnywhere: 'No queda ninguna casilla donde poner una ficha.',
    nothingToRemove: 'No hay ninguna ficha que quitar.',
    again: 'Aun así, hay otro turno.',
    puts: (who, square, number) =>
      `${does(who, 'pones', 'pone')} una ficha en ${square}, un ${number}.`,
    replaces: (who, side, square) =>
      `${does(who, 'reemplazas', 'reemplaza')} ${chipOf(side)} en ${square}.`,
    removes: (who, side, square) => `${does(who, 'quitas', 'quita')} ${chipOf(side)} de ${square}.`,
    removesSome: (who, square) => `${does(who, 'quitas', 'quita')} la ficha de ${square}.`,
    wins: ({ names, isMine }, squares) => {
      const line = `con la línea ${squares.join(' ')}.`;
      if (!isMine) return `${list(names)} ${names.length === 1 ? 'gana' : 'ganan'} ${line}`;
      return names.length === 0
        ? `Ganas ${line}`
        : `Gana tu equipo, ${list(['tú', ...names])}, ${line}`;
    },
  },

  // La regla de ahora -----------------------------------------------------------------------------
  rules: {
    goal: (line) =>
      `Una línea recta de ${inWords(line)} fichas del mismo color gana en el acto: en columna, en diagonal o en fila.`,
    team: 'Cada equipo comparte color: las fichas de tu pareja cuentan como tuyas, y no puedes quitarlas ni reemplazarlas.',
    start:
      'Cada cual tira los dos dados. Empieza quien saque la suma más alta; si hay empate, vuelven a tirar quienes empatan.',
    turn: 'De 3 a 9: pon una ficha en una casilla libre de ese número. 2 y 12: lo mismo, y otro turno. 10: quita una ficha rival. 11: cualquier casilla libre.',
    place: (sum) =>
      `Un ${sum}: pon una ficha en una de las casillas libres con ese número. Es obligatorio.`,
    replace: (sum) =>
      `Las cuatro casillas con un ${sum} están ocupadas: reemplaza una ficha rival en una de ellas.`,
    anywhere: 'Un 11: pon una ficha en cualquier casilla libre, tenga el número que tenga.',
    replaceAnywhere:
      'Un 11 con el tablero lleno: reemplaza cualquier ficha rival, también en un 2 o en un 12.',
    remove:
      'Un 10: quita una ficha rival; su casilla queda libre. Las fichas de un 2 o un 12 están a salvo.',
    again: 'Después de un 2 o un 12 hay otro turno, todas las veces.',
    over: 'La partida ha acabado: la línea está marcada en el tablero.',
  },

  // Antes de empezar ------------------------------------------------------------------------------
  options: {
    line: 'La línea que gana',
    five: 'Cinco en línea',
    fiveHint:
      'El objetivo de la hoja: cinco fichas en línea recta. Con tres jugadores siempre es así.',
    six: 'Seis en línea',
    sixHint: 'La hoja de reglas lo aconseja para dos jugadores o dos equipos.',
  },
};
