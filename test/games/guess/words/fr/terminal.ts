/** What a terminal says of the toy, in French. */

import { text } from '../../../../../src/words/fr/grammar.ts';
import type { Words } from '../en/terminal.ts';

export const words: Words = {
  guess: text('dire que ce sera {#face}'),
  throwDie: 'lancer maintenant le dé',
  round: text('manches jouées\u00a0: {#round}'),
  noThrow: 'pas encore de lancer',
  askGuess: 'Quelle face sera-ce\u00a0?',
  askThrow: 'Lance le dé.',
  typing: 'Tape `guess 4` ou `throw`.',
  heads: {
    move: 'coup',
    right: 'juste',
  },
  right: 'juste\u00a0: combien de fois on devine juste.',
};
