/**
 * The introduction to Séquence Dés: a row that grows, a chip that changes hands, a row that is
 * broken, and five in a line.
 */

import type { Event, Seat } from '../../../game.ts';
import type { Deed, Intro } from '../../../web/kit/contracts/intro.ts';
import type { Sequence } from '../rules/rules.ts';
import type { Words } from '../words/en/intro.ts';

type Faces = readonly [number, number];

const roll = (...faces: Faces): Deed<Sequence> => ({ move: { type: 'roll' }, answer: { faces } });
const place = (square: string): Deed<Sequence> => ({ move: { type: 'place', square } });
const remove = (square: string): Deed<Sequence> => ({ move: { type: 'remove', square } });
/** A throw and where its chip went. */
const turn = (seat: Seat, faces: Faces, square: string): readonly Event<Sequence>[] => [
  { seat, ...roll(...faces) },
  { seat, ...place(square) },
];

export const intro: Intro<Sequence, Words> = {
  seats: 2,
  options: { line: 5 },
  setup: {},
  before: [
    { seat: 0, ...roll(6, 5) }, // who begins
    { seat: 1, ...roll(2, 3) },
    ...turn(0, [4, 5], 'b3'),
    ...turn(1, [1, 4], 'd1'),
    ...turn(0, [2, 6], 'b4'),
    ...turn(1, [3, 5], 'e3'),
    ...turn(0, [4, 4], 'c2'),
    ...turn(1, [2, 6], 'd5'),
    ...turn(0, [6, 6], 'd3'),
    ...turn(0, [2, 4], 'f5'),
    ...turn(1, [1, 2], 'b1'),
    ...turn(0, [2, 3], 'f4'),
    ...turn(1, [3, 3], 'e1'),
  ],
  lessons: [
    { says: 'throw', asks: [roll(3, 4)] },
    { says: 'place', asks: ['b2', 'e2', 'b5', 'e5'].map(place), follows: turn(1, [3, 6], 'e4') },
    { says: 'twelve', asks: [roll(6, 6)] },
    { says: 'gap', asks: [place('c3')], offers: ['place'] },
    { says: 'again', asks: [roll(5, 3)] },
    { says: 'replace', asks: [place('e3')], offers: ['place'], follows: turn(1, [1, 3], 'c1') },
    { says: 'danger', asks: [roll(4, 6)] },
    {
      says: 'remove',
      asks: ['b1', 'c1', 'd1', 'e1'].map(remove),
      offers: ['remove'],
      follows: turn(1, [1, 2], 'f2'),
    },
    { says: 'wild', asks: [roll(5, 6)] },
    { says: 'five', asks: [place('a3'), place('f3')], offers: ['place'] },
  ],
};
