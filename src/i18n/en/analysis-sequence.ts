/** Séquence Dés looked back at, in English. */

import type { Kind } from '../../games/sequence/analysis-kinds.ts';
import { text } from './grammar.ts';

export const words = {
  rest: 'What a deeper look corrected',
  moves: {
    roll: 'throw',
    place: text('a chip on {square}'),
    remove: text('remove the chip from {square}'),
  },
  kinds: {
    'missed-win': 'Before you choose, look for the square that completes your line.',
    'missed-block': 'Look first at what the others could complete, and put a chip in their way.',
    'missed-line': 'Of two squares take the one that leaves you more throws to finish a line.',
    'other-square': 'Prefer squares where several of your lines cross.',
  } satisfies Record<Kind, string> as Readonly<Record<Kind, string>>,
};

export type Words = typeof words;
