/**
 * What the coach says of Pokerdice, in German. What one does is an infinitive at its end: 4 4
 * behalten, alle fünf werfen.
 */

import { list, text } from '../../../../words/de/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    roll: 'Was der Wurf bringen kann',
    commit: 'Wie oft die Karte sitzt',
    rethrow: (cards) => `Wie oft dir das gelingt: ${list(cards)}`,
  },
  roll: 'die fünf Würfel werfen',
  lay: text('{cards} legen'),
  stop: 'aufhören',
  keep: text('{faces} behalten'),
  throwAll: 'alle fünf neu werfen',

  rolled: text('{card}: {thrown} auf Anhieb, {best} mit zwei Würfen nur dafür.'),
  lies: 'Liegt schon da.',
  alone: text('{card}, wenn du nur dafür neu wirfst: {chance}.'),
  thrower: text('{name} würfelt: Die Chance hängt davon ab, was {name} wohl daraus macht.'),
  mine: text('Deine Punkte in dieser Runde, geschnappte Karten mitgezählt: im Schnitt {points}.'),
  captures: text('Karten, die du dir schnappst: im Schnitt {cards}.'),
  theirs: (points, isSeveral) =>
    `${isSeveral ? 'Die anderen, je' : 'Gegenüber'}: im Schnitt ${points}.`,
  later: text('Was dir für später bleibt: {points}.'),
  worth: text('Alles in allem, gegen die anderen: {points}.'),
  often: text('Damit man dich nicht durchschaut, leg das ab und zu: {chance}.'),
  held: text('Liegt bei anderen {card}, dann sitzt die Karte: {chance}.'),

  exact: 'Was die Würfel können, ist genau gezählt; danach wird bestmöglich neu geworfen.',
  assumed: 'Niemand sieht, was die anderen legen: Angenommen wird, dass alle gut spielen.',
  expected: (name, cards) => `Wahrscheinlich bei ${name}: ${cards.join(', ')}.`,
  likely: text('{card} {chance}'),
};
