/** What the coach says of Pokerdice, in Danish. What one does is an infinitive: beholde 4 4, kaste alle fem. */

import type { Words } from '../en/coach-pokerdice.ts';
import { list } from './grammar.ts';

export const words: Words = {
  asks: {
    roll: 'Hvad kastet kan give',
    commit: 'Hvor tit kortet lykkes',
    rethrow: (cards) => `Hvor tit det lykkes dig: ${list(cards)}`,
  },
  roll: 'kaste de fem terninger',
  lay: (cards) => `lægge ${cards}`,
  stop: 'stoppe',
  keep: (faces) => `beholde ${faces}`,
  throwAll: 'kaste alle fem om',

  rolled: (card, thrown, best) => `${card}: ${thrown} med det samme, ${best} med to kast kun til det.`,
  lies: 'Passer, som de ligger.',
  alone: (card, chance) => `${card}, hvis du kun kaster om til det: ${chance}.`,
  thrower: (name) => `${name} kaster: chancen afhænger af, hvad ${name} nok gør med terningerne.`,
  mine: (points) => `Dine point i runden, snuppede kort talt med: ${points} i snit.`,
  captures: (cards) => `Kort, du snupper: ${cards} i snit.`,
  theirs: (points, isSeveral) => `${isSeveral ? 'De andre, hver' : 'Den anden'}: ${points} i snit.`,
  later: (points) => `Hvad du har tilbage til senere: ${points}.`,
  worth: (points) => `Alt i alt, over for de andre: ${points}.`,
  often: (chance) => `For ikke at blive gennemskuet, læg det af og til: ${chance}.`,
  held: (card, chance) => `Har en anden ${card}, lykkes det: ${chance}.`,

  exact: 'Hvad terningerne kan, er talt præcist; derefter kastes der om på bedste måde.',
  assumed: 'Ingen ser, hvad de andre lægger: det antages, at alle spiller godt.',
  expected: (name, cards) => `Sandsynligt hos ${name}: ${cards.join(', ')}.`,
  likely: (card, chance) => `${card} ${chance}`,
};
