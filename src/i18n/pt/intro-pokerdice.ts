/** The introduction to Pokerdice, in Portuguese. */

import type { Words } from '../en/intro-pokerdice.ts';

export const words: Words = {
  names: ['Odete'],
  lessons: {
    throw: { say: 'Dez rondas, e para cada uma, uma carta da tua mão. Esta ronda é tua: lança!' },
    lay: {
      say: 'Aposta nos dados finais; podes lançar mais duas vezes. Toca nas cartas: Full house, Dois pares ou Trio?',
      not: 'Que coragem! Daqui, Full house (5), Dois pares (3) ou Trio (2) estão mais perto.',
    },
    rethrow: {
      say: 'Todos apostaram; só a tua carta está à vista. Toca nos dois pares para os guardar e lança o 3.',
      not: 'Guarda os 2 e os 5: só o 3 volta a voar.',
    },
    again: { say: 'Mais um lançamento: o mesmo dado!', not: 'Deixa os dois pares no lugar: só voa o quinto dado.' },
    captured: { say: 'Conseguida: os pontos são teus. A sequência menor de Odete falha e capturas a carta: 1 ponto.' },
    bet: {
      say: 'Agora lança Odete e tu só apostas. Um dado é ímpar: Tudo par daria 4, Par é um 1 mais seguro.',
      not: 'Difícil com estes dados. Tudo par ou Par?',
    },
    once: { say: 'Lance quem lançar, a tua carta conta se sair. Mas cada uma joga-se só uma vez: escolhe bem quando.' },
    mine: { say: 'Outra vez a tua ronda: lança!' },
    straight: {
      say: '1, 2, 3, 4: quatro seguidos. Joga a Sequência menor.',
      not: 'Repara: 1, 2, 3, 4. A Sequência menor já está.',
    },
    spoil: {
      say: 'Seguro! Mas e se Odete apostou nos dois 4? Guarda 1, 2, 3, 4 e lança o outro 4.',
      not: 'Guarda um 1, um 2, um 3 e um 4, e lança o 4 a mais.',
    },
    stop: { say: 'Já não há par! Podias lançar outra vez, ou ficar assim com estes dados.' },
  },
  end: 'O par de Odete também é teu. Arranja os teus dados, estraga os outros: ao fim de dez rondas ganha quem tem mais pontos.',
};
