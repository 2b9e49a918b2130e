/** The words of the coach, in Spanish. What one does is an infinitive: guardar 4 4, tirar los cinco. */

import type { Words } from '../en/coach.ts';
import { number, plural } from './grammar.ts';

export const words: Words = {
  title: 'Entrenador',
  inPlaceOf: (name) => `En el lugar de ${name}`,
  wait: 'Cuando te toque, aquí estarán las probabilidades de cada opción.',
  nothingToDecide: 'En este momento no se decide nada.',
  notTheseEyes: 'Aquí decide otra persona: mira con sus ojos, o con todo a la vista.',
  reckoning: 'Haciendo cuentas…',
  failed: 'Ahora no se pueden calcular las probabilidades.',
  choices: 'Las opciones y sus probabilidades',
  off: 'Sin entrenador',

  inHundred: (count) => `${number(count)} de cada 100`,
  under: 'menos de 1 de cada 100',
  over: 'más de 99 de cada 100',
  points: (count) => plural(count, { one: '# punto', other: '# puntos' }),
  exactly: (ways, outOf) => `Exactamente ${number(ways)} de ${number(outOf)} tiradas.`,
  certain: 'Seguro.',
  impossible: 'Imposible.',
  instead: (figure, deed, other) => `${figure}; si prefieres ${deed}, ${other}.`,

  keep: 'Guardar',
  chosen: 'elegida',
  played: 'jugada',
  best: 'la mejor',
  showBest: 'Ver la mejor',
  bestIs: (name) => `La mejor opción: ${name}.`,
  more: (count) => plural(count, { one: '# opción más', other: '# opciones más' }),
  fewer: 'Menos opciones',
  basis: 'En qué se basan los números',
};
