/**
 * What a viewer of Pokerdice may know: everything but what the others have committed and not yet
 * turned up.
 */

import type { CommonView, Seat, Viewer } from '../../../game.ts';
import type { Move } from './moves.ts';
import { OBJECTIVES, type Objective } from './objectives.ts';
import { activeSeat, cardsOf, DICE, isTurnedUp, NONE, REROLLS, type State } from './state.ts';

export interface View extends CommonView {
  readonly phase: State['phase'];
  /** Counted from 1; after the last round it stays at the last. */
  readonly round: number;
  readonly rounds: number;
  readonly decks: number;
  readonly active: Seat;
  /** The dice of this round, null until they are thrown. */
  readonly dice: readonly number[] | null;
  /**
   * The dice on which the cards of this round were committed, null unless they may be re-thrown.
   */
  readonly committedOn: readonly number[] | null;
  readonly rerollsLeft: number;
  readonly seats: readonly SeatView[];
  /** What the viewer has committed and only they may know; null if nothing. */
  readonly myCommit: readonly Objective[] | null;
  /** The rounds judged so far. */
  readonly history: readonly RoundView[];
}

export interface SeatView {
  readonly score: number;
  readonly captured: number;
  /**
   * The cards not yet judged. A committed one is still among them, so that its absence tells
   * nothing.
   */
  readonly left: readonly Objective[];
  readonly ready: boolean;
  /** The active player's cards, once turned up. */
  readonly turnedUp: readonly Objective[] | null;
}

export interface RoundView {
  readonly active: Seat;
  /** The dice on which the cards were committed, and the final ones. */
  readonly committedOn: readonly number[];
  readonly dice: readonly number[];
  /** What each seat played. */
  readonly cards: readonly (readonly Objective[])[];
}

export function show(state: State, viewer: Viewer): Omit<View, keyof CommonView> {
  const over = state.phase === 'over';
  const mine = viewer === 'public' ? NONE : (state.commits[viewer] ?? NONE);
  return {
    phase: state.phase,
    round: over ? state.rounds : state.round + 1,
    rounds: state.rounds,
    decks: state.decks,
    active: over ? (state.first + state.rounds - 1) % state.seats : activeSeat(state),
    dice: state.phase === 'commit' || state.phase === 'reroll' ? state.dice.slice() : null,
    committedOn: state.phase === 'reroll' ? state.committedOn : null,
    rerollsLeft: state.phase === 'reroll' ? REROLLS - state.rerolls : 0,
    seats: state.points.map((score, seat) => ({
      score,
      captured: state.captured[seat] as number,
      left: cardsLeft(state.left[seat] as number),
      ready: state.commits[seat] !== NONE,
      turnedUp: isTurnedUp(state, seat) ? named(state.commits[seat] as number) : null,
    })),
    myCommit: mine === NONE ? null : named(mine),
    history: rounds(state),
  };
}

function named(commit: number): readonly Objective[] {
  return cardsOf(commit).map((card) => OBJECTIVES[card] as Objective);
}

function cardsLeft(left: number): readonly Objective[] {
  return OBJECTIVES.flatMap((objective, card) =>
    new Array<Objective>((left >> (2 * card)) & 3).fill(objective),
  );
}

function rounds(state: State): readonly RoundView[] {
  const width = 2 * DICE + state.seats;
  return Array.from({ length: state.round }, (_, round) => {
    const at = round * width;
    return {
      active: (state.first + round) % state.seats,
      committedOn: state.history.slice(at, at + DICE),
      dice: state.history.slice(at + DICE, at + 2 * DICE),
      cards: state.history.slice(at + 2 * DICE, at + width).map(named),
    };
  });
}

/** P25: of a commit the others are told only that it was made. */
export const SECRETS = ['cards'] as const;
export type Secret = (typeof SECRETS)[number];
const NOTHING: readonly Secret[] = [];

export function hidden(_state: State, { seat, move }: Event, viewer: Viewer): readonly Secret[] {
  return move.type === 'commit' && seat !== viewer ? SECRETS : NOTHING;
}

type Event = { readonly seat: Seat; readonly move: Move };
