/** Pokerdice looked back at, in Dutch. */

import { text } from '../../../../words/nl/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Verborgen kaarten en verbeterde schattingen',
  moves: {
    throwAll: 'alle vijf stenen gooien',
    keep: text('{faces} houden, de rest gooien'),
    stop: 'stoppen',
  },
  kinds: {
    'too-bold': 'Bewaar dure kaarten voor stenen die ze beloven; speel eerst een goedkope.',
    'too-timid': 'Beloven de stenen een dure kaart, speel die dan: goedkope kunnen wachten.',
    'other-card': 'Vergelijk kaarten met evenveel punten: één ervan lukt vaker.',
    'no-spoiling':
      'Is je kaart gehaald? Gooi de stenen die hij niet nodig heeft en verknoei die van anderen.',
    'stopped-early': 'Gebruik beide worpen zolang je kaart niet gehaald is: stoppen geeft hem weg.',
    'threw-on': 'Liggen de stenen goed voor je, laat ze dan liggen.',
    'other-dice': 'Tel voor je opnieuw gooit welke stenen je kaart echt nodig heeft.',
  },
};
