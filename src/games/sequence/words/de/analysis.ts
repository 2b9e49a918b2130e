/** Séquence Dés looked back at, in German. */

import { text } from '../../../../words/de/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Was der tiefere Blick berichtigte',
  moves: {
    roll: 'würfeln',
    place: text('ein Stein auf {square}'),
    remove: text('den Stein von {square} nehmen'),
  },
  kinds: {
    'missed-win': 'Such vor jeder Wahl das Feld, das deine Reihe vollendet.',
    'missed-block':
      'Schau zuerst, was die anderen vollenden könnten, und leg ihnen einen Stein in den Weg.',
    'missed-line': 'Von zwei Feldern nimm das, bei dem mehr Würfe deine Reihe vollenden.',
    'other-square': 'Bevorzuge Felder, auf denen sich mehrere deiner Reihen kreuzen.',
  },
};
