/**
 * Séquence Dés. Two dice name a square; five chips in a row win. The ids in comments (S1 …) are
 * those of README.md here. Nothing is hidden in this game: what a seat decides is only where to put
 * or take a chip.
 */

import { type Chance, defineGame, offer, type Rules, type Seat } from '../../../game.ts';
import { fields, listOf, oneOf, Refusal, refined, whole } from '../../../shape.ts';
import { EXPOSED, HALF, hasLine, NAMES, type Squares, TARGETS } from './board.ts';
import {
  anywhere,
  decode,
  encode,
  type Move,
  ONLY_ROLL,
  PLACE,
  placings,
  REMOVE,
  ROLL,
} from './moves.ts';
import { type State, side, sumOf, won } from './state.ts';
import { show, type View } from './view.ts';

export type Answer = { readonly faces: readonly number[] };
export type Options = { readonly line: 5 | 6 };
export type Setup = Record<never, never>;

export type Sequence = {
  state: State;
  move: Move;
  answer: Answer;
  secret: never;
  view: View;
  options: Options;
  setup: Setup;
};

const TWO_DICE: Chance = { draws: 2, sides: 6 };
const NOTHING: readonly never[] = [];

/**
 * S20 to S24. Everybody throws in seat order; those tied for the highest throw again, and only
 * their new sums count.
 */
function throwForStart(state: State): void {
  const sum = sumOf(state);
  const thrower = 1 << state.turn;
  state.sums = state.sums.with(state.turn, sum);
  if (sum > state.best) {
    state.best = sum;
    state.leaders = thrower;
  } else if (sum === state.best) {
    state.leaders |= thrower;
  }
  const waiting = state.contest & -(2 << state.turn); // the seats of the contest after this one
  if (waiting !== 0) {
    state.turn = lowest(waiting);
    return;
  }
  state.turn = lowest(state.leaders);
  if (state.leaders === 1 << state.turn) state.phase = 'roll';
  state.contest = state.leaders;
  state.best = 0;
  state.leaders = 0;
}

function lowest(bits: number): Seat {
  return 31 - Math.clz32(bits & -bits);
}

/**
 * S28 to S32, S37 to S45. Finds the squares on which the throw may act. With a ten: an opponent's
 * chip, but never on a 2 or a 12. Else: the free squares of the sum, or if there are none the
 * opponents' chips there, to replace.
 */
function findReach(state: State): void {
  const { upper, lower } = state;
  const own = side(state.seats, state.turn);
  const ownUpper = upper[own] as number;
  const ownLower = lower[own] as number;
  const takenUpper = (upper[0] as number) | (upper[1] as number) | (upper[2] as number);
  const takenLower = (lower[0] as number) | (lower[1] as number) | (lower[2] as number);
  if (state.phase === 'remove') {
    state.reachUpper = takenUpper & ~ownUpper & EXPOSED.upper;
    state.reachLower = takenLower & ~ownLower & EXPOSED.lower;
    return;
  }
  const targets = TARGETS[sumOf(state)] as Squares;
  state.reachUpper = targets.upper & ~takenUpper;
  state.reachLower = targets.lower & ~takenLower;
  if ((state.reachUpper | state.reachLower) !== 0) return;
  state.reachUpper = targets.upper & ~ownUpper;
  state.reachLower = targets.lower & ~ownLower;
}

/** Empties a square, and puts the chip of a side there unless it is NOBODY. */
function change(state: State, square: number, owner: number): void {
  const half = square < HALF ? state.upper : state.lower;
  const bit = 1 << (square < HALF ? square : square - HALF);
  half[0] = (half[0] as number) & ~bit;
  half[1] = (half[1] as number) & ~bit;
  half[2] = (half[2] as number) & ~bit;
  if (owner !== NOBODY) half[owner] = (half[owner] as number) | bit;
  state.last = square;
}

const NOBODY = -1;

/** S33 to S36. A 2 or a 12 gives the same seat another turn, whether or not a chip could be put. */
function endTurn(state: State): void {
  const sum = sumOf(state);
  if (sum !== 2 && sum !== 12) state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1;
  state.phase = 'roll';
  state.reachUpper = 0;
  state.reachLower = 0;
}

