/** What the rules page says of the toy, in French. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Alice', 'Benoît'] as readonly string[],
  sections: {
    round: {
      title: 'Une manche',
      text: {
        secret: 'Chacun devine une face en secret.',
        throw: 'On lance le dé\u00a0; qui a vu juste marque un point.',
      },
    },
    end: {
      title: 'La fin',
      text: {
        most: 'Le plus de points l’emporte.',
      },
    },
  },
  examples: {
    right: {
      title: 'Bien deviné',
      moments: {
        scored: 'Alice a dit quatre.',
      },
    },
  },
};
