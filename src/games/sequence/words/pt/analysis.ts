/** Séquence Dés looked back at, in Portuguese. */

import { text } from '../../../../words/pt/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'O que um olhar mais fundo corrigiu',
  moves: {
    roll: 'lançar',
    place: text('uma ficha em {square}'),
    remove: text('retirar a ficha de {square}'),
  },
  kinds: {
    'missed-win': 'Antes de escolher, procura a casa que completa a tua linha.',
    'missed-block': 'Vê primeiro o que os outros podem completar e põe uma ficha no caminho.',
    'missed-line': 'De duas casas, fica com a que te deixa mais lançamentos para acabar uma linha.',
    'other-square': 'Prefere casas onde se cruzam várias das tuas linhas.',
  },
};
