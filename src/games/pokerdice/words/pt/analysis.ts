/** Pokerdice looked back at, in Portuguese. */

import { text } from '../../../../words/pt/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Cartas escondidas e correções das estimativas',
  moves: {
    throwAll: 'lançar os cinco dados',
    keep: text('guardar {faces}, lançar o resto'),
    stop: 'parar',
  },
  kinds: {
    'too-bold': 'Guarda as cartas caras para dados que as prometam; joga antes uma barata.',
    'too-timid': 'Quando os dados prometem uma carta cara, joga-a: as baratas podem esperar.',
    'other-card': 'Compara cartas com os mesmos pontos: uma sai mais vezes.',
    'no-spoiling':
      'A tua carta está feita? Lança os dados de que ela não precisa e estraga as dos outros.',
    'stopped-early':
      'Usa os dois relançamentos enquanto a carta não estiver feita: parar é oferecê-la.',
    'threw-on': 'Quando os dados te servem, deixa-os ficar.',
    'other-dice': 'Antes de relançar, conta de que dados a tua carta precisa mesmo.',
  },
};
