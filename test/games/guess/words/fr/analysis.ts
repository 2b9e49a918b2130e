/** What a look back says of the toy, in French. */

import { text } from '../../../../../src/words/fr/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  guess: text('dire {#face}'),
  throwDie: 'lancer',
  rest: 'Rien d’autre',
};