function hasWon({ upper, lower, seats, turn, line, last }: State): boolean {
  const own = side(seats, turn);
  return hasLine(upper[own] as number, lower[own] as number, line, last);
}

const rules: Rules<Sequence> = {
  id: 'sequence',
  version: 1,
  seats: { min: 2, max: 4 },

  options(seats) {
    return refined(fields({}, { line: oneOf([5, 6]) }), ({ line = 5 }) => {
      if (line === 6 && seats === 3) throw new Refusal('must be 5 with three seats', 'line'); // S14
      return { line };
    });
  },
  setup: () => fields({}),
  lots: () => [],
  deal: () => ({}),
  start: (seats, { line }) => ({
    seats,
    line,
    phase: 'start',
    thrown: false,
    turn: 0,
    die: 0,
    otherDie: 0,
    upper: [0, 0, 0],
    lower: [0, 0, 0],
    reachUpper: 0,
    reachLower: 0,
    last: -1,
    contest: (1 << seats) - 1,
    best: 0,
    leaders: 0,
    sums: new Array<number>(seats).fill(0),
  }),
  side,
  /** Of the throws for the start only the winner's seat is left in the contest, for good. */
  first: ({ phase, contest }) => (phase === 'start' ? undefined : lowest(contest)),

  copy: (state) => ({
    seats: state.seats,
    line: state.line,
    phase: state.phase,
    thrown: state.thrown,
    turn: state.turn,
    die: state.die,
    otherDie: state.otherDie,
    upper: state.upper.slice(),
    lower: state.lower.slice(),
    reachUpper: state.reachUpper,
    reachLower: state.reachLower,
    last: state.last,
    contest: state.contest,
    best: state.best,
    leaders: state.leaders,
    sums: state.sums,
  }),
  toMove: (state) => (state.thrown || state.phase === 'over' ? 0 : 1 << state.turn),
  chance: (state) => (state.thrown ? TWO_DICE : undefined),

  legal(state) {
    switch (state.phase) {
      case 'start':
      case 'roll':
        return ONLY_ROLL;
      case 'place': {
        const sum = sumOf(state);
        return sum === 11
          ? anywhere(PLACE, state.reachUpper, state.reachLower)
          : placings(sum, state.reachUpper, state.reachLower);
      }
      case 'remove':
        return anywhere(REMOVE, state.reachUpper, state.reachLower);
      case 'over':
        return offer([]);
    }
  },

  play(state, _seat, code) {
    if (code === ROLL) {
      state.thrown = true;
    } else if (code < REMOVE) {
      change(state, code - PLACE, side(state.seats, state.turn));
      if (hasWon(state)) state.phase = 'over';
      else endTurn(state);
    } else {
      change(state, code - REMOVE, NOBODY);
      endTurn(state);
    }
  },

  settle(state, values) {
    state.thrown = false;
    state.die = (values[0] as number) + 1;
    state.otherDie = (values[1] as number) + 1;
    if (state.phase === 'start') {
      throwForStart(state);
      return;
    }
    state.phase = sumOf(state) === 10 ? 'remove' : 'place';
    findReach(state);
    if ((state.reachUpper | state.reachLower) === 0) endTurn(state);
  },

  scores(state) {
    return Array.from({ length: state.seats }, (_, seat) => Number(won(state, seat)));
  },
  winners(state) {
    return Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) =>
      won(state, seat),
    );
  },

  events: {
    roll: { move: {}, answer: { faces: listOf(whole(1, 6), 2, 2) } },
    place: { move: { square: oneOf(NAMES) } },
    remove: { move: { square: oneOf(NAMES) } },
  },
  encode,
  decode,
  values: (_state, answer) => answer.faces.map((face) => face - 1),
  answer: (_state, values) => ({ faces: values.map((value) => value + 1) }),

  show,
  secrets: NOTHING,
  hidden: () => NOTHING,
  imagine: (state) => rules.copy(state),
};
export const sequence = defineGame(rules);
