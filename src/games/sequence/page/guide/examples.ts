/**
 * The examples of the rules page: short games, as records, the moments of them that are drawn, and
 * what is claimed about each.
 */

import type { Seat, Viewer } from '../../../../game.ts';
import { NAMES, NUMBERS } from '../../rules/board.ts';

export interface Claim {
  readonly turn?: Seat;
  /** What the dice on the table come to. */
  readonly sum?: number;
  /** Every square that may be chosen, in the order of the board. */
  readonly may?: readonly string[];
  /** The throws for the start. */
  readonly start?: readonly (number | null)[];
  /** Who has a chip on these squares; null is free. */
  readonly chips?: Readonly<Record<string, number | null>>;
  readonly line?: readonly string[];
  readonly winners?: readonly Seat[];
}

interface Example {
  readonly record: readonly object[];
  readonly moments: Readonly<
    Record<string, { readonly after: number; readonly viewer?: Viewer; readonly claim: Claim }>
  >;
}

const header = (seats: number): object => ({ record: 1, game: 'sequence', seats, setup: {} });
/** Both dice with this sum. */
const roll = (seat: Seat, sum: number): object => ({
  seat,
  type: 'roll',
  faces: [Math.ceil(sum / 2), Math.floor(sum / 2)],
});
/** So everybody throws for the start; the first has the highest. */
const start = (seats: number): readonly object[] =>
  Array.from({ length: seats }, (_, seat) => roll(seat, seat === 0 ? 9 : 7 - seat));
/** The throw of a square's own number and a chip on it. */
const put = (seat: Seat, square: string): readonly object[] => [
  roll(seat, NUMBERS[NAMES.indexOf(square)] as number),
  { seat, type: 'place', square },
];
/** An 11 and a chip wherever one likes. */
const wild = (seat: Seat, square: string): readonly object[] => [
  roll(seat, 11),
  { seat, type: 'place', square },
];

/** Every square is taken and nobody has five in a line; it goes in turns. */
const FULL =
  'a1 c1 b1 d1 e1 a2 f1 b2 c2 e2 d2 f2 a3 c3 b3 d3 e3 a4 f3 b4 c4 e4 d4 f4 a5 c5 b5 d5 e5 a6 f5 b6 c6 e6 d6 f6'.split(
    ' ',
  );

export const examples = {
  line: {
    record: [
      header(2),
      ...start(2),
      ...put(0, 'b2'),
      ...put(1, 'a2'),
      ...put(0, 'e5'),
      ...put(1, 'b1'),
      ...put(0, 'c3'),
      ...put(0, 'd4'),
      ...put(0, 'f6'),
    ],
    moments: {
      diagonal: {
        after: 16,
        claim: { winners: [0], line: ['b2', 'c3', 'd4', 'e5', 'f6'], sum: 2 },
      },
    },
  },
  row: {
    record: [
      header(2),
      ...start(2),
      ...put(0, 'a5'),
      ...put(1, 'a3'),
      ...put(0, 'b5'),
      ...put(1, 'd1'),
      ...put(0, 'd5'),
      ...put(1, 'f4'),
      ...put(0, 'e5'),
      ...put(1, 'f2'),
      ...put(0, 'c5'),
    ],
    moments: {
      row: { after: 20, claim: { winners: [0], line: ['a5', 'b5', 'c5', 'd5', 'e5'], sum: 9 } },
    },
  },
  start: {
    record: [header(3), roll(0, 9), roll(1, 4), roll(2, 9), roll(0, 5), roll(2, 8)],
    moments: {
      tie: { after: 3, claim: { start: [9, 4, 9], turn: 0 } },
      begins: { after: 5, claim: { start: [5, 4, 8], turn: 2, may: [] } },
    },
  },
  seven: {
    record: [
      header(2),
      ...start(2),
      ...put(0, 'b2'),
      ...put(1, 'e2'),
      ...put(0, 'b5'),
      ...put(1, 'e5'),
      ...put(0, 'e5'),
      ...put(1, 'b1'),
      ...put(0, 'e2'),
      ...put(1, 'f2'),
      roll(0, 7),
    ],
    moments: {
      free: { after: 7, claim: { turn: 0, sum: 7, may: ['b5', 'e5'] } },
      replace: {
        after: 11,
        claim: { turn: 0, sum: 7, may: ['e2', 'e5'], chips: { e2: 1, e5: 1 } },
      },
      nothing: {
        after: 19,
        claim: { turn: 1, sum: 7, may: [], chips: { b2: 0, e2: 0, b5: 0, e5: 0 } },
      },
    },
  },
  again: {
    record: [
      header(2),
      ...start(2),
      ...put(0, 'c3'),
      ...put(0, 'd3'),
      ...put(0, 'c4'),
      ...put(0, 'd4'),
      roll(0, 12),
    ],
    moments: {
      placed: { after: 4, claim: { turn: 0, sum: 12, chips: { c3: 0 } } },
      blocked: {
        after: 11,
        claim: { turn: 0, sum: 12, may: [], chips: { c3: 0, d3: 0, c4: 0, d4: 0 } },
      },
    },
  },
  ten: {
    record: [
      header(2),
      ...start(2),
      ...put(0, 'a1'),
      ...put(0, 'c3'),
      ...put(0, 'd2'),
      ...put(1, 'e3'),
      ...put(0, 'e2'),
      roll(1, 10),
      { seat: 1, type: 'remove', square: 'd2' },
    ],
    moments: {
      choose: {
        after: 13,
        claim: {
          turn: 1,
          sum: 10,
          may: ['d2', 'e2'],
          chips: { a1: 0, c3: 0, d2: 0, e2: 0, e3: 1 },
        },
      },
      removed: { after: 14, claim: { turn: 0, chips: { d2: null, e2: 0 } } },
    },
  },
  eleven: {
    record: [
      header(2),
      ...start(2),
      ...FULL.flatMap((square, at) => wild(at % 2, square)),
      roll(0, 11),
      { seat: 0, type: 'place', square: 'c3' },
    ],
    moments: {
      free: {
        after: 59,
        claim: { turn: 0, sum: 11, may: ['e5', 'f5', 'a6', 'b6', 'c6', 'd6', 'e6', 'f6'] },
      },
      full: {
        after: 75,
        claim: {
          turn: 0,
          sum: 11,
          may: FULL.filter((_, at) => at % 2 === 1).sort(
            (one, other) => NAMES.indexOf(one) - NAMES.indexOf(other),
          ),
          chips: { f6: 1, c3: 1 },
        },
      },
    },
  },
  partners: {
    record: [
      header(4),
      ...start(4),
      ...put(0, 'a2'),
      ...put(1, 'b1'),
      ...put(2, 'a3'),
      ...put(3, 'e1'),
      ...put(0, 'a4'),
      ...put(1, 'f2'),
      ...put(2, 'a5'),
      ...put(3, 'd1'),
      ...put(0, 'a6'),
    ],
    moments: {
      shared: { after: 22, claim: { winners: [0, 2], line: ['a2', 'a3', 'a4', 'a5', 'a6'] } },
    },
  },
} as const satisfies Readonly<Record<string, Example>>;
