/** The words of the page that explains the proof of the dice to everybody, in Portuguese. */

import type { Words } from '../en/fair.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  lead: 'Um computador lança os teus dados. Eis como ele ata as próprias mãos, e como podes verificá-lo. Sem matemática.',

  steps: [
    {
      title: 'Um envelope selado',
      text: 'Antes de alguém se sentar, a mesa escreve um número secreto, mete-o num envelope e sela-o. O selo mostra a impressão digital do conteúdo: outro número teria outra.',
    },
    {
      title: 'Uma pitada de sal de cada um',
      text: 'Quem se senta junta uma semente sua, uma pitada de sal. A mesa não a podia conhecer quando selou o envelope.',
    },
    {
      title: 'Tudo no mesmo copo',
      text: 'O segredo e o sal decidem juntos cada lançamento. Ninguém tem as duas metades: a mesa escolheu cedo demais, os jogadores escolhem sem ver.',
    },
    {
      title: 'Os lançamentos',
      text: 'Jogas. Os dados caem como ficou fixado no início, e ninguém pode escolher pelo caminho um lançamento melhor.',
    },
    {
      title: 'Abre-se o envelope',
      text: 'Acabada a partida, todos podem ver o segredo. A impressão digital mostra que é mesmo o de antes.',
    },
    {
      title: 'O teu aparelho verifica',
      text: 'Volta a juntar o segredo e o sal e recalcula cada lançamento. Se um só dado não bater certo, diz-te.',
    },
  ],

  demo: {
    title: 'Experimenta',
    lead: 'Isto é a sério, o mesmo programa que na mesa, só contigo a jogar.',
    sealed: 'A impressão digital do envelope selado:',
    opened: 'Lá dentro estava o segredo:',
    salt: 'A tua pitada de sal',
    saltHint: 'Umas letras ou algarismos, o que te vier à cabeça.',
    saltProblem: 'Só letras de a a z sem acentos, algarismos, - e _, e pelo menos um sinal.',
    throw: counts('dice', { one: 'Lançar {#dice} dado', other: 'Lançar {#dice} dados' }),
    again: 'Lançar outra vez',
    open: 'Abrir o envelope',
    throwOf: text('Lançamento {#number_}'),
    die: text('Dado {#place}: {#face}'),
    turn: text('O dado {#place} mostra {#face}. Rodar'),
    checks: 'A verificação',
    envelope: {
      good: 'O segredo tem a impressão digital de antes.',
      bad: 'Este não é o segredo que foi selado: a impressão é outra.',
    },
    throws: {
      good: counts('count', {
        one: 'O lançamento resulta do segredo e do sal.',
        other: 'Os {#count} lançamentos resultam do segredo e do sal.',
      }),
      bad: counts('count', {
        one: 'Um lançamento não resulta do segredo e do sal!',
        other: '{#count} lançamentos não resultam do segredo e do sal!',
      }),
    },
    fair: 'Está tudo certo: dados honestos.',
    caught: 'Apanhei-te!',
    cheat: 'Agora tenta fazer batota',
    cheatHow: 'Toca num dado para o rodar, ou mete outro segredo no envelope. Olha para a verificação.',
    swap: 'Trocar o segredo',
    undo: 'Pôr tudo como estava',
    restart: 'Começar de novo',
  },

  check: {
    title: 'Verificar uma partida a sério',
    lead: 'Uma partida tua já acabada, ou o registo e a prova que alguém te mande. Verifica-se neste aparelho; nada é enviado.',
    open: 'Abrir registo e prova',
    openHint: 'Dois ficheiros: o registo acaba em .jsonl, a prova em .proof.json. Escolhe os dois juntos.',
    own: 'As tuas partidas acabadas',
    noGames: 'Ainda não tens partidas acabadas.',
    here: 'neste aparelho',
    online: 'no servidor',
    players: counts('count', { one: '{#count} jogador', other: '{#count} jogadores' }),
    seat: text('Lugar {#seat}'),
    checking: 'A recalcular cada lançamento…',
    unfinished: 'O registo para antes do fim da partida; até aí está verificado.',
    record: 'Guardar o registo',
    proof: 'Guardar a prova',
    noProof: 'Falta a prova. Escolhe os dois ficheiros juntos.',
    noRecord: 'Falta o registo. Escolhe os dois ficheiros juntos.',
    unreadable: 'Estes ficheiros não são um registo e uma prova que se possam ler.',
    apart: 'O registo e a prova não são um do outro.',
    failed: 'Esta partida não está acessível neste momento.',
  },

  limits: {
    title: 'O que isto não prova',
    text: [
      'Vale para ti se o teu próprio sal estiver lá dentro. A página junta-o por ti sempre que te sentas.',
      'A mesa conhece os lançamentos que aí vêm. Que não os diga a ninguém nem deixe um bot espreitar, é preciso acreditar.',
      'Prova os dados, não a sorte: dados honestos podem ser cruéis.',
    ],
  },
};
