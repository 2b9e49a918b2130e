/**
 * What the coach says of Séquence Dés, in Portuguese. What one does is an infinitive: guardar 4 4,
 * lançar os cinco.
 */

import { text } from '../../../../words/pt/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: 'Quantas vezes ganhas, estimativa',
  asksTeam: 'Quantas vezes ganha a tua equipa, estimativa',
  roll: 'lançar os dados',
  place: text('pôr em {square}'),
  replace: text('substituir a ficha em {square}'),
  remove: text('retirar a ficha de {square}'),

  now: 'Completa a linha: ganhas logo.',
  next: text('Completas uma linha na tua próxima vez: {chance}.'),
  nextNow: text('Completas uma linha nesta vez: {chance}.'),
  opponent: text('Um adversário completa uma antes: {chance}.'),
  partner: text('Quem joga contigo completa uma antes: {chance}.'),
  error: text('A hipótese de ganhar é uma estimativa, em regra com um erro de {points} em 100.'),
  start: 'Ainda não se sabe quem começa: partes iguais.',

  exact:
    'As hipóteses de completar uma linha são exatas para o tabuleiro depois da jogada, se ninguém bloquear.',
  estimated:
    'A hipótese de ganhar é uma estimativa: olha uns lançamentos à frente e foi aprendida em muitas partidas.',
};
