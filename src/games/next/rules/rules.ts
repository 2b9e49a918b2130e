/**
 * NEXT! Six coloured dice race for the cards of three piles, and a failed throw is left to the next
 * player. The ids in comments (N1 …) are those of README.md here.
 */

import { type Chance, countBits, defineGame, offer, type Rules, type Seat } from '../../../game.ts';
import { ascending, listOf, oneOf, text, whole } from '../../../shape.ts';
import { type Card, COLOURS, type Colour, DECK_SIZE } from './cards.ts';
import { imagine } from './imagine.ts';
import {
  actionMoves,
  CONTINUE,
  decode,
  END_TURN,
  encode,
  FINISH,
  FINISH_OR_NOT,
  FIRST_THROW,
  GIVE,
  giveMoves,
  type Move,
  STEAL,
  SWAP,
  TAKE,
  TURN_DIE,
  turnMoves,
} from './moves.ts';
import {
  deal,
  fixPiles,
  lots,
  type Options,
  readOptions,
  readSetup,
  type Setup,
  start,
} from './setup.ts';
import {
  ALL_DICE,
  BLACK_DICE,
  handOf,
  limits,
  madePiles,
  NOBODY,
  PILE_SIZE,
  PILES,
  packPassage,
  type State,
  THROWS,
  takeable,
  topOf,
  WHITE_AND_BLACK,
} from './state.ts';
import { hidden, SECRETS, type Secret, show, type View } from './view.ts';

export type Answer = { readonly faces: readonly Colour[] } | { readonly drew: string };
export type Next = {
  state: State;
  move: Move;
  answer: Answer;
  secret: Secret;
  view: View;
  options: Options;
  setup: Setup;
};

/** Draws of up to as many cards as there are; throws of up to six dice. */
const DRAWS: readonly Chance[] = Array.from({ length: DECK_SIZE + 1 }, (_, sides) => ({
  draws: 1,
  sides,
}));
const THROWN: readonly Chance[] = Array.from({ length: ALL_DICE + 1 }, (_, bits) => ({
  draws: countBits(bits),
  sides: COLOURS.length,
}));

// A turn ------------------------------------------------------------------------------------------

/**
 * N27, N42 to N45: the first throw takes all six, fresh or after a failed turn; every other throw
 * locks what lies made (N32).
 */
function roll(state: State, bits: number): void {
  if (state.lie === 'nothing' || (state.lie === 'inherited' && bits === ALL_DICE)) {
    state.throwsLeft = THROWS - 1;
  } else {
    state.locked |= state.made;
    state.throwsLeft = state.lie === 'inherited' ? THROWS - 2 : state.throwsLeft - 1;
  }
  state.lie = 'own';
  state.power = false;
  state.thrown = bits;
}

/** N50, N59: the power comes with each throw in which both black dice were thrown and agree. */
function land(state: State, values: readonly number[]): void {
  let next = 0;
  for (let die = 0; die < WHITE_AND_BLACK; die++) {
    if ((state.thrown >> die) & 1) state.dice[die] = values[next++] as number;
  }
  state.power = (state.thrown & BLACK_DICE) === BLACK_DICE && state.dice[4] === state.dice[5];
  state.thrown = 0;
  state.made = madePiles(state);
  endIfFailed(state);
}

/**
 * N38, N62: after the last throw, with no card to take and no die left to turn, the turn ends by
 * itself.
 */
function endIfFailed(state: State): void {
  if (state.throwsLeft === 0 && !state.power && takeable(state) === 0) endTurn(state, 'inherited');
}

/**
 * N29 to N31, and N64, N65: the action is compulsory if there is somebody to draw from, else
 * skipped.
 */
