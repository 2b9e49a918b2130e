/** Séquence Dés looked back at, in Danish. */

import { text } from '../../../../words/da/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Det, et dybere blik rettede',
  moves: {
    roll: 'kaste',
    place: text('en brik på {square}'),
    remove: text('fjerne brikken fra {square}'),
  },
  kinds: {
    'missed-win': 'Led først efter feltet, der gør din stribe færdig.',
    'missed-block': 'Se først, hvad de andre kan fuldende, og læg en brik i vejen.',
    'missed-line': 'Tag af to felter det, hvor flest kast gør din stribe færdig.',
    'other-square': 'Vælg felter, hvor flere af dine striber krydser.',
  },
};
