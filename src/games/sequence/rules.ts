/**
 * Séquence Dés. Two dice name a square; five chips in a row win. The ids in comments (S1 …) are those of README.md here.
 * Nothing is hidden in this game: what a seat decides is only where to put or take a chip.
 */

import { type Chance, type Codes, defineGame, MOST_MOVES, type Rules, type Seat } from '../../game.ts';
import { fields, listOf, oneOf, Refusal, whole } from '../../shape.ts';
import { CARRYING, longestLine, NAMES, SHELTERED, SQUARES } from './board.ts';
import { decode, encode, type Move, PLACE, REMOVE, ROLL } from './moves.ts';
import { type State, side, sumOf, won } from './state.ts';
import { show, type View } from './view.ts';

export type Answer = { readonly faces: readonly number[] };
export type Options = { readonly line: 5 | 6 };
export type Setup = Record<never, never>;

export type Sequence = { state: State; move: Move; answer: Answer; view: View; options: Options; setup: Setup };

const TWO_DICE: Chance = { draws: 2, sides: 6 };

/** Everybody throws in seat order; those tied for the highest throw again, and only their new sums count. */
function throwForStart(state: State): void {
  const sum = sumOf(state);
  const thrower = 1 << state.turn;
  state.sums[state.turn] = sum;
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

/** Writes what the throw lets its player do, at most so many codes. */
function doings(state: State, codes: Codes, most: number): number {
  const own = side(state.seats, state.turn) + 1;
  return state.phase === 'remove'
    ? removals(state.chips, own, codes, most)
    : placings(state.chips, own, sumOf(state), codes, most);
}

/** The free squares of the number, any with an eleven; if there are none, the opponents' chips there, to replace. */
function placings(chips: readonly number[], own: number, sum: number, codes: Codes, most: number): number {
  const squares = sum === 11 ? ALL_SQUARES : (CARRYING[sum] as readonly number[]);
  let count = 0;
  for (let index = 0; index < squares.length && count < most; index++) {
    const square = squares[index] as number;
    if (chips[square] === 0) codes[count++] = PLACE + square;
  }
  if (count > 0) return count;
  for (let index = 0; index < squares.length && count < most; index++) {
    const square = squares[index] as number;
    if (chips[square] !== own) codes[count++] = PLACE + square;
  }
  return count;
}

/** A ten removes an opponent's chip, but never from a 2 or a 12. */
function removals(chips: readonly number[], own: number, codes: Codes, most: number): number {
  let count = 0;
  for (let square = 0; square < SQUARES && count < most; square++) {
    const chip = chips[square];
    if (chip !== 0 && chip !== own && !SHELTERED[square]) codes[count++] = REMOVE + square;
  }
  return count;
}

const ALL_SQUARES = NAMES.map((_, square) => square);
const scratch: Codes = new Int32Array(1);

/** A 2 or a 12 gives the same seat another turn, whether or not a chip could be put. */
function endTurn(state: State): void {
  const sum = sumOf(state);
  if (sum !== 2 && sum !== 12) state.turn = (state.turn + 1) % state.seats;
  state.phase = 'roll';
}

const rules: Rules<Sequence> = {
  id: 'sequence',
  seats: { min: 2, max: 4 },

  options(seats) {
    const shape = fields({}, { line: oneOf([5, 6]) });
    return (json) => {
      const { line = 5 } = shape(json);
      if (line === 6 && seats === 3) throw new Refusal('must be 5 with three seats', 'line'); // S7
      return { line };
    };
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
    dice: [0, 0],
    chips: new Array<number>(SQUARES).fill(0),
    last: -1,
    contest: (1 << seats) - 1,
    best: 0,
    leaders: 0,
    sums: new Array<number>(seats).fill(0),
  }),
  side,

  copy: (state) => ({
    seats: state.seats,
    line: state.line,
    phase: state.phase,
    thrown: state.thrown,
    turn: state.turn,
    dice: [state.dice[0], state.dice[1]],
    chips: state.chips.slice(),
    last: state.last,
    contest: state.contest,
    best: state.best,
    leaders: state.leaders,
    sums: state.sums.slice(),
  }),
  toMove: (state) => (state.thrown || state.phase === 'over' ? 0 : 1 << state.turn),
  chance: (state) => (state.thrown ? TWO_DICE : undefined),

  legal(state, _seat, codes) {
    switch (state.phase) {
      case 'start':
      case 'roll':
        codes[0] = ROLL;
        return 1;
      case 'place':
      case 'remove':
        return doings(state, codes, MOST_MOVES);
      case 'over':
        return 0;
    }
  },

  play(state, _seat, code) {
    if (code === ROLL) {
      state.thrown = true;
    } else if (code < REMOVE) {
      const square = code - PLACE;
      state.chips[square] = side(state.seats, state.turn) + 1;
      state.last = square;
      if (longestLine(state.chips, square) >= state.line) state.phase = 'over';
      else endTurn(state);
    } else {
      state.chips[code - REMOVE] = 0;
      state.last = code - REMOVE;
      endTurn(state);
    }
  },

  settle(state, values) {
    state.thrown = false;
    state.dice[0] = (values[0] as number) + 1;
    state.dice[1] = (values[1] as number) + 1;
    if (state.phase === 'start') {
      throwForStart(state);
      return;
    }
    state.phase = sumOf(state) === 10 ? 'remove' : 'place';
    if (doings(state, scratch, 1) === 0) endTurn(state);
  },

  scores(state) {
    return Array.from({ length: state.seats }, (_, seat) => Number(won(state, seat)));
  },
  winners(state) {
    return Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => won(state, seat));
  },

  events: {
    roll: { move: {}, answer: { faces: listOf(whole(1, 6), 1, 2) } },
    place: { move: { square: oneOf(NAMES) } },
    remove: { move: { square: oneOf(NAMES) } },
  },
  encode,
  decode,
  values: (_state, answer) => answer.faces.map((face) => face - 1),
  answer: (_state, values) => ({ faces: values.map((value) => value + 1) }),

  show,
  imagine: (state) => rules.copy(state),
};
export const sequence = defineGame(rules);
