/** What the check of a record against its proof found, as data; words are put to it elsewhere. */

import type { Chance, HostChoices, Lot, Seat } from '../game.ts';
import type { DiceQuestion } from './fair.ts';
import type { StepFault, Thrower } from './pouring.ts';
import type { Seed } from './proof.ts';

/**
 * The lots before the first move; dice; anything else that is drawn, such as a card out of a hand.
 */
export const QUESTION_KINDS = ['setup', 'throw', 'draw'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** One question to chance: what follows from the proof, and what the record has. */
export interface Checked {
  readonly kind: QuestionKind;
  readonly question: DiceQuestion;
  /** Of the record, counted from 1. */
  readonly line: number;
  /** Who asked; nobody did for the setup. */
  readonly seat: Seat | null;
  readonly asked: readonly Lot[] | Chance;
  readonly drawn: object;
  readonly recorded: object;
  readonly follows: boolean;
  /** Under scheme 2, who threw. */
  readonly by?: Thrower;
}

/** What a seat added: a seed, or the end of a chain, which stands for a seed. */
export interface CheckedSeed {
  readonly seat: Seat;
  readonly seed: string;
  readonly by: Seed['by'] | 'chain';
  /** What it must be if the table gave it. */
  readonly derived: string | null;
  readonly follows: boolean;
  /** Of a chain: the link that was shown for the setup, null if none came in time. */
  readonly first?: string | null;
}

/** New dice, because a backup was put back. */
export interface Redealt {
  /** Before the event of this number; null is before the start. */
  readonly event: number | null;
  readonly at: number;
  readonly restore: string;
  readonly commitment: string;
  readonly follows: boolean;
}

/** How the throws and draws of a seat came about. */
export interface SeatThrows {
  /** With a link of the seat: nobody knew them before. */
  readonly linked: number;
  /** By the house alone: it knew them before. */
  readonly house: number;
  /** How many of those although the seat had a chain to throw with. */
  readonly withheld: number;
}

export interface Verification {
  /** Everything does: commitment, seeds, chains and every question, and no line is at fault. */
  readonly follows: boolean;
  /** Of the proof. What only scheme 2 has is empty under scheme 1. */
  readonly scheme: 1 | 2;
  readonly game: string;
  readonly table: string;
  readonly seats: number;
  readonly events: number;
  /** A record that stops early follows as far as it goes. */
  readonly over: boolean;
  readonly commitment: {
    readonly published: string;
    readonly derived: string;
    readonly follows: boolean;
  };
  readonly seeds: readonly CheckedSeed[];
  readonly named: HostChoices;
  readonly questions: readonly Checked[];
  readonly totals: Readonly<
    Record<QuestionKind, { readonly asked: number; readonly follow: number }>
  >;
  /** By seat. */
  readonly throws: readonly SeatThrows[];
  readonly redealt: readonly Redealt[];
  /** Impossible steps of the proof: a link that is not the next one, or of a chain too new. */
  readonly misfits: readonly StepFault[];
  /** The line that breaks the rules of the game. What comes after it is not checked. */
  readonly fault: { readonly line: number; readonly reason: string } | null;
}
