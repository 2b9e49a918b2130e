/**
 * The examples of the rules page: short games, as records, the moments of them that are drawn, and
 * what is claimed about each.
 */

import type { Seat, Viewer } from '../../../../game.ts';
import type { Objective } from '../../rules/objectives.ts';
import type { Fate } from '../board/outcome.ts';

export interface Claim {
  /** Every card that the dice make, in the order of the pack. */
  readonly made?: readonly Objective[];
  /** Cards that they don't make, though one might think so. */
  readonly notMade?: readonly Objective[];
  /** What became of the cards of each seat in the round that was judged last. */
  readonly fates?: readonly (readonly Fate[])[];
  readonly scores?: readonly number[];
  /** The seats whose cards lie face down. */
  readonly faceDown?: readonly Seat[];
  readonly winner?: Seat;
}

interface Example {
  readonly record: readonly object[];
  readonly moments: Readonly<
    Record<string, { readonly after: number; readonly viewer?: Viewer; readonly claim: Claim }>
  >;
}

type Cards = Objective | readonly Objective[];

const header = (seats: number, options: object = {}): object => ({
  record: 1,
  game: 'pokerdice',
  seats,
  options,
  setup: { first: 0 },
});

/** The first throw of a round and everybody's cards, from seat 0 on. */
function bet(
  active: Seat,
  faces: readonly number[],
  ...cards: readonly Cards[]
): readonly object[] {
  return [
    { seat: active, type: 'roll', faces },
    ...cards.map((card, seat) => ({
      seat,
      type: 'commit',
      cards: typeof card === 'string' ? [card] : card,
    })),
  ];
}

const reroll = (seat: Seat, dice: readonly number[], faces: readonly number[]): object => ({
  seat,
  type: 'reroll',
  dice,
  faces,
});
const stop = (seat: Seat): object => ({ seat, type: 'stop' });

/** A round between two in which both play the same card and the first throw stands. */
function even(active: Seat, faces: readonly number[], card: Objective): readonly object[] {
  return [...bet(active, faces, card, card), stop(active)];
}

export const examples = {
  round: {
    record: [
      header(3),
      ...bet(0, [5, 5, 2, 3, 6], 'three', 'pair', 'small-straight'),
      reroll(0, [2, 3, 4], [5, 1, 4]),
      stop(0),
    ],
    moments: {
      thrown: { after: 1, claim: { made: ['joker', 'pair'], scores: [0, 0, 0] } },
      laid: { after: 4, claim: { faceDown: [1, 2] } },
      judged: { after: 6, claim: { fates: [['won'], ['won'], ['captured']], scores: [3, 1, 0] } },
    },
  },
  more: {
    record: [header(2), ...bet(0, [6, 6, 6, 3, 3], 'full', 'two-pairs'), stop(0)],
    moments: {
      full: {
        after: 4,
        claim: {
          made: ['joker', 'pair', 'three', 'two-pairs', 'full'],
          notMade: ['four'],
          fates: [['won'], ['won']],
          scores: [5, 3],
        },
      },
    },
  },
  alike: {
    record: [
      header(2),
      ...bet(0, [4, 4, 4, 4, 4], 'four', 'full'),
      stop(0),
      ...bet(1, [6, 6, 6, 6, 1], 'two-pairs', 'three'),
      stop(1),
    ],
    moments: {
      five: {
        after: 4,
        claim: {
          made: ['joker', 'pair', 'three', 'no-odd', 'four'],
          notMade: ['two-pairs', 'full'],
          fates: [['won'], ['captured']],
          scores: [8, 0],
        },
      },
      four: {
        after: 8,
        claim: {
          made: ['joker', 'pair', 'three', 'four'],
          notMade: ['two-pairs', 'full'],
          fates: [['captured'], ['won']],
          scores: [8, 3],
        },
      },
    },
  },
  straights: {
    record: [
      header(2),
      ...bet(0, [5, 6, 1, 2, 3], 'joker', 'small-straight'),
      stop(0),
      ...bet(1, [2, 3, 4, 5, 5], 'small-straight', 'pair'),
      stop(1),
      ...bet(0, [2, 3, 4, 5, 6], 'large-straight', 'large-straight'),
      stop(0),
    ],
    moments: {
      corner: {
        after: 4,
        claim: {
          made: ['joker'],
          notMade: ['small-straight', 'large-straight'],
          fates: [['won'], ['captured']],
        },
      },
      small: {
        after: 8,
        claim: {
          made: ['joker', 'pair', 'small-straight'],
          notMade: ['large-straight'],
          fates: [['won'], ['won']],
        },
      },
      large: {
        after: 12,
        claim: { made: ['joker', 'small-straight', 'large-straight'], fates: [['won'], ['won']] },
      },
    },
  },
  spoil: {
    record: [
      header(3),
      ...bet(0, [2, 2, 2, 5, 5], 'three', 'full', 'two-pairs'),
      reroll(0, [3, 4], [1, 6]),
      stop(0),
    ],
    moments: {
      before: {
        after: 4,
        claim: { made: ['joker', 'pair', 'three', 'two-pairs', 'full'], faceDown: [1, 2] },
      },
      spoiled: {
        after: 6,
        claim: {
          made: ['joker', 'pair', 'three'],
          fates: [['won'], ['captured'], ['captured']],
          scores: [4, 0, 0],
        },
      },
    },
  },
  capture: {
    record: [header(3), ...bet(0, [1, 2, 3, 5, 6], 'four', 'large-straight', 'joker'), stop(0)],
    moments: {
      judged: { after: 5, claim: { fates: [['out'], ['captured'], ['won']], scores: [1, 0, 1] } },
    },
  },
  tie: {
    record: [
      header(2),
      ...even(0, [1, 2, 3, 5, 6], 'joker'),
      ...even(1, [1, 2, 2, 5, 6], 'pair'),
      ...even(0, [3, 1, 3, 6, 3], 'three'),
      ...even(1, [4, 1, 4, 1, 6], 'two-pairs'),
      ...even(0, [2, 6, 4, 5, 3], 'small-straight'),
      ...even(1, [1, 3, 5, 5, 1], 'no-even'),
      ...even(0, [2, 4, 6, 6, 4], 'no-odd'),
      ...even(1, [5, 2, 5, 2, 5], 'full'),
      ...even(0, [5, 4, 3, 2, 1], 'large-straight'),
      ...even(1, [6, 6, 1, 6, 6], 'four'),
    ],
    moments: {
      over: { after: 40, claim: { scores: [37, 37], winner: 1 } },
    },
  },
  packs: {
    record: [
      header(2, { decks: 2 }),
      ...bet(0, [5, 5, 5, 5, 1], ['four', 'four'], ['three', 'full']),
      stop(0),
    ],
    moments: {
      judged: {
        after: 4,
        claim: {
          fates: [
            ['won', 'won'],
            ['won', 'captured'],
          ],
          scores: [15, 2],
        },
      },
    },
  },
} as const satisfies Readonly<Record<string, Example>>;
