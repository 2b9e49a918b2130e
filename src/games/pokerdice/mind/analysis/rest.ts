/**
 * The rest of a game, played on many times by strong players at every seat. They look at no scores,
 * so what a game's rest brings to each seat does not hang on them either: one sample serves for
 * every outcome of the round before it.
 */

import type { Chances } from '../../../../analysis/contract.ts';
import type { Seat } from '../../../../game.ts';
import { type Random, Seeded } from '../../../../random.ts';
import { DICE, type State } from '../../rules/state.ts';
import { type Commit, type Hand, POINTS_OF, without } from '../hands.ts';
import { strong } from '../levels/strong.ts';
import { planOf } from '../plans.ts';
import { FACES, KEEPS, KIND_OF, MAKES, NOTHING, THROWS, WITH } from '../throws.ts';

/** Before a round is thrown. */
export interface Start {
  /** By seat. */
  readonly hands: readonly Hand[];
  readonly active: Seat;
  /** Rounds to come. */
  readonly rounds: number;
  readonly decks: number;
}

/** What the rest brought to each seat, game after game, and who wins a tie. */
export interface Rest {
  readonly seats: number;
  readonly gains: Int16Array;
  /** The seats, who was active last first: ties go to the first of them. */
  readonly order: readonly Seat[];
}

export function startOf(state: State): Start {
  const { left, first, round, rounds, seats, decks } = state;
  return { hands: left, active: (first + round) % seats, rounds: rounds - round, decks };
}

export function restOf(start: Start, games: number, seed: string): Rest {
  const { active, rounds } = start;
  const seats = start.hands.length;
  const count = rounds === 0 ? 1 : games;
  const gains = new Int16Array(count * seats);
  const random = new Seeded(seed);
  for (let game = 0; game < count; game++)
    playOn(start, random, gains.subarray(game * seats, (game + 1) * seats));
  const last = active + rounds - 1 + seats;
  return {
    seats,
    gains,
    order: Array.from({ length: seats }, (_, back) => (last - back + seats) % seats),
  };
}

function playOn({ hands, active, rounds, decks }: Start, random: Random, gains: Int16Array): void {
  const seats = hands.length;
  let left = hands;
  for (let round = 0; round < rounds; round++) {
    const thrower = (active + round) % seats;
    const turned = left.map((_, place) => left[(thrower + place) % seats] as Hand);
    const seen = {
      hands: turned,
      decks,
      rounds: rounds - round,
      thrown: thrownFrom(NOTHING, random),
    };
    const commits = turned.map((_, place) => strong.commit(seen, place));
    const { keep, later } = planOf(strong, seen, commits[0] as Commit);
    let lies = keep;
    if (keep >= THROWS) lies = thrownFrom(later[thrownFrom(keep, random)] as number, random);
    const made = MAKES[KIND_OF[lies] as number] as number;
    commits.forEach((commit, place) => {
      score(gains, commit, made, (thrower + place) % seats, thrower);
    });
    left = left.map((hand, seat) =>
      without(hand, commits[(seat - thrower + seats) % seats] as Commit),
    );
  }
}

/**
 * P36–P38: a card that is made scores for its owner; one that is not is captured by the active
 * seat, unless it is its own.
 */
export function score(
  points: Int16Array | number[],
  commit: Commit,
  made: number,
  owner: Seat,
  active: Seat,
): void {
  for (const card of commit) {
    if ((made >> card) & 1) points[owner] = (points[owner] as number) + (POINTS_OF[card] as number);
    else if (owner !== active) points[active] = (points[active] as number) + 1;
  }
}

/** The throw that lies once what is missing of a keep has been thrown. */
function thrownFrom(keep: number, random: Random): number {
  let lies = keep;
  for (let missing = DICE - (KEEPS[keep]?.length ?? DICE); missing > 0; missing--) {
    lies = WITH[lies * FACES + random.below(FACES)] as number;
  }
  return lies;
}

/** Each seat's chance with these points now: how often it wins. */
export function chancesWith({ seats, gains, order }: Rest, points: ArrayLike<number>): Chances {
  const wins = new Array<number>(seats).fill(0);
  const games = gains.length / seats;
  for (let at = 0; at < gains.length; at += seats) {
    let winner = order[0] as Seat;
    let most = (points[winner] as number) + (gains[at + winner] as number);
    for (let place = 1; place < seats; place++) {
      const seat = order[place] as Seat;
      const sum = (points[seat] as number) + (gains[at + seat] as number);
      if (sum > most) {
        most = sum;
        winner = seat;
      }
    }
    wins[winner] = (wins[winner] as number) + 1;
  }
  return wins.map((won) => won / games);
}

/** How far points are moved up and down to see what one is worth: about what a card brings. */
const A_CARD = 2;

/** By how much one point more raises a seat's chance. */
export function worthOfAPoint(rest: Rest, points: readonly number[], seat: Seat): number {
  const at = (more: number): number =>
    chancesWith(rest, points.with(seat, (points[seat] as number) + more))[seat] as number;
  return (at(A_CARD) - at(-A_CARD)) / (2 * A_CARD);
}
