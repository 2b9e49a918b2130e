/**
 * What the coach says of Pokerdice, in Swedish. What one does is an infinitive: spara 4 4, kasta
 * alla fem.
 */

import { list, text } from '../../../../words/sv/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    roll: 'Vad kastet kan ge',
    commit: 'Hur ofta kortet sitter',
    rethrow: (cards) => `Hur ofta du klarar: ${list(cards)}`,
  },
  roll: 'kasta de fem tärningarna',
  lay: text('lägga {cards}'),
  stop: 'sluta',
  keep: text('spara {faces}'),
  throwAll: 'kasta om alla fem',

  rolled: text('{card}: {thrown} direkt, {best} med två kast bara för det.'),
  lies: 'Sitter redan.',
  alone: text('{card}, om du bara kastar om för det: {chance}.'),
  thrower: text('{name} kastar: chansen beror på vad {name} nog gör med tärningarna.'),
  mine: text('Dina poäng i rundan, norpade kort inräknade: {points} i snitt.'),
  captures: text('Kort du norpar: {cards} i snitt.'),
  theirs: (points, isSeveral) =>
    `${isSeveral ? 'De andra, var och en' : 'Den andra'}: ${points} i snitt.`,
  later: text('Vad du har kvar till senare: {points}.'),
  worth: text('Allt som allt, mot de andra: {points}.'),
  often: text('För att inte bli genomskådad, lägg det då och då: {chance}.'),
  held: text('Har någon annan {card} sitter det: {chance}.'),

  exact: 'Vad tärningarna kan göra är exakt räknat; sedan kastas om på bästa sätt.',
  assumed: 'Ingen ser vad de andra lägger: alla antas spela bra.',
  expected: (name, cards) => `Troligt hos ${name}: ${cards.join(', ')}.`,
  likely: text('{card} {chance}'),
};
