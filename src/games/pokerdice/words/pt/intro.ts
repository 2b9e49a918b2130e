/** The introduction to Pokerdice, in Portuguese. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Odete'],
  lessons: {
    throw: {
      say: 'Há dez rondas, e em cada uma jogas uma das tuas cartas. Nesta, quem lança és tu: lança!',
    },
    lay: {
      say: 'Aposta em como vão ficar os dados; ainda podes lançar duas vezes. Toca nas cartas: Full, Dois pares ou Trio?',
      not: 'Experimenta uma destas três: Full (5), Dois pares (3) ou Trio (2).',
    },
    rethrow: {
      say: 'Já todos apostaram; só se vê a tua carta. Toca nos dois pares para os guardar e volta a lançar o 3.',
      not: 'Guarda os 2 e os 5: lança só o 3.',
    },
    again: {
      say: 'Resta-te um lançamento: o mesmo dado!',
      not: 'Deixa os dois pares como estão: lança só o quinto dado.',
    },
    captured: {
      say: 'Conseguiste! Os pontos são teus. A Odete falha a sequência menor e tu capturas a carta: 1 ponto.',
    },
    bet: {
      say: 'Agora lança a Odete; tu só apostas. Há um único dado ímpar: Tudo par, por 4 pontos, ou Par, mais seguro, por 1?',
      not: 'Com estes dados é difícil. Tudo par ou Par?',
    },
    once: {
      say: 'Lance quem lançar, a tua carta conta se a conseguires. Mas cada carta só se joga uma vez: escolhe bem o momento.',
    },
    mine: { say: 'Voltou a ser a tua vez: lança!' },
    straight: {
      say: '1, 2, 3, 4: quatro seguidos! Joga a Sequência menor.',
      not: 'Repara: 1, 2, 3, 4. A Sequência menor já está.',
    },
    spoil: {
      say: 'Já a tens! Mas e se a Odete apostou nos dois 4? Guarda 1, 2, 3, 4 e lança o outro 4.',
      not: 'Guarda um 1, um 2, um 3 e um 4, e lança o 4 que sobra.',
    },
    stop: { say: 'Já não há par! Podes lançar outra vez ou ficar assim. Fica com estes dados.' },
  },
  end: 'Também capturas o par da Odete. Consegue as tuas cartas ou estraga as outras: ao fim de dez rondas ganha quem tiver mais pontos.',
};
