/**
 * What the coach says of Séquence Dés, in Spanish. What one does is an infinitive: guardar 4 4,
 * tirar los cinco.
 */

import { text } from '../../../../words/es/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: 'Cuántas veces ganas, estimación',
  asksTeam: 'Cuántas veces gana tu equipo, estimación',
  roll: 'tirar los dados',
  place: text('poner en {square}'),
  replace: text('reemplazar la ficha de {square}'),
  remove: text('quitar la ficha de {square}'),

  now: 'Completa la línea: ganas al momento.',
  next: text('Completas una línea en tu próximo turno: {chance}.'),
  nextNow: text('Completas una línea en este turno: {chance}.'),
  opponent: text('Un rival completa una antes: {chance}.'),
  partner: text('Tu pareja completa una antes: {chance}.'),
  error: text(
    'La probabilidad de ganar es una estimación, con un error normal de {points} de cada 100.',
  ),
  start: 'Aún no se sabe quién empieza: a partes iguales.',

  exact:
    'Las probabilidades de completar una línea son exactas para el tablero tras la jugada, si nadie la corta.',
  estimated:
    'La probabilidad de ganar es una estimación: mira unas tiradas más allá y se aprendió en muchas partidas.',
};
