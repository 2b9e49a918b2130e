/**
 * The words of the coach, in Portuguese. What one does is an infinitive: guardar 4 4, lançar os
 * cinco.
 */

import type { Words } from '../en/coach.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  title: 'Treinador',
  inPlaceOf: text('No lugar de {name}'),
  wait: 'Quando for a tua vez, estão aqui as hipóteses de cada escolha.',
  nothingToDecide: 'Neste momento não se decide nada.',
  notTheseEyes: 'Aqui decide outra pessoa: vê pelos olhos dela, ou com tudo à vista.',
  reckoning: 'A fazer contas…',
  failed: 'Agora não é possível calcular as hipóteses.',
  choices: 'As escolhas e as suas hipóteses',
  off: 'Sem treinador',

  inHundred: text('{#count} em 100'),
  under: 'menos de 1 em 100',
  over: 'mais de 99 em 100',
  points: counts('count', { one: '{#count} ponto', other: '{#count} pontos' }),
  exactly: text('Exatamente {#ways} de {#outOf} lançamentos.'),
  certain: 'É certo.',
  impossible: 'É impossível.',
  said: text('{what}: {text}'),
  instead: text('{figure}; se preferires {deed}, {other}.'),

  keep: 'Guardar',
  chosen: 'escolhida',
  played: 'jogada',
  best: 'a melhor',
  showBest: 'Mostrar a melhor',
  bestIs: text('A melhor escolha: {name}.'),
  more: counts('count', { one: 'mais {#count} escolha', other: 'mais {#count} escolhas' }),
  fewer: 'Menos escolhas',
  basis: 'Em que assentam os números',
};
