/** The introduction to Séquence Dés, in Spanish. */

import type { Words } from '../en/intro-sequence.ts';

export const words: Words = {
  names: ['Elvira'],
  lessons: {
    throw: { say: 'Cinco fichas tuyas en línea ganan: en columna, en diagonal o en fila. ¡Tira los dados!' },
    place: { say: '3 + 4 = 7. Cuatro casillas son un 7: toca una y confirma.' },
    twelve: { say: 'Elvira ha respondido en un 9. Te toca: ¡tira!' },
    gap: {
      say: '¡Doble seis! Cierra el hueco de tu línea: pon la ficha en c3.',
      not: 'Ahí todavía no: c3 está entre dos fichas tuyas.',
    },
    again: { say: 'Un 2 o un 12 te da otro turno. ¡Tira otra vez!' },
    replace: {
      say: 'Los cuatro 8 están ocupados: entonces reemplazas una ficha. La de Elvira en e3 te da cuatro en línea.',
      not: 'Se puede, pero e3 es mejor: te da cuatro en línea.',
    },
    danger: { say: 'Cuidado: ahora Elvira tiene cuatro en línea arriba. ¡Tira!' },
    remove: {
      say: 'Un 10 quita una ficha rival, pero nunca de un 2 ni de un 12. ¡Rompe la línea de arriba!',
      not: 'Esa no: el peligro es la línea de arriba.',
    },
    wild: { say: 'Pasó el peligro. ¡Tira!' },
    five: {
      say: 'Un 11 va en cualquier casilla libre. ¡Completa tu línea!',
      not: 'Casi: en un extremo de tu línea, a izquierda o derecha.',
    },
  },
  end: 'Cinco en línea: ¡ganas! Se juega de a dos, tres o cuatro; cuatro forman dos equipos.',
};
