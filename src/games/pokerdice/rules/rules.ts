/**
 * Pokerdice. One seat throws, all commit a card in secret, the thrower may spoil or mend. The ids
 * in comments (P1 …) are those of README.md here.
 */

import { type Chance, countBits, defineGame, offer, type Rules, type Seat } from '../../../game.ts';
import { ascending, fields, listOf, oneOf, Refusal, refined, whole } from '../../../shape.ts';
import {
  COMMIT,
  commits,
  decode,
  encode,
  type Move,
  ONLY_ROLL,
  REROLL,
  ROLL,
  STOP_OR_REROLL,
} from './moves.ts';
import { made, OBJECTIVES, POINTS } from './objectives.ts';
import { activeSeat, CARDS, DICE, isTurnedUp, NONE, REROLLS, type State } from './state.ts';
import { hidden, SECRETS, type Secret, show, type View } from './view.ts';

export type Answer = { readonly faces: readonly number[] };
export type Options = { readonly decks: 1 | 2; readonly rounds: (typeof ROUNDS)[number] };
export type Setup = { readonly first: Seat };

export type Pokerdice = {
  state: State;
  move: Move;
  answer: Answer;
  secret: Secret;
  view: View;
  options: Options;
  setup: Setup;
};

const ROUNDS = ['all', 'equal', 'twice'] as const;
const ALL_DICE = (1 << DICE) - 1;

const POINTS_OF: readonly number[] = OBJECTIVES.map((objective) => POINTS[objective]);
const THROWS: readonly Chance[] = Array.from({ length: DICE + 1 }, (_, draws) => ({
  draws,
  sides: 6,
}));

export function roundsOf(seats: number, rounds: Options['rounds']): number {
  switch (rounds) {
    case 'all':
      return CARDS; // P41
    case 'equal':
      return CARDS - (CARDS % seats); // P42
    case 'twice':
      return 2 * seats; // P73
  }
}

/**
 * P34 to P40. The throw is final: every card is judged alone, then the seat to the left becomes
 * active.
 */
function judge(state: State): void {
  const shown = made(state.dice);
  state.history = [...state.history, ...state.committedOn, ...state.dice, ...state.commits];
  const left = state.left.slice();
  const points = state.points.slice();
  for (let seat = 0; seat < state.seats; seat++) {
    const commit = state.commits[seat] as number;
    judgeCard(state, left, points, seat, commit % CARDS, shown);
    if (commit >= CARDS)
      judgeCard(state, left, points, seat, Math.floor(commit / CARDS) - 1, shown);
    state.commits[seat] = NONE;
  }
  state.left = left;
  state.points = points;
  state.committedOn = [];
  state.round++;
  state.phase = state.round === state.rounds ? 'over' : 'roll';
}

function judgeCard(
  state: State,
  left: number[],
  points: number[],
  seat: Seat,
  card: number,
  shown: number,
): void {
  const active = activeSeat(state);
  left[seat] = (left[seat] as number) - (1 << (2 * card));
  if ((shown >> card) & 1) {
    points[seat] = (points[seat] as number) + (POINTS_OF[card] as number);
  } else if (seat !== active) {
    points[active] = (points[active] as number) + 1;
    state.captured = state.captured.with(active, (state.captured[active] as number) + 1);
  }
}

