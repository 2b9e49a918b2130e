/**
 * Reading another seat: does it think in one of the ways the master knows, or as well as the master
 * does? Each way is weighed by how well it foretold the cards that the seat has played so far
 * (Bayes; "types" in Albrecht and Stone 2018). Whoever plays like a master gives nothing to read,
 * and the master then plays the plain solution.
 */

import { remembered } from '../../../bots/memory.ts';
import type { Seat } from '../../../game.ts';
import type { RoundView, View } from '../rules/view.ts';
import type { Habit, Seen } from './habit.ts';
import { type Commit, cardsNamed, commitsOf, type Hand, handOf } from './hands.ts';
import { beginner } from './levels/beginner.ts';
import { casual } from './levels/casual.ts';
import { strong } from './levels/strong.ts';
import { planOf } from './plans.ts';
import { outcome, outcomeAtRandom } from './rethrows.ts';
import { keepOf } from './throws.ts';

/** Ways of thinking with one answer each; another is to take anything. */
const HABITS: readonly { readonly habit: Habit; readonly prior: number }[] = [
  { habit: beginner, prior: 0.1 },
  { habit: casual, prior: 0.15 },
  { habit: strong, prior: 0.2 },
];
const PRIOR_ANYTHING = 0.1;
const PRIOR_MASTER = 0.45;

/** Nobody keeps to a habit always: how often the answer is the habit's. */
const FAITH = 0.9;
/** How often a master's commit is taken to be the solution's; else it is any. */
const SKILL = 0.8;

export interface Reading {
  /** How far the seat is taken to have a habit rather than to play as well as a master. */
  readonly trust: number;
  /** The weight of each habit, then of taking anything; they add up to one. */
  readonly weights: readonly number[];
}

/** How often the solution of a round plays each commit, for the seat at a place. */
export type Solution = (seen: Seen, place: number) => ArrayLike<number>;

export function readSeat(view: View, seat: Seat, solution: Solution): Reading {
  const likely = [...HABITS.map(({ prior }) => prior), PRIOR_ANYTHING];
  let master = PRIOR_MASTER;
  for (const round of pastRounds(view)) {
    const place = (seat - round.active + view.seats.length) % view.seats.length;
    const commits = commitsOf(round.seen.hands[place] as Hand, view.decks);
    if (commits.length < 2) continue;
    const played = indexOf(commits, cardsNamed(round.cards[seat] ?? []));
    for (const [at, foretold] of foretoldIn(round.seen, place, commits).entries()) {
      likely[at] =
        (likely[at] as number) * (foretold === played ? FAITH : (1 - FAITH) / (commits.length - 1));
    }
    likely[HABITS.length] = (likely[HABITS.length] as number) / commits.length;
    master *=
      SKILL * (solution(round.seen, place)[played] as number) + (1 - SKILL) / commits.length;
  }
  const known = likely.reduce((sum, one) => sum + one, 0);
  return { trust: known / (known + master), weights: likely.map((one) => one / known) };
}

const FORETOLD = remembered<string, readonly number[]>(512);

/**
 * The place of each habit's commit. The past comes up at every decision of a game, so it is kept.
 */
function foretoldIn(seen: Seen, place: number, commits: readonly Commit[]): readonly number[] {
  return FORETOLD(`${place}/${seen.hands.join()}/${seen.decks}/${seen.rounds}/${seen.thrown}`, () =>
    HABITS.map(({ habit }) => indexOf(commits, habit.commit(seen, place))),
  );
}

/**
 * The rounds judged so far as they were seen when cards were committed: what was played since was
 * still in hand.
 */
function pastRounds(view: View): readonly (RoundView & { readonly seen: Seen })[] {
  const hands = view.seats.map(({ left }) => handOf(cardsNamed(left)));
  const rounds: (RoundView & { readonly seen: Seen })[] = [];
  for (const [at, round] of [...view.history.entries()].reverse()) {
    for (const [seat, cards] of round.cards.entries())
      hands[seat] = (hands[seat] as Hand) + handOf(cardsNamed(cards));
    const inOrder = hands.map((_, place) => hands[(round.active + place) % hands.length] as Hand);
    rounds.push({
      ...round,
      seen: {
        hands: inOrder,
        decks: view.decks,
        rounds: view.rounds - at,
        thrown: keepOf(round.committedOn),
      },
    });
  }
  return rounds;
}

function indexOf(commits: readonly Commit[], commit: Commit): number {
  return commits.findIndex((one) => one.join() === commit.join());
}

/** How far the seat, if it has a habit, never spoils. */
export function naivety({ weights }: Reading): number {
  return 1 - (weights[HABITS.findIndex(({ habit }) => habit === strong)] as number);
}

/** How likely each commit of a seat is by its habits. */
export function habitMix({ weights }: Reading, seen: Seen, place: number): Float64Array {
  const commits = commitsOf(seen.hands[place] as Hand, seen.decks);
  const mix = new Float64Array(commits.length).fill(
    (weights[HABITS.length] as number) / commits.length,
  );
  for (const [at, chosen] of foretoldIn(seen, place, commits).entries()) {
    mix[chosen] = (mix[chosen] as number) + (weights[at] as number);
  }
  return mix;
}

/** What the active seat may play and how the dice then end, by its habits. */
export interface Turn {
  readonly commit: Commit;
  readonly weight: number;
  /** The chance of each kind of final throw. */
  readonly kinds: Float64Array;
}

const WORTH_READING = 0.02;

export function habitTurns({ weights }: Reading, seen: Seen): readonly Turn[] {
  const turns = HABITS.flatMap(({ habit }, at): readonly Turn[] => {
    const weight = weights[at] as number;
    if (weight < WORTH_READING) return [];
    const commit = habit.commit(seen, 0);
    const { keep, later } = planOf(habit, seen, commit);
    return [{ commit, weight, kinds: outcome(keep, [later]) }];
  });
  const anything = weights[HABITS.length] as number;
  if (anything < WORTH_READING) return turns;
  const commits = commitsOf(seen.hands[0] as Hand, seen.decks);
  const kinds = outcomeAtRandom(seen.thrown);
  return [
    ...turns,
    ...commits.map((commit) => ({ commit, weight: anything / commits.length, kinds })),
  ];
}
