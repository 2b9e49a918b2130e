/** The words of the coach, in Portuguese. What one does is an infinitive: guardar 4 4, lançar os cinco. */

import type { Words } from '../en/coach.ts';
import { number, plural } from './grammar.ts';

export const words: Words = {
  title: 'Treinador',
  inPlaceOf: (name) => `No lugar de ${name}`,
  wait: 'Quando for a tua vez, estão aqui as hipóteses de cada escolha.',
  nothingToDecide: 'Neste momento não se decide nada.',
  notTheseEyes: 'Aqui decide outra pessoa: vê pelos olhos dela, ou com tudo à vista.',
  reckoning: 'A fazer contas…',
  failed: 'Agora não é possível calcular as hipóteses.',
  choices: 'As escolhas e as suas hipóteses',
  off: 'Sem treinador',

  inHundred: (count) => `${number(count)} em 100`,
  under: 'menos de 1 em 100',
  over: 'mais de 99 em 100',
  points: (count) => plural(count, { one: '# ponto', other: '# pontos' }),
  exactly: (ways, outOf) => `Exatamente ${number(ways)} de ${number(outOf)} lançamentos.`,
  certain: 'É certo.',
  impossible: 'É impossível.',
  instead: (figure, deed, other) => `${figure}; se preferires ${deed}, ${other}.`,

  keep: 'Guardar',
  chosen: 'escolhida',
  played: 'jogada',
  best: 'a melhor',
  showBest: 'Mostrar a melhor',
  bestIs: (name) => `A melhor escolha: ${name}.`,
  more: (count) => plural(count, { one: 'mais # escolha', other: 'mais # escolhas' }),
  fewer: 'Menos escolhas',
  basis: 'Em que assentam os números',
};
