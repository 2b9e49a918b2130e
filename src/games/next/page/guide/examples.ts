/**
 * The examples of the rules page: short games, as records, the moments of them that are drawn, and
 * what is claimed about each.
 */

import type { Seat, Viewer } from '../../../../game.ts';
import { COLOURS } from '../../rules/cards.ts';
import { GOBELET_1 } from '../../rules/deck.ts';
import { PILE_SIZE } from '../../rules/state.ts';

export interface Claim {
  readonly turn?: Seat;
  /**
   * The piles whose card the dice make as they lie; those that may be taken; those that are locked.
   */
  readonly made?: readonly number[];
  readonly takeable?: readonly number[];
  readonly locked?: readonly number[];
  readonly throwsLeft?: number;
  /** The dice were left by a failed turn. */
  readonly isInherited?: boolean;
  /** The black dice agree, and a die may be turned. */
  readonly power?: boolean;
  /** How many cards each seat holds, and which ones the viewer has. */
  readonly held?: readonly number[];
  readonly mine?: readonly string[];
  /** The types of the moves that there are, in the order of the alphabet. */
  readonly may?: readonly string[];
  readonly winners?: readonly Seat[];
}

interface Example {
  readonly record: readonly object[];
  readonly moments: Readonly<
    Record<string, { readonly after: number; readonly viewer?: Viewer; readonly claim: Claim }>
  >;
}

/** The cards on top of the piles, from the top down; below them lies the rest of the deck. */
function header(seats: number, ...tops: readonly (readonly string[])[]): object {
  const rest = GOBELET_1.map(({ id }) => id).filter((id) => !tops.flat().includes(id));
  const piles = tops.map((top) => [...top, ...rest.splice(0, PILE_SIZE - top.length)]);
  return { record: 1, game: 'next', seats, setup: { first: 0, piles } };
}

/** The six dice by the first letters of their colours, the last two black; a dash is kept. */
function roll(seat: Seat, dice: string): object {
  const thrown = [...dice].flatMap((letter, die) => (letter === '-' ? [] : [{ die, letter }]));
  return {
    seat,
    type: 'roll',
    dice: thrown.map(({ die }) => die),
    faces: thrown.map(({ letter }) => COLOURS.find((colour) => colour.startsWith(letter))),
  };
}

const take = (seat: Seat, pile: number): object => ({ seat, type: 'take', pile });
const swap = (seat: Seat, from: Seat, drew: string): object => ({ seat, type: 'swap', from, drew });
const give = (seat: Seat, card: string): object => ({ seat, type: 'give', card });

/**
 * The example of the printed sheet: a turn fails, and the next player may use its four red dice in
 * three ways.
 */
const FOUR_REDS: readonly object[] = [
  header(2, ['four-1'], ['five-1'], ['six-1']),
  roll(0, 'rrrryo'),
  roll(0, '----gb'),
  roll(0, '----yp'),
];

export const examples = {
  enough: {
    record: [
      header(2, ['full-1'], ['five-1', 'four-two-1'], ['pairs-1']),
      roll(0, 'bbbbbo'),
      take(0, 1),
      roll(1, 'ygggyg'),
    ],
    moments: {
      five: { after: 1, claim: { turn: 0, made: [0, 1], takeable: [0, 1], throwsLeft: 2 } },
      fourAndPair: { after: 3, claim: { turn: 1, made: [0, 1, 2], held: [1, 0] } },
    },
  },
  last: {
    record: [
      header(2, ['three-1'], ['2red-2green'], ['six-1']),
      roll(0, 'rgbyop'),
      roll(0, '-rgbyo'),
      roll(0, '---rgb'),
    ],
    moments: {
      must: { after: 3, claim: { turn: 0, takeable: [0, 1], throwsLeft: 0, may: ['take'] } },
    },
  },
  lock: {
    record: [
      header(2, ['three-1'], ['four-1'], ['2red-2green-2blue']),
      roll(0, 'rrrgby'),
      roll(0, '---rby'),
    ],
    moments: {
      made: { after: 1, claim: { turn: 0, made: [0], takeable: [0], locked: [], throwsLeft: 2 } },
      locked: {
        after: 2,
        claim: { turn: 0, made: [0, 1], takeable: [1], locked: [0], throwsLeft: 1 },
      },
    },
  },
  reds: {
    record: [...FOUR_REDS, take(1, 0)],
    moments: {
      left: {
        after: 3,
        claim: { turn: 1, isInherited: true, locked: [], takeable: [0], may: ['roll', 'take'] },
      },
      taken: { after: 4, claim: { turn: 0, held: [0, 1], throwsLeft: 3, may: ['roll'] } },
    },
  },
  redsKept: {
    record: [...FOUR_REDS, roll(1, '----rg')],
    moments: {
      kept: {
        after: 4,
        claim: { turn: 1, isInherited: false, locked: [0], takeable: [1], throwsLeft: 1 },
      },
    },
  },
  redsAfresh: {
    record: [...FOUR_REDS, roll(1, 'gbyogp')],
    moments: {
      thrown: {
        after: 4,
        claim: { turn: 1, isInherited: false, locked: [], made: [], throwsLeft: 2, may: ['roll'] },
      },
    },
  },
  black: {
    record: [
      header(2, ['four-two-1'], ['five-1'], ['3green']),
      roll(0, 'rrrgbb'),
      { seat: 0, type: 'turn-die', die: 3, face: 'red' },
    ],
    moments: {
      agree: { after: 1, claim: { turn: 0, power: true, made: [], may: ['roll', 'turn-die'] } },
      turned: { after: 2, claim: { turn: 0, power: false, takeable: [0], throwsLeft: 2 } },
    },
  },
  superSwap: {
    record: [
      header(3, ['three-1', 'five-1', 'four-4'], ['six-1'], ['3yellow-2purple']),
      roll(0, 'rrrbyg'),
      take(0, 0),
      roll(1, 'ggggrg'),
      take(1, 0),
      roll(2, 'obpooo'),
      take(2, 0),
      swap(2, 0, 'three-1'),
      give(2, 'four-4'),
      swap(2, 1, 'five-1'),
      give(2, 'three-1'),
    ],
    moments: {
      won: {
        after: 6,
        viewer: 2,
        claim: { turn: 2, held: [1, 1, 1], mine: ['four-4'], may: ['swap'] },
      },
      first: {
        after: 8,
        viewer: 2,
        claim: { turn: 2, held: [1, 1, 1], mine: ['three-1'], may: ['swap'] },
      },
      second: { after: 10, viewer: 2, claim: { turn: 0, held: [1, 1, 1], mine: ['five-1'] } },
    },
  },
  stop: {
    record: [
      header(4, ['full-3', 'four-3', 'pairs-3', '3red'], ['five-1'], ['six-1']),
      roll(0, 'bbbyyg'),
      take(0, 0),
      roll(0, 'ooroop'),
      take(0, 0),
      roll(0, 'grbgrb'),
      take(0, 0),
      roll(0, 'rrrbgy'),
      take(0, 0),
      { seat: 0, type: 'finish' },
    ],
    moments: {
      replay: { after: 2, claim: { turn: 0, held: [1, 0, 0, 0], throwsLeft: 3, may: ['roll'] } },
      asked: { after: 8, claim: { turn: 0, held: [4, 0, 0, 0], may: ['continue', 'finish'] } },
      over: { after: 9, claim: { held: [4, 0, 0, 0], winners: [0] } },
    },
  },
} as const satisfies Readonly<Record<string, Example>>;
