/** Counting what the final throw brings, from the chances of its kinds. */

import { OBJECTIVES, type Objective } from '../rules/objectives.ts';
import type { View } from '../rules/view.ts';
import { bestChance, isMade } from './chances.ts';
import { type Exact, exactly } from './exact.ts';
import type { CommitCard, Expected } from './facts.ts';
import { type Commit, POINTS_OF } from './hands.ts';
import { weigh } from './rethrows.ts';
import { MAKING } from './throws.ts';

export function nameOf(card: number): Objective {
  return OBJECTIVES[card] as Objective;
}

export function chanceOf(card: number, kinds: Float64Array): number {
  return weigh(kinds, MAKING[card] as Float64Array);
}

/** Each re-throw is of at most five dice. */
export function exactChanceOf(card: number, kinds: Float64Array, rethrows: number): Exact {
  return exactly(chanceOf(card, kinds), 5 * rethrows);
}

export function pointsOf(commit: Commit, chance: (card: number) => number): number {
  return commit.reduce((sum, card) => sum + (POINTS_OF[card] as number) * chance(card), 0);
}

export function failuresOf(commit: Commit, chance: (card: number) => number): number {
  return commit.reduce((sum, card) => sum + 1 - chance(card), 0);
}

/** Of a mix over commits: how many copies of each card are expected. */
export function copiesExpected(commits: readonly Commit[], mix: ArrayLike<number>): Float64Array {
  const copies = new Float64Array(OBJECTIVES.length);
  for (const [at, commit] of commits.entries()) {
    for (const card of commit) copies[card] = (copies[card] as number) + (mix[at] as number);
  }
  return copies;
}

export function commitCards(
  commit: Commit,
  thrown: number,
  throws: boolean,
  chance: (card: number) => number,
): readonly CommitCard[] {
  return commit.map((card) => ({
    card: nameOf(card),
    points: POINTS_OF[card] as number,
    lies: isMade(card, thrown),
    best: throws ? exactly(bestChance(card, thrown, 2), 10) : null,
    chance: chance(card),
  }));
}

const WORTH_TELLING = 0.005;

/** The likely commits of a seat, the likeliest first. */
export function expectedOf(
  seat: number,
  commits: readonly Commit[],
  mix: ArrayLike<number>,
): Expected {
  const likely = commits
    .map((commit, at) => ({ cards: commit.map(nameOf), likely: mix[at] as number }))
    .filter((one) => one.likely >= WORTH_TELLING)
    .sort((one, other) => other.likely - one.likely);
  return { seat, commits: likely };
}

export function otherSeats(view: View): readonly number[] {
  return [...view.seats.keys()].filter((seat) => seat !== view.viewer);
}
