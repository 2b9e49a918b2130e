/** What the coach says of Séquence Dés, in Spanish. What one does is an infinitive: guardar 4 4, tirar los cinco. */

import type { Words } from '../en/coach-sequence.ts';

export const words: Words = {
  asks: 'Cuántas veces ganas, estimación',
  asksTeam: 'Cuántas veces gana tu equipo, estimación',
  roll: 'tirar los dados',
  place: (square) => `poner en ${square}`,
  replace: (square) => `reemplazar la ficha de ${square}`,
  remove: (square) => `quitar la ficha de ${square}`,

  now: 'Completa la línea: ganas al momento.',
  next: (chance) => `Completas una línea en tu próximo turno: ${chance}.`,
  nextNow: (chance) => `Completas una línea en este turno: ${chance}.`,
  opponent: (chance) => `Un rival completa una antes: ${chance}.`,
  partner: (chance) => `Tu pareja completa una antes: ${chance}.`,
  error: (points) => `La probabilidad de ganar es una estimación, con un error normal de ${points} de cada 100.`,
  start: 'Aún no se sabe quién empieza: a partes iguales.',

  exact: 'Las probabilidades de completar una línea son exactas para el tablero tras la jugada, si nadie la corta.',
  estimated: 'La probabilidad de ganar es una estimación: mira unas tiradas más allá y se aprendió en muchas partidas.',
};
