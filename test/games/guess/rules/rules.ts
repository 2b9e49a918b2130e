/** Everybody guesses a face in secret, one die is thrown, and every right guess scores. */

import {
  type CommonView,
  defineGame,
  type GameTypes,
  hasSeat,
  offer,
  type Rules,
  type Seat,
} from '../../../../src/game.ts';
import { fields, listOf, oneOf, refined, whole } from '../../../../src/shape.ts';

interface Options {
  readonly rounds: (typeof ROUNDS)[number];
}

interface State {
  readonly seats: number;
  readonly rounds: number;
  round: number;
  thrown: boolean;
  /** The face that was thrown last, 0 before. */
  face: number;
  guesses: number[];
  points: number[];
}
export type Move = { readonly type: 'guess'; readonly face: number } | { readonly type: 'throw' };

export interface View extends CommonView {
  readonly round: number;
  readonly rounds: number;
  /** The face that was thrown last, 0 before. */
  readonly face: number;
  readonly points: readonly number[];
  /** The viewer's own guess, a face; null without one. */
  readonly mine: number | null;
  /** By seat, who has guessed. */
  readonly ready: readonly boolean[];
}

export interface Guess extends GameTypes {
  state: State;
  view: View;
  move: Move;
  answer: { readonly faces: readonly number[] };
  secret: 'face';
  options: Options;
  setup: Record<never, never>;
}

const ROUNDS = [3, 12] as const;
const GUESSES = offer<Move>([0, 1, 2, 3, 4, 5]);
const THROW = offer<Move>([6]);
const NOTHING: readonly 'face'[] = [];
const FACE: readonly 'face'[] = ['face'];

function stillGuessing({ guesses }: State): number {
  return guesses.reduce((bits, guess, seat) => (guess < 0 ? bits | (1 << seat) : bits), 0);
}

const rules: Rules<Guess> = {
  id: 'guess',
  version: 1,
  seats: { min: 2, max: 6 },
  options: () =>
    refined(fields({}, { rounds: oneOf(ROUNDS) }), (asked) => ({ rounds: 3 as const, ...asked })),
  opening: () => ({ rounds: 12 }),
  setup: () => fields({}),
  lots: () => [],
  deal: () => ({}),
  start: (seats, { rounds }) => ({
    seats,
    rounds,
    round: 0,
    thrown: false,
    face: 0,
    guesses: Array(seats).fill(-1),
    points: Array(seats).fill(0),
  }),
  side: (_seats, seat) => seat,
  first: () => 0,
  copy: (state) => ({ ...state, guesses: [...state.guesses], points: [...state.points] }),
  toMove: (state) => (state.thrown || state.round === state.rounds ? 0 : stillGuessing(state) || 1),
  chance: ({ thrown }) => (thrown ? { draws: 1, sides: 6 } : undefined),
  legal: (state, seat) => (hasSeat(stillGuessing(state), seat) ? GUESSES : THROW),
  play(state, seat, code) {
    if (code === 6) state.thrown = true;
    else state.guesses[seat] = code;
  },
  settle(state, [face = 0]) {
    state.points = state.points.map(
      (points, seat) => points + Number(state.guesses[seat] === face),
    );
    state.guesses.fill(-1);
    state.face = face + 1;
    state.thrown = false;
    state.round++;
  },
  scores: ({ points }) => points,
  winners: ({ points, round, rounds }) =>
    round < rounds
      ? []
      : points.flatMap((each, seat): Seat[] => (each === Math.max(...points) ? [seat] : [])),
  events: {
    guess: { move: { face: whole(1, 6) } },
    throw: { move: {}, answer: { faces: listOf(whole(1, 6), 1, 1) } },
  },
  encode: (_state, move) => (move.type === 'throw' ? 6 : [1, 2, 3, 4, 5, 6].indexOf(move.face)),
  decode: (_state, code) => (code === 6 ? { type: 'throw' } : { type: 'guess', face: code + 1 }),
  values: (_state, { faces }) => faces.map((face) => face - 1),
  answer: (_state, values) => ({ faces: values.map((value) => value + 1) }),
  show: ({ round, rounds, guesses, face, points }, viewer) => ({
    round,
    rounds,
    face,
    points,
    mine: viewer === 'public' || (guesses[viewer] ?? -1) < 0 ? null : (guesses[viewer] ?? 0) + 1,
    ready: guesses.map((guess) => guess >= 0),
  }),
  secrets: ['face'],
  hidden: (_state, { seat, move }, viewer) =>
    move.type === 'throw' || viewer === seat ? NOTHING : FACE,
  imagine: (state, viewer, below) => ({
    ...state,
    guesses: state.guesses.map((guess, seat) => (guess < 0 || seat === viewer ? guess : below(6))),
  }),
};
export const guess = defineGame(rules);
