/**
 * What is at stake between two in one round: by the commits of both and the kind of the final
 * throw.
 */

import { type Commit, commitsOf, type Hand, POINTS_OF, without } from '../hands.ts';
import { KINDS, MAKING } from '../throws.ts';
import type { Stakes } from './duel.ts';

/** Two players before a round in which cards are committed. */
export interface Table {
  readonly active: Hand;
  readonly other: Hand;
  readonly decks: number;
  /** Rounds to come, this one counted. */
  readonly rounds: number;
}

/** How much the side active next will gain on the other side in the rounds to come. */
export type Future = (table: Table) => number;

/**
 * What a gain in this round is worth when the rest of the game will bring
 * `later` more.
 */
export type Aim = (gained: number, later: number) => number;

export const POINTS_AIM: Aim = (gained, later) => gained + later;

export interface Round {
  /** What the active side may commit, and the other side. */
  readonly mine: readonly Commit[];
  readonly theirs: readonly Commit[];
  readonly stakes: Stakes;
}

export function roundOf(table: Table, future: Future, aim: Aim = POINTS_AIM): Round {
  const mine = commitsOf(table.active, table.decks);
  const theirs = commitsOf(table.other, table.decks);
  const own = mine.map(scored);
  const lost = theirs.map(yielded);
  const stakes = mine.map((commit, row) =>
    theirs.map((reply, column) => {
      const later = -future({
        active: without(table.other, reply),
        other: without(table.active, commit),
        decks: table.decks,
        rounds: table.rounds - 1,
      });
      const gain = own[row] as Float64Array;
      const loss = lost[column] as Float64Array;
      return gain.map((points, kind) => aim(points - (loss[kind] as number), later));
    }),
  );
  return { mine, theirs, stakes };
}

/** By kind: the points of the cards that are made. */
export function scored(commit: Commit): Float64Array {
  const points = new Float64Array(KINDS);
  for (const card of commit)
    add(points, MAKING[card] as Float64Array, POINTS_OF[card] as number, 0);
  return points;
}

/**
 * By kind: what cards of the other side cost the active side: their points if made, else a captured
 * card is a point won.
 */
export function yielded(commit: Commit): Float64Array {
  const points = new Float64Array(KINDS);
  for (const card of commit)
    add(points, MAKING[card] as Float64Array, POINTS_OF[card] as number, -1);
  return points;
}

function add(points: Float64Array, making: Float64Array, made: number, failed: number): void {
  for (let kind = 0; kind < KINDS; kind++)
    points[kind] = (points[kind] as number) + (making[kind] === 1 ? made : failed);
}
