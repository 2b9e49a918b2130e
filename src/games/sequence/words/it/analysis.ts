/** Séquence Dés looked back at, in Italian. */

import { text } from '../../../../words/it/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Correzioni di uno sguardo più profondo',
  moves: {
    roll: 'lanciare',
    place: text('un gettone in {square}'),
    remove: text('togliere il gettone da {square}'),
  },
  kinds: {
    'missed-win': 'Prima di scegliere, cerca la casella che completa la tua linea.',
    'missed-block':
      'Guarda prima che cosa potrebbero completare gli altri e metti un gettone in mezzo.',
    'missed-line': 'Di due caselle prendi quella che ti lascia più lanci per chiudere una linea.',
    'other-square': 'Preferisci le caselle dove si incrociano più tue linee.',
  },
};
