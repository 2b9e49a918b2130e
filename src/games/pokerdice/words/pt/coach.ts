/**
 * What the coach says of Pokerdice, in Portuguese. What one does is an infinitive: guardar 4 4,
 * lançar os cinco.
 */

import { list, text } from '../../../../words/pt/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    roll: 'O que o lançamento pode dar',
    commit: 'Quantas vezes se consegue a carta',
    rethrow: (cards) => `Quantas vezes consegues: ${list(cards)}`,
  },
  roll: 'lançar os cinco dados',
  lay: text('jogar {cards}'),
  stop: 'ficar assim',
  keep: text('guardar {faces}'),
  throwAll: 'lançar os cinco',

  rolled: text('{card}: {thrown} à primeira, {best} com dois lançamentos só para isso.'),
  lies: 'Com estes dados já está.',
  alone: text('{card}, se lançares só para isso: {chance}.'),
  thrower: text('Quem lança é {name}: tudo depende do que fizer com os dados.'),
  mine: text('Os teus pontos nesta ronda, com as cartas capturadas: {points} em média.'),
  captures: text('Cartas que capturas: {cards} em média.'),
  theirs: (points, isSeveral) =>
    `${isSeveral ? 'Os outros, cada um' : 'O adversário'}: ${points} em média.`,
  later: text('O que te fica para depois: {points}.'),
  worth: text('Ao todo, face aos outros: {points}.'),
  often: text('Para não te adivinharem, joga-a de vez em quando: {chance}.'),
  held: text('Se outro tiver {card}, consegue: {chance}.'),

  exact:
    'O que os dados podem fazer está contado ao certo; depois supõe-se que se lança da melhor maneira.',
  assumed: 'Ninguém vê o que os outros jogam: supõe-se que todos jogam bem.',
  expected: (name, cards) => `Provável em ${name}: ${cards.join(', ')}.`,
  likely: text('{card} {chance}'),
};
