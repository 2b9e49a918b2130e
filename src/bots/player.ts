/**
 * Who sits at a seat of a match: a bot of this house, someone who moves at random, or a program of
 * somebody else's.
 */

import type { AnyGame, CommonView, GameTypes, Seat } from '../game.ts';
import type { Random } from '../random.ts';
import type { Bot } from './bot.ts';
import { anyOf } from './choice.ts';

/** A decision to make, as the seat knows it. */
export interface SeatDecision {
  readonly view: CommonView;
  /** At least two: nobody is asked if there is no choice. */
  readonly moves: readonly GameTypes['move'][];
  /** The seat's own source of chance, not that of the dice. */
  readonly random: Random;
  /**
   * A state that the seat could not tell from the true one. For searches that run on the rules:
   * bench/ismcts.ts.
   */
  imagine(random: Random): unknown;
}

/**
 * Why a seat's own choice was not played: no answer in time, an answer that is none, a death, one
 * death too many, or a game without end.
 */
export const PLAYER_FAULTS = ['late', 'wrong', 'dead', 'gone', 'endless'] as const;
export type FaultKind = (typeof PLAYER_FAULTS)[number];
export interface PlayerFault {
  readonly kind: FaultKind;
  readonly what: string;
}

/** A move, or why there is none; its place is then taken by one at random. */
export type PlayerChoice = { readonly move: GameTypes['move'] } | { readonly fault: PlayerFault };

/** What a player is told at the beginning of a game. */
export interface Seating {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: object;
  readonly seat: Seat;
  /** A number to make its own chance from; tells nothing of the dice. */
  readonly seed: number;
}

export interface Ending {
  readonly view: CommonView;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** A player may take its time, or answer at once. It sits at one seat of one game at a time. */
export interface Player {
  begin?(seating: Seating): void | Promise<void>;
  choose(situation: SeatDecision): PlayerChoice | Promise<PlayerChoice>;
  end?(ending: Ending): void;
}

export function botPlayer(bot: Bot): Player {
  return { choose: ({ view, moves, random }) => ({ move: bot(view, moves, random) }) };
}

/** Every legal move is equally likely. */
export const randomPlayer: Player = {
  choose: ({ moves, random }) => ({ move: anyOf(moves, random) }),
};
