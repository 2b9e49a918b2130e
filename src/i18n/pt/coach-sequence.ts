/** What the coach says of Séquence Dés, in Portuguese. What one does is an infinitive: guardar 4 4, lançar os cinco. */

import type { Words } from '../en/coach-sequence.ts';

export const words: Words = {
  asks: 'Quantas vezes ganhas, estimativa',
  asksTeam: 'Quantas vezes ganha a tua equipa, estimativa',
  roll: 'lançar os dados',
  place: (square) => `pôr em ${square}`,
  replace: (square) => `substituir a ficha em ${square}`,
  remove: (square) => `retirar a ficha de ${square}`,

  now: 'Completa a linha: ganhas logo.',
  next: (chance) => `Completas uma linha na tua próxima vez: ${chance}.`,
  nextNow: (chance) => `Completas uma linha nesta vez: ${chance}.`,
  opponent: (chance) => `Um adversário completa uma antes: ${chance}.`,
  partner: (chance) => `Quem joga contigo completa uma antes: ${chance}.`,
  error: (points) => `A hipótese de ganhar é uma estimativa, em regra com um erro de ${points} em 100.`,
  start: 'Ainda não se sabe quem começa: partes iguais.',

  exact: 'As hipóteses de completar uma linha são exatas para o tabuleiro depois da jogada, se ninguém bloquear.',
  estimated: 'A hipótese de ganhar é uma estimativa: olha uns lançamentos à frente e foi aprendida em muitas partidas.',
};
