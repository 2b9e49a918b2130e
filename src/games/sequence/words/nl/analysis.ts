/** Séquence Dés looked back at, in Dutch. */

import { text } from '../../../../words/nl/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Wat de diepere blik verbeterde',
  moves: {
    roll: 'gooien',
    place: text('een fiche op {square}'),
    remove: text('de fiche van {square} weghalen'),
  },
  kinds: {
    'missed-win': 'Zoek voor elke keuze het vakje dat je rij afmaakt.',
    'missed-block': 'Kijk eerst wat anderen kunnen afmaken en leg een fiche in de weg.',
    'missed-line': 'Neem van twee vakjes dat waarmee meer worpen je rij afmaken.',
    'other-square': 'Kies vakjes waar meer van je rijen elkaar kruisen.',
  },
};
