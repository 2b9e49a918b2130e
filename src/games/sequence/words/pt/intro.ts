/** The introduction to Séquence Dés, in Portuguese. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Odete'],
  lessons: {
    throw: {
      say: 'Põe cinco fichas em linha e ganhas: na vertical, na diagonal ou na horizontal. Lança os dados!',
    },
    place: { say: '3 + 4 = 7. Há quatro casas com um 7: toca numa e confirma.' },
    twelve: { say: 'A Odete pôs uma ficha num 9. É a tua vez: lança!' },
    gap: {
      say: 'Duplo seis! Tapa o buraco da tua linha: põe a ficha em c3.',
      not: 'Aí não: c3 fica entre duas fichas tuas.',
    },
    again: { say: 'Com um 2 ou um 12 tens outro turno. Lança outra vez!' },
    replace: {
      say: 'Os quatro 8 estão ocupados, por isso substituis uma ficha. Com a da Odete em e3 ficas com quatro em linha!',
      not: 'Podes, mas e3 é melhor: ficas com quatro em linha.',
    },
    danger: { say: 'Cuidado: agora a Odete tem quatro em linha lá em cima. Lança!' },
    remove: {
      say: 'Com um 10 retiras uma ficha rival, mas nunca de um 2 nem de um 12. Quebra a linha de cima!',
      not: 'Essa não: o perigo é a linha de cima.',
    },
    wild: { say: 'O perigo passou. Lança!' },
    five: {
      say: 'Com um 11 podes escolher qualquer casa livre. Completa a tua linha!',
      not: 'Quase: numa ponta da tua linha, à esquerda ou à direita.',
    },
  },
  end: 'Cinco em linha: ganhaste! Podem jogar duas, três ou quatro pessoas; quatro jogam em duas equipas.',
};
