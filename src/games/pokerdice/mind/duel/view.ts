/** A round between two as a view shows it, solved; what each side does in it. */

import { remembered } from '../../../../bots/memory.ts';
import type { View } from '../../rules/view.ts';
import { type Seen, seenIn } from '../habit.ts';
import { type Commit, cardsNamed, commitsOf, type Hand, handOf, sizeOf } from '../hands.ts';
import { futureAgainstCasual } from '../later.ts';
import { future } from '../lore.ts';
import { habitMix, habitTurns, naivety, type Reading, readSeat } from '../reading.ts';
import { bestChoices, nextOf, weigh } from '../rethrows.ts';
import { chancesFrom, THROWS } from '../throws.ts';
import { winningAim } from '../winning.ts';
import { against, type Care, type Duel, type Lean, solveDuel } from './duel.ts';
import { type Aim, type Future, type Round, roundOf, type Table } from './stakes.ts';

export interface SolvedRound extends Round, Duel {}

export function tableOf(view: View): Table {
  const [active, other] = [view.active, 1 - view.active].map((seat) =>
    handOf(cardsNamed(view.seats[seat]?.left ?? [])),
  );
  return {
    active: active as number,
    other: other as number,
    decks: view.decks,
    rounds: view.rounds - view.round + 1,
  };
}

const CARE: Care = { gap: 0.002, steps: 40 };
/** In chances to win instead of points. */
const CARE_TO_WIN: Care = { gap: 0.0005, steps: 40 };
const CARE_WITH_TWO_PACKS: Care = { gap: 0.05, steps: 12 };
const CARE_TO_WIN_WITH_TWO_PACKS: Care = { gap: 0.008, steps: 12 };

/** What a seat that has read the other puts in place of the plain solution's. */
interface Reply {
  readonly ahead: Future;
  readonly aim: Aim;
  lean(round: Round): Lean;
}

function solveTable(table: Table, thrown: number, reply?: Reply): SolvedRound {
  const round = roundOf(table, reply?.ahead ?? future, reply?.aim);
  const [plain, toWin] =
    table.decks === 1 ? [CARE, CARE_TO_WIN] : [CARE_WITH_TWO_PACKS, CARE_TO_WIN_WITH_TWO_PACKS];
  const care = reply === undefined ? plain : toWin;
  return { ...round, ...solveDuel(round.stakes, thrown, care, reply?.lean(round)) };
}

/** How often the active side makes each commit. */
export function activeMix({ mine, plans }: SolvedRound): readonly number[] {
  return mine.map((_, row) =>
    plans.reduce((sum, { commit, weight }) => (commit === row ? sum + weight : sum), 0),
  );
}

/** One way to go on with the dice that lie, and how often it is gone. */
export interface Way {
  readonly keep: number;
  readonly weight: number;
}

/**
 * What the active side does with the dice that lie, with this commit. A plan counts by its weight
 * and by the chance that it led here, which gives every final throw the same chance as drawing a
 * plan once and holding on to it.
 */
export function ways(
  solved: SolvedRound,
  commit: number,
  lies: number,
  rethrows: number,
): readonly Way[] {
  const plans = solved.plans.filter((plan) => plan.commit === commit);
  const found =
    rethrows === 2
      ? plans.map(({ weight, keep }) => ({ keep, weight }))
      : plans.map(({ weight, keep, later }) => ({
          keep: later[lies] as number,
          weight: keep < THROWS ? 0 : weight * (chancesFrom(keep)[lies] as number),
        }));
  if (found.some(({ weight }) => weight > 0)) return found.filter(({ weight }) => weight > 0);
  // Off the plan: the best answer to the other side's mix.
  const choices = bestChoices(
    against(solved.stakes[commit] as readonly Float64Array[], solved.others),
    rethrows,
  );
  return [{ keep: nextOf(choices).keep[lies] as number, weight: 1 }];
}

const PLAIN = remembered<string, SolvedRound>(64);
const READ = remembered<string, SolvedRound>(8);

/** The solution for a seat that takes the other to play as well as itself. */
export function solvedRound(table: Table, thrown: number): SolvedRound {
  return PLAIN(`${table.active}/${table.other}/${table.decks}/${table.rounds}/${thrown}`, () =>
    solveTable(table, thrown),
  );
}

/**
 * With one pack, all of which will be played, and this many rounds to come or fewer, the plain
 * solution in points is played: it is exact, and nobody beats it. Otherwise a seat plays to win,
 * and reads the other.
 */
export const SOLVED_ROUNDS = 3;

/** What the viewer does about the other seat, whose play so far may have told how it thinks. */
export function readRound(view: View): SolvedRound {
  const table = tableOf(view);
  const seen = seenIn(view);
  const { viewer } = view;
  const solved = table.rounds <= SOLVED_ROUNDS && sizeOf(table.active) === table.rounds;
  if (solved || viewer === 'public') return solvedRound(table, seen.thrown);
  const lead = (view.seats[view.active]?.score ?? 0) - (view.seats[1 - view.active]?.score ?? 0);
  const history = view.history
    .map(({ committedOn, cards }) => `${committedOn.join('')}${cards.join()}`)
    .join();
  return READ(
    `${viewer}/${seen.hands.join()}/${seen.decks}/${seen.rounds}/${seen.thrown}/${lead}/${history}`,
    () => {
      const other = 1 - viewer;
      const reading = readSeat(view, other, solutionOf);
      const naive = reading.trust * naivety(reading);
      const against = futureAgainstCasual(other !== view.active);
      return solveTable(table, seen.thrown, {
        ahead: (later) => (1 - naive) * future(later) + naive * against(later),
        aim: winningAim({ lead, rounds: table.rounds - 1 }),
        lean: (round) => leanOn(reading, seen, round, other === view.active),
      });
    },
  );
}

/**
 * With two packs solving every past round takes too long: a good player is taken to waver between a
 * few commits, whichever they are.
 */
const A_FEW = 0.2;

function solutionOf(seen: Seen, place: number): ArrayLike<number> {
  if (seen.decks > 1) return commitsOf(seen.hands[place] as Hand, seen.decks).map(() => A_FEW);
  const [active, other] = seen.hands as readonly [number, number];
  const solved = solvedRound(
    { active, other, decks: seen.decks, rounds: seen.rounds },
    seen.thrown,
  );
  return place === 0 ? activeMix(solved) : solved.others;
}

function leanOn(
  reading: Reading,
  seen: Seen,
  { mine, theirs, stakes }: Round,
  otherThrows: boolean,
): Lean {
  if (!otherThrows) return { side: 'other', trust: reading.trust, mix: habitMix(reading, seen, 1) };
  const turns = habitTurns(reading, seen).map((turn) => ({
    ...turn,
    row: indexOf(mine, turn.commit),
  }));
  const total = turns.reduce((sum, { weight }) => sum + weight, 0);
  const gains = Float64Array.from(
    theirs,
    (_, column) =>
      turns.reduce(
        (sum, { row, weight, kinds }) =>
          sum + weight * weigh(kinds, stakes[row]?.[column] as Float64Array),
        0,
      ) / total,
  );
  return { side: 'active', trust: reading.trust, gains };
}

function indexOf(commits: readonly Commit[], commit: Commit): number {
  return commits.findIndex((one) => one.join() === commit.join());
}
