/**
 * What the coach says of NEXT!, in Portuguese. What one does is an infinitive: guardar 4 4, lançar
 * os cinco.
 */

import { text } from '../../../../words/pt/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    turn: 'Quantas vezes a vez acaba com uma carta',
    draw: 'O que rende em média',
    give: 'O que custa',
    end: 'Quantas vezes ganhas a partida',
  },
  take: text('tirar {card}'),
  keep: text('guardar {colours}'),
  keepBlack: text('guardar {colours} (preto: {black})'),
  throwAll: 'lançar os seis',
  turn: text('virar um dado: {from} → {to}'),
  turnBlack: text('virar um dado preto: {from} → {to}'),
  endTurn: 'acabar a vez',
  steal: text('roubar a {name}'),
  swap: text('trocar com {name}'),
  give: text('dar {card}'),
  finish: 'acabar a partida',
  goOn: 'continuar',
  average: text('{points} em média'),

  card: text('{card}: {plan}; a jogar só para ela, {most}.'),
  none: text('Nenhuma carta: {chance}.'),
  gift: text('O que o seguinte ganha com os dados que deixas: {points} em média.'),
  drawn: text('A carta tirada vale {points} em média.'),
  giveBack: 'A carta que terás de dar já está descontada.',
  sure: 'É certo: conheces as duas mãos.',
  guess: 'Uma estimativa: mãos e montes estão em parte escondidos.',
  ties: 'Uma vitória partilhada conta pela sua parte.',

  exact:
    'Os dados estão calculados ao certo, com bloqueios, dados pretos e os lançamentos que faltam, a jogar para mais pontos.',
  assumed: 'As cartas que ninguém viu supõem-se igualmente prováveis.',
};