const rules: Rules<Pokerdice> = {
  id: 'pokerdice',
  version: 1,
  seats: { min: 2, max: 5 },
  hasPacks: true, // P75

  options(seats) {
    const shape = fields({}, { decks: oneOf([1, 2]), rounds: oneOf(ROUNDS) });
    return refined(shape, ({ decks = 1, rounds = 'all' }) => {
      if (decks === 2 && seats > 2)
        throw new Refusal('must be 1 with more than two seats', 'decks'); // P48
      return { decks, rounds };
    });
  },
  opening: () => ({ rounds: 'equal' }), // P74
  setup: (seats) => fields({ first: whole(0, seats - 1) }),
  lots: (seats) => [{ kind: 'one', of: seats, choice: 'first' }],
  deal: (_seats, _options, [first]) => ({ first: first?.[0] as number }),
  start: (seats, { decks, rounds }, { first }) => ({
    seats,
    decks,
    first,
    rounds: roundsOf(seats, rounds),
    round: 0,
    phase: 'roll',
    thrown: 0,
    dice: [],
    committedOn: [],
    rerolls: 0,
    choosing: 0,
    commits: new Array<number>(seats).fill(NONE),
    left: new Array<number>(seats).fill(decks * 0b01010101010101010101),
    points: new Array<number>(seats).fill(0),
    captured: new Array<number>(seats).fill(0),
    history: [],
  }),
  side: (_seats, seat) => seat,
  first: ({ first }) => first,

  copy: (state) => ({
    seats: state.seats,
    decks: state.decks,
    first: state.first,
    rounds: state.rounds,
    round: state.round,
    phase: state.phase,
    thrown: state.thrown,
    dice: state.dice.slice(),
    committedOn: state.committedOn,
    rerolls: state.rerolls,
    choosing: state.choosing,
    commits: state.commits.slice(),
    left: state.left,
    points: state.points,
    captured: state.captured,
    history: state.history,
  }),
  toMove(state) {
    if (state.thrown !== 0 || state.phase === 'over') return 0;
    return state.phase === 'commit' ? state.choosing : 1 << activeSeat(state);
  },
  chance: (state) => (state.thrown === 0 ? undefined : THROWS[countBits(state.thrown)]),

  legal(state, seat) {
    switch (state.phase) {
      case 'roll':
        return ONLY_ROLL;
      case 'commit':
        return commits(state.decks, state.left[seat] as number);
      case 'reroll':
        return STOP_OR_REROLL;
      case 'over':
        return offer([]);
    }
  },

  play(state, seat, code) {
    if (code >= COMMIT) {
      state.commits[seat] = code - COMMIT;
      state.choosing &= ~(1 << seat);
      if (state.choosing === 0) {
        state.phase = 'reroll';
        state.committedOn = state.dice.slice();
      }
    } else if (code > REROLL) {
      state.thrown = code - REROLL;
      state.rerolls++;
    } else if (code === ROLL) {
      state.thrown = ALL_DICE;
      state.rerolls = 0;
    } else {
      judge(state);
    }
  },

  settle(state, values) {
    let next = 0;
    for (let die = 0; die < DICE; die++) {
      if ((state.thrown >> die) & 1) state.dice[die] = (values[next++] as number) + 1;
    }
    state.thrown = 0;
    if (state.phase === 'roll') {
      state.phase = 'commit';
      state.choosing = (1 << state.seats) - 1;
    } else if (state.rerolls === REROLLS) {
      judge(state);
    }
  },

  scores: (state) => state.points.slice(),
  winners(state) {
    if (state.phase !== 'over') return [];
    const most = Math.max(...state.points);
    // P46. Among the tied the one who was active most recently: walk back from the last round's
    // active seat.
    for (let round = state.rounds - 1; ; round--) {
      const seat = (state.first + round) % state.seats;
      if (state.points[seat] === most) return [seat];
    }
  },

  events: {
    roll: { move: {}, answer: { faces: listOf(whole(1, 6), 1, DICE) } },
    commit: { move: { cards: listOf(oneOf(OBJECTIVES), 1, 2) } },
    reroll: { move: { dice: ascending(DICE) }, answer: { faces: listOf(whole(1, 6), 1, DICE) } },
    stop: { move: {} },
  },
  encode,
  decode,
  values: (_state, answer) => answer.faces.map((face) => face - 1),
  answer: (_state, values) => ({ faces: values.map((value) => value + 1) }),

  show,
  secrets: SECRETS,
  hidden,
  /** All that is ever hidden is what the others have committed and not yet turned up. */
  imagine(state, viewer, below) {
    const imagined = rules.copy(state);
    for (let seat = 0; seat < state.seats; seat++) {
      if (state.commits[seat] === NONE || seat === viewer || isTurnedUp(state, seat)) continue;
      const { codes } = commits(state.decks, state.left[seat] as number);
      imagined.commits[seat] = (codes[below(codes.length)] as number) - COMMIT;
    }
    return imagined;
  },
};
export const pokerdice = defineGame(rules);
