/** What the coach says of Pokerdice, in Portuguese. What one does is an infinitive: guardar 4 4, lançar os cinco. */

import type { Words } from '../en/coach-pokerdice.ts';
import { list } from './grammar.ts';

export const words: Words = {
  asks: {
    roll: 'O que o lançamento pode dar',
    commit: 'Quantas vezes se consegue a carta',
    rethrow: (cards) => `Quantas vezes consegues: ${list(cards)}`,
  },
  roll: 'lançar os cinco dados',
  lay: (cards) => `jogar ${cards}`,
  stop: 'ficar assim',
  keep: (faces) => `guardar ${faces}`,
  throwAll: 'lançar os cinco',

  rolled: (card, thrown, best) => `${card}: ${thrown} à primeira, ${best} com dois lançamentos só para isso.`,
  lies: 'Com estes dados já está.',
  alone: (card, chance) => `${card}, se lançares só para isso: ${chance}.`,
  thrower: (name) => `Quem lança é ${name}: tudo depende do que fizer com os dados.`,
  mine: (points) => `Os teus pontos nesta ronda, com as cartas capturadas: ${points} em média.`,
  captures: (cards) => `Cartas que capturas: ${cards} em média.`,
  theirs: (points, isSeveral) => `${isSeveral ? 'Os outros, cada um' : 'O adversário'}: ${points} em média.`,
  later: (points) => `O que te fica para depois: ${points}.`,
  worth: (points) => `Ao todo, face aos outros: ${points}.`,
  often: (chance) => `Para não te adivinharem, joga-a de vez em quando: ${chance}.`,
  held: (card, chance) => `Se outro tiver ${card}, consegue: ${chance}.`,

  exact: 'O que os dados podem fazer está contado ao certo; depois supõe-se que se lança da melhor maneira.',
  assumed: 'Ninguém vê o que os outros jogam: supõe-se que todos jogam bem.',
  expected: (name, cards) => `Provável em ${name}: ${cards.join(', ')}.`,
  likely: (card, chance) => `${card} ${chance}`,
};
