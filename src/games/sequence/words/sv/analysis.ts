/** Séquence Dés looked back at, in Swedish. */

import { text } from '../../../../words/sv/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Vad en djupare blick rättade',
  moves: {
    roll: 'kasta',
    place: text('en bricka på {square}'),
    remove: text('ta bort brickan från {square}'),
  },
  kinds: {
    'missed-win': 'Leta först efter rutan som gör din rad klar.',
    'missed-block': 'Se först vad de andra kan göra klart och lägg en bricka i vägen.',
    'missed-line': 'Ta av två rutor den där fler kast gör din rad klar.',
    'other-square': 'Välj rutor där flera av dina rader korsas.',
  },
};