function take(state: State, pile: number): void {
  const card = topOf(state, pile);
  state.gone = state.gone.with(pile, (state.gone[pile] as number) + 1);
  state.made = 0; // what the dice make counts no more
  state.power = false;
  pass(state, 'take', state.turn, state.turn, card);
  const action = state.deck[card]?.action;
  if (action === undefined || action === 'replay') {
    afterAction(state, action === 'replay');
    return;
  }
  state.targets = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.turn && (state.held[seat] as number) > 0) state.targets |= 1 << seat;
  }
  if (state.targets === 0) {
    afterAction(state, false);
    return;
  }
  state.action = action;
  state.phase = 'action';
}

/**
 * N77, N79: the limit of cards is looked at once, after the whole action; a replay won with that
 * card is dropped.
 */
function afterAction(state: State, replay: boolean): void {
  state.action = null;
  if ((state.held[state.turn] as number) >= limits(state.seats).limit) state.phase = 'over';
  else if (replay) beginTurn(state, state.turn, 'nothing');
  else endTurn(state, 'nothing');
}

/** N80 to N83: who holds enough is asked whether to finish before play passes on. */
function endTurn(state: State, left: 'nothing' | 'inherited'): void {
  state.lie = left;
  state.power = false;
  if ((state.held[state.turn] as number) >= limits(state.seats).enough) state.phase = 'finish';
  else beginTurn(state, (state.turn + 1) % state.seats, left);
}

function beginTurn(state: State, seat: Seat, lie: 'nothing' | 'inherited'): void {
  state.turn = seat;
  state.phase = 'turn';
  state.lie = lie;
  state.throwsLeft = THROWS;
  state.locked = 0;
  state.power = false;
}

// Actions -----------------------------------------------------------------------------------------

function drawFrom(state: State, seat: Seat): void {
  state.from = seat;
  state.drawing = true;
}

function drawn(state: State, value: number): void {
  const card = handOf(state, state.from)[value] as number;
  state.drawing = false;
  if (state.action === 'steal') {
    pass(state, 'steal', state.turn, state.from, card);
    afterAction(state, false);
  } else {
    pass(state, 'swap', state.turn, state.from, card);
    state.drawn = card;
    state.phase = 'give';
  }
}

function give(state: State, card: number): void {
  pass(state, 'give', state.turn, state.from, card);
  state.drawn = -1;
  state.targets &= ~(1 << state.from);
  if (state.action === 'super-swap' && state.targets !== 0) state.phase = 'action';
  else afterAction(state, false);
}

/** A card changes hands. */
function pass(
  state: State,
  kind: 'take' | 'steal' | 'swap' | 'give',
  seat: Seat,
  other: Seat,
  card: number,
): void {
  const giver = state.owner[card] as number;
  const receiver = kind === 'give' ? other : seat;
  if (giver !== NOBODY) state.held = state.held.with(giver, (state.held[giver] as number) - 1);
  state.held = state.held.with(receiver, (state.held[receiver] as number) + 1);
  state.owner = state.owner.with(card, receiver);
  state.history = [...state.history, packPassage(kind, seat, other, card)];
}

