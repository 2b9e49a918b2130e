/** Pokerdice looked back at, in German. */

import { text } from '../../../../words/de/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Verdeckte Karten und berichtigte Schätzungen',
  moves: {
    throwAll: 'alle fünf Würfel werfen',
    keep: text('{faces} behalten, den Rest werfen'),
    stop: 'aufhören',
  },
  kinds: {
    'too-bold': 'Heb teure Karten für Würfel auf, die sie versprechen; spiel vorher eine billige.',
    'too-timid': 'Wenn die Würfel eine teure Karte versprechen, spiel sie: billige können warten.',
    'other-card': 'Vergleiche Karten mit gleichen Punkten: Eine davon gelingt öfter.',
    'no-spoiling':
      'Deine Karte sitzt? Wirf die Würfel, die sie nicht braucht, und verdirb den anderen ihre.',
    'stopped-early':
      'Nutze beide neuen Würfe, solange deine Karte nicht sitzt: Aufhören verschenkt sie.',
    'threw-on': 'Wenn die Würfel gut für dich liegen, lass sie liegen.',
    'other-dice': 'Zähl vor dem neuen Wurf, welche Würfel deine Karte wirklich braucht.',
  },
};
