/** Séquence Dés looked back at, in English. */

import { text } from '../../../../words/en/grammar.ts';
import type { Kind } from '../../mind/analysis/kinds.ts';

export const words = {
  rest: 'Estimates corrected by a closer look',
  moves: {
    roll: 'throw',
    place: text('a chip on {square}'),
    remove: text('remove the chip from {square}'),
  },
  kinds: {
    'missed-win': 'Before you choose, look for the square that completes your line.',
    'missed-block': 'First see which lines the others could complete, and put a chip in their way.',
    'missed-line': 'Choose the square that gives you more throws to finish a line.',
    'other-square': 'Prefer squares where several of your lines cross.',
  } satisfies Record<Kind, string> as Readonly<Record<Kind, string>>,
};

export type Words = typeof words;
