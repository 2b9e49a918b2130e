/** The introduction to Séquence Dés, in Portuguese. */

import type { Words } from '../en/intro-sequence.ts';

export const words: Words = {
  names: ['Odete'],
  lessons: {
    throw: { say: 'Cinco fichas tuas em linha ganham: na vertical, na diagonal ou na horizontal. Lança os dados!' },
    place: { say: '3 + 4 = 7. Quatro casas são um 7: toca numa e confirma.' },
    twelve: { say: 'Odete respondeu num 9. É a tua vez: lança!' },
    gap: {
      say: 'Duplo seis! Fecha o buraco da tua linha: põe a ficha em c3.',
      not: 'Aí ainda não: c3 fica entre duas fichas tuas.',
    },
    again: { say: 'Um 2 ou um 12 dá-te mais uma vez. Lança outra vez!' },
    replace: {
      say: 'Os quatro 8 estão ocupados: então substituis uma ficha. A de Odete em e3 dá-te quatro em linha!',
      not: 'Podes, mas e3 é melhor: dá-te quatro em linha.',
    },
    danger: { say: 'Cuidado: agora Odete tem quatro em linha em cima. Lança!' },
    remove: {
      say: 'Um 10 retira uma ficha rival, mas nunca de um 2 ou de um 12. Quebra a linha de cima!',
      not: 'Essa não: o perigo é a linha de cima.',
    },
    wild: { say: 'O perigo passou. Lança!' },
    five: {
      say: 'Um 11 vai para qualquer casa livre. Completa a tua linha!',
      not: 'Quase: numa ponta da tua linha, à esquerda ou à direita.',
    },
  },
  end: 'Cinco em linha, ganhas! Jogam dois, três ou quatro; quatro fazem duas equipas.',
};
