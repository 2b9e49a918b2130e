/** The introduction to NEXT!, in Portuguese. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Odete', 'Gaspar'],
  lessons: {
    throw: {
      say: 'Se os teus dados fizerem uma carta, ela é tua: três lançamentos, uma carta por turno. Lança os seis!',
    },
    keep: {
      say: 'Dois corações vermelhos! Toca neles para os guardar e lança os outros quatro.',
      not: 'Guarda só os dois vermelhos: há uma carta que pede um póquer.',
    },
    take: { say: 'Póquer! A carta acende-se: leva-a!' },
    greedy: {
      say: 'Os outros também levaram cartas; ficam todas viradas para baixo. É a tua vez: lança!',
    },
    lock: {
      say: 'Com três verdes já tens uma carta. Mas arrisca, por uma vez: guarda-os e volta a lançar.',
      not: 'Que prudência! Mas experimenta, por uma vez: guarda os três verdes e lança o resto.',
    },
    locked: {
      say: 'Um cadeado: voltaste a lançar, e essa carta fica bloqueada neste turno. Lança o resto mais uma vez!',
      not: 'Guarda os três verdes e lança os outros três.',
    },
    inherit: {
      say: 'A Odete herdou os teus dados e levou a carta! O Gaspar falhou e herdas os dele: guarda dois vermelhos e um verde, lança o resto.',
      not: 'Podes, mas com dois vermelhos e um verde quase tens uma carta: guarda-os.',
    },
    turn: {
      say: 'Os dois dados pretos são iguais: podes virar um dado para outra cor. Faz um segundo verde!',
      not: 'Primeiro vira um dado para verde, mas deixa os dois vermelhos e o verde como estão.',
    },
    win: { say: 'Dois vermelhos e dois verdes: leva a carta. O sinal indica uma ação.' },
    steal: { say: 'Roubo! Tira às cegas uma carta a quem quiseres.' },
    finish: {
      say: 'Tens cinco cartas: podes acabar a partida. Ganha quem tiver mais pontos. Acaba-a!',
      not: 'Podes continuar. Mas vamos ver quem ganha: acaba a partida.',
    },
  },
  end: 'Ganhaste! Lembra-te: se voltas a lançar, bloqueias cartas; e se falhas, os teus dados ficam para quem vem a seguir.',
};