const rules: Rules<Next> = {
  id: 'next',
  version: 1,
  seats: { min: 2, max: 6 },

  options: () => readOptions,
  setup: readSetup,
  lots,
  deal,
  start,
  side: (_seats, seat) => seat,
  first: ({ first }) => first,

  copy: (state) => ({
    seats: state.seats,
    deck: state.deck,
    custom: state.custom,
    needs: state.needs,
    order: state.order,
    gone: state.gone,
    owner: state.owner,
    held: state.held,
    first: state.first,
    turn: state.turn,
    phase: state.phase,
    lie: state.lie,
    dice: state.dice.slice(),
    throwsLeft: state.throwsLeft,
    made: state.made,
    locked: state.locked,
    power: state.power,
    thrown: state.thrown,
    action: state.action,
    targets: state.targets,
    from: state.from,
    drawing: state.drawing,
    drawn: state.drawn,
    history: state.history,
  }),
  toMove: (state) =>
    state.thrown !== 0 || state.drawing || state.phase === 'over' ? 0 : 1 << state.turn,
  chance(state) {
    if (state.thrown !== 0) return THROWN[state.thrown];
    return state.drawing ? DRAWS[state.held[state.from] as number] : undefined;
  },

  legal(state) {
    switch (state.phase) {
      case 'turn':
        return state.lie === 'nothing' ? FIRST_THROW : turnMoves(takeable(state), state);
      case 'action':
        return actionMoves(state);
      case 'give':
        return giveMoves(state);
      case 'finish':
        return FINISH_OR_NOT;
      case 'over':
        return offer([]);
    }
  },

  play(state, _seat, code) {
    if (code < TAKE) {
      roll(state, code);
    } else if (code < END_TURN) {
      take(state, code - TAKE);
    } else if (code === END_TURN) {
      endTurn(state, 'inherited');
    } else if (code === FINISH) {
      state.phase = 'over';
    } else if (code === CONTINUE) {
      beginTurn(
        state,
        (state.turn + 1) % state.seats,
        state.lie === 'inherited' ? 'inherited' : 'nothing',
      );
    } else if (code < STEAL) {
      state.dice[Math.floor((code - TURN_DIE) / COLOURS.length)] =
        (code - TURN_DIE) % COLOURS.length;
      state.power = false;
      state.made = madePiles(state);
      endIfFailed(state);
    } else if (code < SWAP) {
      drawFrom(state, code - STEAL);
    } else if (code < GIVE) {
      drawFrom(state, code - SWAP);
    } else {
      give(state, code - GIVE);
    }
  },

  settle(state, values) {
    if (state.drawing) drawn(state, values[0] as number);
    else land(state, values);
  },

  scores(state) {
    const points = new Array<number>(state.seats).fill(0);
    state.owner.forEach((owner, card) => {
      if (owner !== NOBODY)
        points[owner] = (points[owner] as number) + (state.deck[card] as Card).points;
    });
    return points;
  },
  winners(state) {
    if (state.phase !== 'over') return [];
    const scores = rules.scores(state);
    const most = Math.max(...scores);
    return scores.flatMap((score, seat) => (score === most ? [seat] : []));
  },

  events: {
    roll: {
      move: { dice: ascending(WHITE_AND_BLACK) },
      answer: { faces: listOf(oneOf(COLOURS), 1, WHITE_AND_BLACK) },
    },
    'turn-die': { move: { die: whole(0, WHITE_AND_BLACK - 1), face: oneOf(COLOURS) } },
    take: { move: { pile: whole(0, PILES - 1) } },
    'end-turn': { move: {} },
    steal: { move: { from: whole(0, 5) }, answer: { drew: text } },
    swap: { move: { from: whole(0, 5) }, answer: { drew: text } },
    give: { move: { card: text } },
    finish: { move: {} },
    continue: { move: {} },
  },
  encode,
  decode,
  values(state, answer) {
    if ('drew' in answer !== state.drawing) return [-1]; // the answer to another question
    if ('faces' in answer) return answer.faces.map((face) => COLOURS.indexOf(face));
    return [handOf(state, state.from).findIndex((card) => state.deck[card]?.id === answer.drew)];
  },
  answer(state, values) {
    if (!state.drawing) return { faces: values.map((value) => COLOURS[value] as Colour) };
    return {
      drew: (state.deck[handOf(state, state.from)[values[0] as number] as number] as Card).id,
    };
  },

  show,
  secrets: SECRETS,
  hidden,
  imagine: (state, viewer, below) => imagine(rules.copy(state), viewer, below),
  unseen: {
    shown: (state) => state.gone.map((gone) => Math.min(PILE_SIZE, gone + 1)),
    turnsUp(state, move) {
      if (move.type !== 'take') return undefined;
      return (state.gone[move.pile] as number) + 1 < PILE_SIZE ? move.pile : undefined;
    },
    fix: fixPiles,
  },
};
export const next = defineGame(rules);
