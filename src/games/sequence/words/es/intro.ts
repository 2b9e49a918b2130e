/** The introduction to Séquence Dés, in Spanish. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Elvira'],
  lessons: {
    throw: {
      say: 'Pon cinco fichas en línea y ganas: en columna, en diagonal o en fila. ¡Tira los dados!',
    },
    place: { say: '3 + 4 = 7. Hay cuatro casillas con un 7: toca una y confirma.' },
    twelve: { say: 'Elvira ha puesto una ficha en un 9. Te toca: ¡tira!' },
    gap: {
      say: '¡Doble seis! Cierra el hueco de tu línea: pon la ficha en c3.',
      not: 'Ahí no: c3 está entre dos fichas tuyas.',
    },
    again: { say: 'Con un 2 o un 12 tienes otro turno. ¡Tira otra vez!' },
    replace: {
      say: 'Los cuatro 8 están ocupados, así que reemplazas una ficha. Con la de Elvira en e3 tendrás cuatro en línea.',
      not: 'Se puede, pero e3 es mejor: tendrás cuatro en línea.',
    },
    danger: { say: 'Cuidado: ahora Elvira tiene cuatro en línea arriba. ¡Tira!' },
    remove: {
      say: 'Con un 10 quitas una ficha rival, pero nunca de un 2 ni de un 12. ¡Rompe la línea de arriba!',
      not: 'Esa no: el peligro es la línea de arriba.',
    },
    wild: { say: 'Pasó el peligro. ¡Tira!' },
    five: {
      say: 'Con un 11 puedes elegir cualquier casilla libre. ¡Completa tu línea!',
      not: 'Casi: en un extremo de tu línea, a la izquierda o a la derecha.',
    },
  },
  end: 'Cinco en línea: ¡has ganado! Pueden jugar dos, tres o cuatro personas; cuatro juegan en dos equipos.',
};
