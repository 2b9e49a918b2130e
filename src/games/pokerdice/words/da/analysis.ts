/** Pokerdice looked back at, in Danish. */

import { text } from '../../../../words/da/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Skjulte kort og rettede skøn',
  moves: {
    throwAll: 'kaste alle fem terninger',
    keep: text('beholde {faces}, kaste resten'),
    stop: 'stoppe',
  },
  kinds: {
    'too-bold': 'Gem dyre kort til terninger, der lover dem; spil et billigt først.',
    'too-timid': 'Når terningerne lover et dyrt kort, så spil det: de billige kan vente.',
    'other-card': 'Sammenlign kort med lige mange point: Det ene lykkes oftere.',
    'no-spoiling': 'Passer dit kort? Kast de terninger, det ikke skal bruge, og ødelæg de andres.',
    'stopped-early':
      'Brug begge omkast, så længe dit kort ikke passer: At stoppe er at give det væk.',
    'threw-on': 'Når terningerne ligger godt for dig, så lad dem ligge.',
    'other-dice': 'Tæl før omkastet, hvilke terninger dit kort virkelig skal bruge.',
  },
};
