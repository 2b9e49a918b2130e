/**
 * The words of the coach, in Spanish. What one does is an infinitive: guardar 4 4, tirar los cinco.
 */

import type { Words } from '../en/coach.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  title: 'Entrenador',
  inPlaceOf: text('En el lugar de {name}'),
  wait: 'Cuando te toque, aquí estarán las probabilidades de cada opción.',
  nothingToDecide: 'En este momento no se decide nada.',
  notTheseEyes: 'Aquí decide otra persona: mira con sus ojos, o con todo a la vista.',
  reckoning: 'Haciendo cuentas…',
  failed: 'Ahora no se pueden calcular las probabilidades.',
  choices: 'Las opciones y sus probabilidades',
  off: 'Sin entrenador',

  inHundred: text('{#count} de cada 100'),
  under: 'menos de 1 de cada 100',
  over: 'más de 99 de cada 100',
  points: counts('count', { one: '{#count} punto', other: '{#count} puntos' }),
  exactly: text('Exactamente {#ways} de {#outOf} tiradas.'),
  certain: 'Seguro.',
  impossible: 'Imposible.',
  said: text('{what}: {text}'),
  instead: text('{figure}; si prefieres {deed}, {other}.'),

  keep: 'Guardar',
  chosen: 'elegida',
  played: 'jugada',
  best: 'la mejor',
  showBest: 'Ver la mejor',
  bestIs: text('La mejor opción: {name}.'),
  more: counts('count', { one: '{#count} opción más', other: '{#count} opciones más' }),
  fewer: 'Menos opciones',
  basis: 'En qué se basan los números',
};
