/**
 * What the coach says of Pokerdice, in Danish. What one does is an infinitive: beholde 4 4, kaste
 * alle fem.
 */

import { list, text } from '../../../../words/da/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    roll: 'Hvad kastet kan give',
    commit: 'Hvor tit kortet lykkes',
    rethrow: (cards) => `Hvor tit det lykkes dig: ${list(cards)}`,
  },
  roll: 'kaste de fem terninger',
  lay: text('lægge {cards}'),
  stop: 'stoppe',
  keep: text('beholde {faces}'),
  throwAll: 'kaste alle fem om',

  rolled: text('{card}: {thrown} med det samme, {best} med to kast kun til det.'),
  lies: 'Passer, som de ligger.',
  alone: text('{card}, hvis du kun kaster om til det: {chance}.'),
  thrower: text('{name} kaster: chancen afhænger af, hvad {name} nok gør med terningerne.'),
  mine: text('Dine point i runden, snuppede kort talt med: {points} i snit.'),
  captures: text('Kort, du snupper: {cards} i snit.'),
  theirs: (points, isSeveral) => `${isSeveral ? 'De andre, hver' : 'Den anden'}: ${points} i snit.`,
  later: text('Hvad du har tilbage til senere: {points}.'),
  worth: text('Alt i alt, over for de andre: {points}.'),
  often: text('For ikke at blive gennemskuet, læg det af og til: {chance}.'),
  held: text('Har en anden {card}, lykkes det: {chance}.'),

  exact: 'Hvad terningerne kan, er talt præcist; derefter kastes der om på bedste måde.',
  assumed: 'Ingen ser, hvad de andre lægger: det antages, at alle spiller godt.',
  expected: (name, cards) => `Sandsynligt hos ${name}: ${cards.join(', ')}.`,
  likely: text('{card} {chance}'),
};
