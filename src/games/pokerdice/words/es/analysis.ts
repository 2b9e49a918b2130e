/** Pokerdice looked back at, in Spanish. */

import { text } from '../../../../words/es/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Cartas ocultas y correcciones de las estimaciones',
  moves: {
    throwAll: 'tirar los cinco dados',
    keep: text('guardar {faces}, tirar el resto'),
    stop: 'parar',
  },
  kinds: {
    'too-bold': 'Reserva las cartas caras para dados que las prometan; juega antes una barata.',
    'too-timid': 'Si los dados prometen una carta cara, juégala: las baratas pueden esperar.',
    'other-card': 'Compara cartas de iguales puntos: una sale más a menudo.',
    'no-spoiling': '¿Tu carta ya está? Tira los dados que no necesita y estropea las de los demás.',
    'stopped-early': 'Usa las dos tiradas mientras tu carta no esté: parar es regalarla.',
    'threw-on': 'Si los dados te van bien, déjalos.',
    'other-dice': 'Antes de volver a tirar, cuenta qué dados necesita de verdad tu carta.',
  },
};
