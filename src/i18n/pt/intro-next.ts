/** The introduction to NEXT!, in Portuguese. */

import type { Words } from '../en/intro-next.ts';

export const words: Words = {
  names: ['Odete', 'Gaspar'],
  lessons: {
    throw: { say: 'Se os teus dados fizerem uma carta, é tua: três lançamentos, uma carta por turno. Lança os seis!' },
    keep: {
      say: 'Dois corações vermelhos! Toca neles para os guardar e lança os outros quatro.',
      not: 'Guarda só os dois vermelhos: uma quadra é uma carta.',
    },
    take: { say: 'Uma quadra: a carta acende-se. Leva-a!' },
    greedy: { say: 'Os outros também levaram cartas; todas ficam viradas para baixo. Lança outra vez!' },
    lock: {
      say: 'Três verdes são uma carta. Mas por uma vez arrisca: guarda-os e lança mais.',
      not: 'Prudente! Mas experimenta uma vez: guarda os três verdes, lança o resto.',
    },
    locked: {
      say: 'Um cadeado: quem lança mais perde o que já tinha feito, neste turno. Lança o resto mais uma vez!',
      not: 'Guarda os três verdes e lança os outros três.',
    },
    inherit: {
      say: 'Odete herdou os teus dados e levou a carta! Gaspar também falhou: guarda dois vermelhos e um verde, lança o resto.',
      not: 'Podes, mas dois vermelhos e um verde são quase uma carta: guarda-os.',
    },
    turn: {
      say: 'Os dois pretos são iguais: podes virar um dado. Faz um segundo verde!',
      not: 'Primeiro vira um dado para verde, sem tocar nos dois vermelhos nem no verde.',
    },
    win: { say: 'Dois vermelhos, dois verdes: leva a carta. O seu sinal é uma ação.' },
    steal: { say: 'Roubo! Tira uma carta às cegas, a quem quiseres.' },
    finish: {
      say: 'Cinco cartas: podes acabar a partida, e ganha quem tem mais pontos. Escolhe acabar!',
      not: 'Podes continuar. Mas vê quem ganha: acaba a partida.',
    },
  },
  end: 'Ganhas! Lembra-te: lançar mais bloqueia, e falhar alimenta quem vem a seguir.',
};
