/**
 * A toy fourth game, here to show that a game is one folder and one line, and that the contract suite is worth something:
 * everybody guesses a face in secret, one die is thrown, and every right guess scores; three rounds.
 */

import { defineGame, hasSeat, type Kinds, offer, type Rules, type Seat } from '../../../src/game.ts';
import { fields, listOf, whole } from '../../../src/shape.ts';

interface State {
  readonly seats: number;
  round: number;
  thrown: boolean;
  /** The face that was thrown last, 0 before. */
  face: number;
  guesses: number[];
  points: number[];
}
type Move = { readonly type: 'guess'; readonly face: number } | { readonly type: 'throw' };

interface Guess extends Kinds {
  state: State;
  move: Move;
  answer: { readonly faces: readonly number[] };
  secret: 'face';
  options: Record<never, never>;
  setup: Record<never, never>;
}

const ROUNDS = 3;
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
  seats: { min: 2, max: 3 },
  options: () => fields({}),
  setup: () => fields({}),
  lots: () => [],
  deal: () => ({}),
  start: (seats) => ({ seats, round: 0, thrown: false, face: 0, guesses: Array(seats).fill(-1), points: Array(seats).fill(0) }),
  side: (_seats, seat) => seat,
  first: () => 0,
  copy: (state) => ({ ...state, guesses: [...state.guesses], points: [...state.points] }),
  toMove: (state) => (state.thrown || state.round === ROUNDS ? 0 : stillGuessing(state) || 1),
  chance: ({ thrown }) => (thrown ? { draws: 1, sides: 6 } : undefined),
  legal: (state, seat) => (hasSeat(stillGuessing(state), seat) ? GUESSES : THROW),
  play(state, seat, code) {
    if (code === 6) state.thrown = true;
    else state.guesses[seat] = code;
  },
  settle(state, [face = 0]) {
    state.points = state.points.map((points, seat) => points + Number(state.guesses[seat] === face));
    state.guesses.fill(-1);
    state.face = face + 1;
    state.thrown = false;
    state.round++;
  },
  scores: ({ points }) => points,
  winners: ({ points, round }) =>
    round < ROUNDS ? [] : points.flatMap((each, seat): Seat[] => (each === Math.max(...points) ? [seat] : [])),
  events: { guess: { move: { face: whole(1, 6) } }, throw: { move: {}, answer: { faces: listOf(whole(1, 6), 1, 1) } } },
  encode: (_state, move) => (move.type === 'throw' ? 6 : [1, 2, 3, 4, 5, 6].indexOf(move.face)),
  decode: (_state, code) => (code === 6 ? { type: 'throw' } : { type: 'guess', face: code + 1 }),
  values: (_state, { faces }) => faces.map((face) => face - 1),
  answer: (_state, values) => ({ faces: values.map((value) => value + 1) }),
  show: ({ guesses, face, points }, viewer) => ({
    face,
    points,
    mine: viewer === 'public' ? null : guesses[viewer],
    ready: guesses.map((guess) => guess >= 0),
  }),
  secrets: ['face'],
  hidden: (_state, { seat, move }, viewer) => (move.type === 'throw' || viewer === seat ? NOTHING : FACE),
  imagine: (state, viewer, below) => ({
    ...state,
    guesses: state.guesses.map((guess, seat) => (guess < 0 || seat === viewer ? guess : below(6))),
  }),
};
export const guess = defineGame(rules);
