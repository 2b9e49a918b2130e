/** NEXT! looked back at, in Dutch. */

import { text } from '../../../../words/nl/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Verborgen kaarten en verbeterde schattingen',
  moves: {
    throwAll: 'alle zes stenen gooien',
    keep: text('{kept} houden, de rest gooien'),
    turn: text('een steen draaien: {colour}'),
    take: text('{card} nemen'),
    from: text('bij {name} trekken'),
    give: text('{card} geven'),
    'end-turn': 'de beurt beëindigen',
    finish: 'het spel beëindigen',
    continue: 'doorspelen',
  },
  kinds: {
    'threw-on': 'Pak een kaart die klopt: doorgooien zet hem op slot en vaak blijft er niets over.',
    'took-early':
      'Neem niet de eerste de beste kaart: met worpen over is een betere vaak dichtbij.',
    'other-card': 'Vergelijk bij twee kaarten punten en actie, en wat je de volgende laat.',
    'left-inherited':
      'Kijk naar de stenen die bleven liggen: houden is vaak beter dan opnieuw beginnen.',
    'kept-inherited': 'Geërfde stenen kosten een worp: passen ze niet, gooi dan alle zes.',
    'other-dice':
      'Kijk voor je gooit bij welke kaart je stenen het dichtst liggen en houd daarvoor.',
    'black-unused':
      'Zijn de zwarte stenen gelijk, dan mag je een steen draaien: kijk welke kaart dat maakt.',
    'black-turned': 'Vergelijk voor je draait wat elke kleur zou maken.',
    'other-opponent': 'Trek bij wie voorstaat: dat helpt jou en raakt je sterkste rivaal.',
    'other-gift': 'Geef de kaart die het minst waard is.',
    'finished-early': 'Beëindig het spel niet voordat je zeker voorstaat.',
    'finished-late': 'Sta je voor en mag je stoppen, stop dan.',
  },
};
