/** What the coach says of the toy, in French. */

import { text } from '../../../../../src/words/fr/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: 'Combien de fois on devine juste',
  guess: text('dire {#face}'),
  throwDie: 'lancer le dé',
  even: 'Toutes les faces sont aussi probables.',
};
